import { readSettings } from "../api/env";
import { errorMessage } from "../content/model/error-message";
import { makeBackup } from "./backup/make-backup";

/** `npm run backup -- <folder>`: content with its history and the private files, verified, into a folder of its own. */
async function backup(): Promise<void> {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || more.length > 0) throw new Error("Say where to: npm run backup -- <folder>");
  const folder = await makeBackup(readSettings(), target, new Date());
  console.log(`✓ Backed up, cloned, read whole and compared: ${folder}\n  It holds personal data: keep it private.`);
}

backup().catch((error: unknown) => {
  console.error(`✗ Nothing was backed up: ${errorMessage(error)}`);
  process.exitCode = 1;
});
