import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inheritedEnvironment, readSettings } from "../api/env";
import { takeBuildLock } from "../api/publish/build-lock";
import { progressOf } from "../api/publish/build-progress";
import { buildSite } from "../api/publish/build-site";
import { codeFingerprint } from "../api/publish/code-fingerprint";
import { assertContentFolder } from "../api/store/repository-place";
import { rootDir } from "../api/support/root-dir";
import { errorMessage } from "../content/model/error-message";
import { tokyoDay } from "../content/model/dates/tokyo-day";
import { writeSiteFolder } from "./write-site-folder";

/** `npm run build`: builds the static site once from CONTENT_DIR, as it lies there, into a folder for any static host. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string", default: join(".build", "site") } } });
  const out = resolve(values.out);
  const settings = readSettings();
  await assertContentFolder(settings.contentDir);
  const pageSettings = {
    publicUrl: settings.publicUrl ?? `http://localhost:${String(settings.port)}`,
    gtagId: settings.gtagId ?? null,
    captchaSiteKey: settings.captchaSiteKey ?? null,
    contact: settings.contact ?? null,
  };
  if (settings.publicUrl === undefined) console.log(`! PUBLIC_URL is not set: links say ${pageSettings.publicUrl}`);
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort(new Error("Stopped.")));
  const release = await takeBuildLock(rootDir, ending.signal, () => console.log("Waiting for another build to end …"));
  try {
    const input = { contentDir: settings.contentDir, commit: null, builtOn: tokyoDay(new Date()), ...pageSettings };
    const built = await buildSite(input, {
      rootDir,
      environment: inheritedEnvironment(),
      code: await codeFingerprint(rootDir, pageSettings),
      onLine: (line) => {
        const progress = progressOf(line);
        if (progress !== undefined) console.log(`  ${progress}`);
      },
      signal: ending.signal,
    });
    await writeSiteFolder(built, out);
  } finally {
    await release();
  }
  console.log(`✓ The static site is in ${out}`);
}

build().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exit(1);
});
