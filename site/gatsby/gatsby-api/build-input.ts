import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { tokyoDay } from "../../../content/model/dates/tokyo-day";

/** What a build is told: written to `.build/input.json` by the publisher and the scripts. */
export interface BuildInput {
  /** Absolute folder of the content to build. */
  readonly contentDir: string;
  readonly commit: string | null;
  /** Public address without a trailing slash; may be empty. */
  readonly publicUrl: string;
  /** The day for which the HTML is written, `YYYY-MM-DD`; browsers ask again (ruling 15). */
  readonly builtOn: string;
  readonly gtagId: string | null;
  readonly captchaSiteKey: string | null;
  /** The external e-mail service, or null for the API's own call (ruling 13). */
  readonly contact: ContactService | null;
}

/** Where inquiries are posted to, and the ids that go with them. */
export interface ContactService {
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

// Gatsby starts its builds and its workers in the folder of gatsby-config.
const root = process.cwd();

/** The settings of this build; without `.build/input.json` those of a maintainer's own checkout. */
export function readBuildInput(rootDir = root, now = new Date()): BuildInput {
  const file = join(rootDir, ".build", "input.json");
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<BuildInput>) : {};
  return {
    contentDir: resolve(rootDir, written.contentDir ?? "content"),
    commit: written.commit ?? null,
    publicUrl: (written.publicUrl ?? "http://localhost:8000").replace(/\/+$/, ""),
    builtOn: written.builtOn ?? tokyoDay(now),
    gtagId: written.gtagId ?? null,
    captchaSiteKey: written.captchaSiteKey ?? null,
    contact: written.contact ?? null,
  };
}
