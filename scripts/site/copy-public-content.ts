import { cp } from "node:fs/promises";
import { relative } from "node:path";
import { hiddenContent } from "../../content/model/publication/hidden-content";
import { readContent } from "../../site/gatsby/content/read-content";

/** Copies what visitors see of a content folder at a moment, in ms since 1970: a renderer is given nothing else. */
export async function copyPublicContent(contentDir: string, folder: string, at: number): Promise<void> {
  const { files, leftOutMedia } = readContent(contentDir);
  const left = new Set([".git", ...hiddenContent(files, at, leftOutMedia).paths]);
  await cp(contentDir, folder, { recursive: true, filter: (path) => !left.has(relative(contentDir, path)) });
}
