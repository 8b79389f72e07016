import { cp, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../../api/env";
import { gitIn } from "../../api/store/git-command";
import { repositoryPlace } from "../../api/store/repository-place";
import { bundleName, noteName, privateNames, type BackupNote } from "./backup-note";
import { contentOf, verifiedClone } from "./verified-clone";

/**
 * Backs up the content's repository and the private files into a new folder below `target`, and resolves with it. It
 * gets its name only after a clone of the bundle was read whole and compared. The service may run meanwhile.
 * @throws Error with the reason; what was begun is removed then
 */
export async function makeBackup(
  { contentDir, dataDir }: Pick<Settings, "contentDir" | "dataDir">,
  target: string,
  now: Date,
): Promise<string> {
  const name = `backup-${now.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const [folder, unfinished] = [join(resolve(target), name), join(resolve(target), `.unfinished-${name}`)];
  if (await stat(folder).catch(() => undefined)) throw new Error(`"${folder}" is there already.`);
  const { root, contentPath } = await repositoryPlace(contentDir);
  await mkdir(resolve(target), { recursive: true });
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const bundle = join(unfinished, bundleName);
    const run = gitIn(root);
    await run({ args: ["bundle", "create", "--quiet", bundle, "--all", "HEAD"] });
    // The commit in the bundle, not the current HEAD: a save may have come meanwhile.
    const head = /^([0-9a-f]{40}) HEAD$/m.exec(await run({ args: ["bundle", "list-heads", bundle] }))?.[1] ?? "HEAD";
    const content = await contentOf(run, head);
    await verifiedClone(bundle, join(unfinished, "check"), unfinished, content);
    await rm(join(unfinished, "check"), { recursive: true });
    await copyPrivate(dataDir, unfinished);
    const note: BackupNote = { madeAt: now.toISOString(), contentPath, ...content };
    await writeFile(join(unfinished, noteName), JSON.stringify(note, null, 2));
    for (const file of await readdir(unfinished)) await toDisk(join(unfinished, file));
    await rename(unfinished, folder);
    return folder;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Skips what does not exist yet (before the first inquiry or login). */
async function copyPrivate(dataDir: string, to: string): Promise<void> {
  for (const name of privateNames) {
    const from = join(dataDir, name);
    if ((await stat(from).catch(() => undefined)) === undefined) continue;
    await cp(from, join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
