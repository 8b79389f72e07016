import { errorMessage } from "../content/model/error-message";
import { announcement } from "./announcement";
import { boundHeap } from "./support/bounded-heap";
import { readSettings } from "./env";
import { progressOf } from "./publish/build/build-progress";
import { startServer } from "./server";
import { rootDir } from "./support/root-dir";
import { openSite, type OpenedSite } from "./site-files/open-site";
import { assertContentFolder } from "./store/repository-place";

/** Starts the service, says where it is, and stops it cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  let site: OpenedSite | undefined;
  const options = { rootDir, onLine: sayProgress };
  const settings = readSettings();
  await assertContentFolder(settings.contentDir);
  const server = await startServer(settings, {
    openSite: async (context) => (site = await openSite(options, context)),
  });
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await server.store.ready;
  boundHeap();
  if (site?.publisher.siteFolder() === undefined)
    say("▸ Building the site for the first time (one to five minutes; the address already answers) …");
  await site?.publisher.settled();
  if (stopping.signal.aborted) return;
  const { publicUrl = server.url.replace("127.0.0.1", "localhost"), password } = settings;
  const generatedPassword = password.kind === "stored-or-generated";
  const state = site?.publisher.state();
  say(announcement({ publicUrl, state, hasSite: site?.publisher.siteFolder() !== undefined, generatedPassword }));
}

function sayProgress(line: string): void {
  const progress = progressOf(line);
  if (progress !== undefined) say(`  ${progress}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): void {
  const sentence = errorMessage(error);
  process.stderr.write(`✗ ${sentence}\n`);
  process.exit(1);
}

main().catch(fail);
