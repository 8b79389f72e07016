import { errorMessage } from "../content/model/error-message";
import { restoreBackup } from "./backup/restore-backup";

/** `npm run restore -- <backup> <folder>`: a backup's content and private files into a new folder, verified. */
async function restore(): Promise<void> {
  const [backup, target, ...more] = process.argv.slice(2);
  if (backup === undefined || target === undefined || more.length > 0)
    throw new Error("Say from where and where to: npm run restore -- <backup> <new folder>");
  const { contentDir, dataDir } = await restoreBackup(backup, target, new Date());
  console.log(`✓ Restored, read whole and compared. Start with:\n  CONTENT_DIR=${contentDir}\n  DATA_DIR=${dataDir}`);
}

restore().catch((error: unknown) => {
  console.error(`✗ Nothing was restored: ${errorMessage(error)}`);
  process.exitCode = 1;
});
