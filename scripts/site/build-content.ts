import { readSettings } from "../../api/env";
import { ItemHistories } from "../../api/history/item-histories";
import { SiteHistories } from "../../api/history/site-histories";
import { progressOf } from "../../api/publish/build/build-progress";
import type { BuildInput } from "../../content/model/api/build-input";
import { buildSite, takeBuildLock } from "../../api/publish/build/build-site";
import { codeFingerprint } from "../../api/publish/build/code-fingerprint";
import { assertContentFolder } from "../../api/store/repository-place";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { hiddenContent } from "../../content/model/publication/hidden-content";
import { rootDir } from "../../api/support/root-dir";
import { readWithHistory } from "./read-with-history";

/**
 * Has Gatsby build CONTENT_DIR as it lies there, with progress on the terminal, and passes the built folder to `use`
 * before another build in this checkout may begin. Raises an Error that says why when it fails or is stopped.
 */
export async function buildContent(use: (built: string, input: BuildInput) => Promise<void>): Promise<void> {
  const settings = readSettings();
  await assertContentFolder(settings.contentDir);
  const pageSettings = {
    publicUrl: settings.publicUrl ?? `http://localhost:${String(settings.port)}`,
    pictureEncoding: settings.pictureEncoding,
    gtagId: settings.gtagId ?? null,
    captchaSiteKey: settings.captchaSiteKey ?? null,
    contact: settings.contact ?? null,
  };
  if (settings.publicUrl === undefined) console.log(`! PUBLIC_URL is not set: links say ${pageSettings.publicUrl}`);
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort(new Error("Stopped.")));
  const release = await takeBuildLock(rootDir, ending.signal, console.log);
  try {
    const now = new Date();
    const input = {
      contentDir: settings.contentDir,
      commit: null,
      builtOn: tokyoDay(now),
      publicAt: now.toISOString(),
      ...(await whatGitSays(settings.contentDir, now)),
      ...pageSettings,
    };
    const warnings: string[] = [];
    const built = await buildSite(input, {
      rootDir,
      folder: rootDir,
      code: codeFingerprint(rootDir, pageSettings),
      onLine: (line) => {
        const progress = progressOf(line);
        if (progress?.startsWith("! ")) warnings.push(progress);
        else if (progress !== undefined) console.log(`  ${progress}`);
      },
      signal: ending.signal,
    });
    await use(built, input);
    if (warnings.length > 0) console.log("Warnings (everything else is in the site):");
    for (const warning of warnings) console.log(`  ${warning}`);
  } finally {
    await release();
  }
}

/** What git says about a content folder; nothing, with a message on the terminal, without a history. */
function whatGitSays(contentDir: string, now: Date): Promise<Pick<BuildInput, "histories" | "claimAges">> {
  return readWithHistory(contentDir, async ({ content: { files, leftOutMedia }, history, claimAges }) => {
    if (history === undefined) {
      console.log("! git does not have the history of the content: in calendars every event was changed today");
      return {};
    }
    const hidden = hiddenContent(files, now.getTime(), leftOutMedia).paths;
    const histories = await new SiteHistories(history, new ItemHistories(history), console.log).at(now, { hidden });
    return { histories, claimAges };
  });
}
