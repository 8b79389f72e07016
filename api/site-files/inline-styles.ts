import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceOf } from "../http/content-security-policy";

/** Hashes of the style sheets that the build puts into the pages of a release; they contain no content. */
const ofRelease = new Map<string, Promise<readonly string[]>>();

/**
 * Sources for `style-src` that allow the style sheets of a release, which Gatsby writes into its pages. They are computed
 * from the sheets' own files, never read from a page, so that an injected one is not allowed with them (R10.8).
 */
export function inlineStyles(folder: string): Promise<readonly string[]> {
  let sources = ofRelease.get(folder);
  if (!sources) {
    sources = readStyles(folder);
    ofRelease.clear();
    ofRelease.set(folder, sources);
  }
  return sources;
}

async function readStyles(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".css"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return [...new Set(texts.map(sourceOf))];
}
