import { z } from "zod";

/** `backup.json`: what a backup holds and what it was compared with. */
export const BackupNote = z.object({
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** The content folder inside the repository, "" for the repository itself. */
  contentPath: z.string(),
  commit: z.string(),
  tree: z.string(),
});
export type BackupNote = z.infer<typeof BackupNote>;

/** Files of the backup beside the note. */
export const bundleName = "site.bundle";
export const noteName = "backup.json";
/**
 * What DATA_DIR holds that cannot be made again. Not sessions, people and their passkeys: those that were ended or removed since
 * would be live again.
 */
export const privateNames = ["password", "inbox"] as const;
