import { userInfo } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings } from "../api/env";
import { ReleaseFolder } from "../api/publish/release/release-folder";
import { ReleaseService } from "../api/publish/release/release-service";
import { errorMessage } from "../content/model/error-message";
import { releaseLines } from "./site/release-lines";

const usage = `npm run release                     lists the releases
npm run release -- --rollback       back to the one before the live one, and hold it there
npm run release -- --to <name>      to this one, and hold it there
npm run release -- --resume         the newest again`;

/** `npm run release`: lists releases, rolls back, resumes; whether the service runs or not. */
async function release(): Promise<void> {
  const { rollback, to, resume } = options();
  const service = new ReleaseService(new ReleaseFolder(join(readSettings().dataDir, "releases")), () => new Date());
  if (rollback || to !== undefined) await service.rollBack(to, `${userInfo().username} (npm run release)`);
  if (resume) await service.resume();
  for (const line of releaseLines(await service.list())) console.log(line);
  if (resume) console.log("The hold has ended. A running service publishes the newest content now.");
}

function options(): { readonly rollback: boolean; readonly to?: string | undefined; readonly resume: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        rollback: { type: "boolean", default: false },
        to: { type: "string" },
        resume: { type: "boolean", default: false },
      },
    });
    const asked = [values.rollback, values.to !== undefined, values.resume].filter(Boolean).length;
    if (asked > 1) throw new Error("Give one of --rollback, --to and --resume.");
    return values;
  } catch (error) {
    throw new Error(`${errorMessage(error)}\n${usage}`);
  }
}

release().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exitCode = 1;
});
