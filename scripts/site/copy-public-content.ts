import { cp } from "node:fs/promises";
import { relative } from "node:path";
import { hiddenContent } from "../../content/model/publication/hidden-content";
import { readWithHistory } from "./read-with-history";

/** Copies what visitors see of a content folder at a moment, in ms since 1970: a renderer is given nothing else. */
export async function copyPublicContent(contentDir: string, folder: string, at: number): Promise<void> {
  const { files, leftOutMedia, problems } = await readWithHistory(contentDir, ({ content }) =>
    Promise.resolve(content),
  );
  // A renderer does not know which of two files had a number first.
  const clashing = problems.filter(({ code }) => code === "numberTaken").map(({ path }) => path);
  const left = new Set([".git", ...hiddenContent(files, at, leftOutMedia).paths, ...clashing]);
  await cp(contentDir, folder, { recursive: true, filter: (path) => !left.has(relative(contentDir, path)) });
}
