import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ItemHistory } from "../../content/model/api/item-history";
import type { Rendered } from "../../content/model/api/render-messages";
import { openRenderer, type Renderer } from "../../api/publish/render/renderer-process";
import { rootDir } from "../../api/support/root-dir";

/** A built site, and the renderer that Gatsby compiled with it. */
export interface BuiltSite {
  readonly siteFolder: string;
  /** The content that the site shows. */
  readonly contentDir: string;
  /** The day for which its HTML is written, `YYYY-MM-DD`. */
  readonly builtOn: string;
  /** What git said about the content's items. */
  readonly histories?: readonly ItemHistory[] | undefined;
  readonly rendererFolder: string;
}

/** What a renderer makes of content: pages with their data, encoded pictures, the icon, feeds, calendars. */
const madeOfContent =
  /^(?!media\/|_gatsby\/)(?:.*\.html|page-data\/.*\/page-data\.json|pictures\/.*|favicon\.png|(?:ja\/)?feed\.xml|.*\.ics)$/;

/** Renders every page of a built site again and names the files that come out with other bytes. */
export async function releaseDifferences({ rendererFolder, ...site }: BuiltSite): Promise<string[]> {
  const unfinished = await filesToRender(site.siteFolder);
  const renderer = await openRenderer({ rootDir, folder: rendererFolder }, () =>
    Promise.resolve({ unfinished, ...site }),
  );
  try {
    return await differences(renderer, unfinished, site);
  } finally {
    await renderer.close();
  }
}

/** The files of a site that a renderer makes, relative to it. */
export async function filesToRender(siteFolder: string): Promise<string[]> {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length + 1))
    .filter((file) => madeOfContent.test(file));
}

/** The same with an open renderer, which takes `expected` for unfinished. */
export async function differences(
  renderer: Pick<Renderer, "render" | "more" | "outputDir">,
  expected: readonly string[],
  { siteFolder, builtOn }: Pick<BuiltSite, "siteFolder" | "builtOn">,
): Promise<string[]> {
  const missing = new Set(expected);
  const found: string[] = [];
  const nothing = { files: [], media: [], removedMedia: [] };
  let answer: Rendered | undefined = await renderer.render({ kind: "render", siteFolder, builtOn, ...nothing });
  while (answer !== undefined) {
    for (const { page, reason } of answer.left === 0 ? answer.broken : []) found.push(`${page} (${reason})`);
    for (const file of answer.written) {
      missing.delete(file);
      const [made, built] = await Promise.all([bytesOf(renderer.outputDir, file), bytesOf(siteFolder, file)]);
      if (!made.equals(built)) found.push(file);
    }
    answer = answer.left > 0 ? await renderer.more() : undefined;
  }
  return [...found, ...[...missing].map((file) => `${file} (not rendered)`)];
}

const bytesOf = (folder: string, file: string): Promise<Buffer> =>
  readFile(join(folder, file)).catch(() => Buffer.of());
