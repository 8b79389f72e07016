import { errorMessage } from "../content/model/error-message";
import { loadSharp } from "./images/encode-picture";
import { boundHeap } from "./support/bounded-heap";
import { readSettings } from "./env";
import { progressOf } from "./publish/build/build-progress";
import { startServer } from "./server";
import { rootDir } from "./support/root-dir";
import { openSite, type OpenedSite } from "./site-files/open-site";
import { assertContentFolder } from "./store/repository-place";
import type { PublishState } from "../content/model/api/answers";

/**
 * Starts the service, says where it is, and stops it cleanly on SIGTERM and SIGINT; ends the process when it cannot go on.
 * @param adminBuild settles when the staff pages are built, for which their files wait; where it rejects the service stops
 */
export function runService(adminBuild: Promise<void> = Promise.resolve()): void {
  run(adminBuild).catch(fail);
}

async function run(adminBuild: Promise<void>): Promise<void> {
  // Heard below, once there is something to stop.
  adminBuild.catch(() => undefined);
  let site: OpenedSite | undefined;
  const options = { rootDir, onLine: sayProgress };
  const settings = readSettings();
  loadEarly();
  await assertContentFolder(settings.contentDir);
  const server = await startServer(settings, {
    adminBuild,
    openSite: async (context) => (site = await openSite(options, context)),
  });
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
    server.close().then(
      () => process.exit(),
      (error: unknown) => fail(error),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  adminBuild.catch((error: unknown) => {
    report(error);
    stop();
  });
  await server.store.ready;
  boundHeap();
  if (site?.publisher.siteFolder() === undefined)
    say("▸ Building the site for the first time (one to five minutes; the address already answers) …");
  await site?.publisher.settled();
  await adminBuild.catch(() => stopping.abort());
  if (stopping.signal.aborted) return;
  const { publicUrl = server.url.replace("127.0.0.1", "localhost"), password } = settings;
  const generatedPassword = password.kind === "stored-or-generated";
  const state = site?.publisher.state();
  say(announcement({ publicUrl, state, hasSite: site?.publisher.siteFolder() !== undefined, generatedPassword }));
}

/**
 * Loads beside the start what the first form, picture, mail and passkey need: a module that cannot be loaded, because no more files may be
 * open in that moment, is never tried again by Node.
 */
function loadEarly(): void {
  void Promise.allSettled([
    import("koa-body"),
    import("nodemailer"),
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
    loadSharp(),
  ]);
}

function sayProgress(line: string): void {
  const progress = progressOf(line);
  if (progress !== undefined) say(`  ${progress}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): void {
  report(error);
  process.exit();
}

function report(error: unknown): void {
  process.stderr.write(`✗ ${errorMessage(error)}\n`);
  process.exitCode = 1;
}

/** What the service is ready for. */
interface Readiness {
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  readonly state: PublishState | undefined;
  /** A release is live. */
  readonly hasSite: boolean;
  /** No password is configured. */
  readonly generatedPassword: boolean;
}

/** The last lines of a start; the first character says how it went, which `chamber-deploy` reads. */
export function announcement({ publicUrl: url, state, hasSite, generatedPassword }: Readiness): string {
  const failure =
    state?.kind === "failed" ? `✗ The site could not be built; /adminHealth says the same:\n  ${state.reason}\n` : "";
  if (!hasSite) return `${failure}✗ No site to show yet; the API answers at ${url}`;
  const hint = generatedPassword ? " (the password is the one that the first start announced)" : "";
  return `${failure}✓ The site is at ${url}\n  Admin pages: ${url}/admin${hint}`;
}
