import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { WholeRendering } from "../../../content/model/api/render-messages";
import { errorMessage } from "../../../content/model/error-message";
import type { BuildInput } from "../gatsby-api/build-input";
import { GatsbyRenderer } from "./gatsby-renderer";
import { renderWholeSite } from "./whole-site";

/**
 * A whole rendering's process: started in an empty folder that holds `whole.json`, makes the site in `public` and ends.
 * When it cannot, it says why in `failure.txt` there. Ends when its standard input does: nobody waits any more.
 */
async function main(): Promise<void> {
  process.stdin.on("close", () => process.exit(1)).resume();
  const folder = process.cwd();
  const order = JSON.parse(await readFile(join(folder, "whole.json"), "utf8")) as WholeRendering<BuildInput>;
  const { rendererFolder, input } = order;
  const built = JSON.parse(await readFile(join(rendererFolder, "input.json"), "utf8")) as BuildInput;
  if (!isDeepStrictEqual(settingsOf(input), settingsOf(built))) throw new Error("The settings of the pages are others");
  const gatsby = await GatsbyRenderer.open(rendererFolder);
  await renderWholeSite(gatsby, order, join(rendererFolder, "node_modules", ".cache", "chamber-pictures"));
}

/** What Gatsby's program files depend on. */
function settingsOf({ contentDir: _, commit: __, builtOn: ___, ...settings }: BuildInput): object {
  return settings;
}

main().then(
  () => process.exit(0),
  async (error: unknown) => {
    await writeFile("failure.txt", errorMessage(error)).catch(() => undefined);
    process.exit(1);
  },
);
