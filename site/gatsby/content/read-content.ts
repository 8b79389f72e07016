import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import type { ItemHistory } from "../../../content/model/api/item-history";
import { ContentFiles, type ContentFolder } from "./content-files";

/**
 * Reads and checks a content folder. A bad file is left out and reported; it never stops the others. `histories`: what git
 * says about items.
 */
export function readContent(contentDir: string, histories: readonly ItemHistory[] = []): ContentFolder {
  return readContentFiles(contentDir, histories).folder();
}

/** The same, to be changed file by file afterwards. */
export function readContentFiles(contentDir: string, histories: readonly ItemHistory[] = []): ContentFiles {
  const files = new ContentFiles();
  files.remember(histories);
  for (const path of filesBelow(contentDir).sort()) {
    if (isContentPath(path)) files.replace(path, readFileSync(join(contentDir, path)));
    else files.mention(path, true, statSync(join(contentDir, path)).size);
  }
  return files;
}

// Symbolic links are not followed: what they point to may lie outside of the content.
function filesBelow(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === "model" ? [] : filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}
