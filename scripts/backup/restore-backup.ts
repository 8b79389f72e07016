import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { everySession, revokedText } from "../../api/auth/revoked-list";
import { linkLife } from "../../api/preview/revoked-links";
import { BackupNote, bundleName, noteName, privateNames } from "./backup-note";
import { verifiedClone } from "./verified-clone";

/** Where a restored site lies: what CONTENT_DIR and DATA_DIR are to be set to. */
export interface RestoredPlaces {
  readonly contentDir: string;
  readonly dataDir: string;
}

/**
 * Makes `content-repository/` and `data/` in a new or empty folder from a backup, verified like the backup itself.
 * @throws Error with the reason; the folder is left as it was then
 */
export async function restoreBackup(backup: string, target: string, now: Date): Promise<RestoredPlaces> {
  const folder = resolve(target);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`"${folder}" is not empty. Restore into a new folder and point CONTENT_DIR and DATA_DIR there.`);
  const note = BackupNote.parse(
    JSON.parse(
      await readFile(join(backup, noteName), "utf8").catch(() => {
        throw new Error(`"${backup}" is no backup: it has no ${noteName}.`);
      }),
    ),
  );
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await verifiedClone(resolve(backup, bundleName), join(unfinished, "content-repository"), unfinished, note);
    const dataDir = join(unfinished, "data");
    await mkdir(dataDir, { mode: 0o700 });
    for (const name of privateNames) {
      const from = join(backup, name);
      if (await stat(from).catch(() => undefined)) await cp(from, join(dataDir, name), { recursive: true });
    }
    // Servers on a remote sign their sessions: the restored one has to end those that were begun before.
    const ended = revokedText([new Map([[everySession, now.getTime()]])], now.getTime());
    await writeFile(join(dataDir, "ended-sessions"), ended);
    // Links to drafts that were taken back since would show them again.
    const revoked = revokedText([new Map([[everySession, now.getTime() + linkLife]])], now.getTime());
    await writeFile(join(dataDir, "revoked-links"), revoked);
    for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), name === "inbox" ? 0o700 : 0o600);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return { contentDir: join(folder, "content-repository", note.contentPath), dataDir: join(folder, "data") };
}
