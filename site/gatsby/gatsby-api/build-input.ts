import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildInput } from "../../../content/model/api/build-input";
import { tokyoDay } from "../../../content/model/dates/tokyo-day";

// Gatsby starts its builds and its workers in the folder of gatsby-config.
const root = process.cwd();

/** The settings of this build; without `.build/input.json` those of a maintainer's own checkout. */
export function readBuildInput(): BuildInput & { readonly publicAt: string } {
  const now = new Date();
  const file = join(root, ".build", "input.json");
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<BuildInput>) : {};
  return {
    contentDir: resolve(root, written.contentDir ?? "content"),
    commit: written.commit ?? null,
    publicUrl: (written.publicUrl ?? "http://localhost:8000").replace(/\/+$/, ""),
    builtOn: written.builtOn ?? tokyoDay(now),
    publicAt: written.publicAt ?? now.toISOString(),
    histories: written.histories,
    claimAges: written.claimAges,
    drawsLater: written.drawsLater ?? false,
    pictureEncoding: written.pictureEncoding,
    gtagId: written.gtagId ?? null,
    captchaSiteKey: written.captchaSiteKey ?? null,
    contact: written.contact ?? null,
  };
}
