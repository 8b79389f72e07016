import { userInfo } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings } from "../api/env";
import { ReleaseFolder } from "../api/publish/release/release-folder";
import { ReleaseService } from "../api/publish/release/release-service";
import { errorMessage } from "../content/model/error-message";
import type { ReleasesAnswer } from "../content/model/api/release-answers";

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

/** The releases as a terminal shows them: a line each, newest first, and the hold, if there is one. */
function releaseLines({ releases, hold }: ReleasesAnswer): string[] {
  if (releases.length === 0) return ["There is no release yet: `npm start` builds the first one."];
  const held =
    hold && `Held back to ${hold.release} since ${time(hold.since)}${hold.by === "" ? "" : ` by ${hold.by}`}.`;
  return [
    ...releases.map(
      ({ name, commit, builtAt, live }) =>
        `${live ? "▸ live " : "       "} ${name}  content ${commit.slice(0, 12)}  built ${time(builtAt)}`,
    ),
    ...(held === null ? [] : [held, "Newer content is saved, and goes live after `npm run release -- --resume`."]),
  ];
}

/** `2026-06-01 03:00:00 UTC`. */
const time = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

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
