import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ClaimAges } from "../../../content/model/checks/check-content";
import { isDocumentType } from "../../../content/model/markdown/media-address";
import { committedDocumentFault, sniffed } from "../../../content/model/media/document-file";
import { isPicturePath, pictureFault } from "../../../content/model/media/picture-file";
import { focusFault, pictureOfFocus } from "../../../content/model/media/picture-focus";
import { fault, type Fault } from "../../../content/model/problems/fault";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { isEntryPath, pathRefusal } from "../../../content/model/entries/path-refusal";
import type { ItemHistory } from "../../../content/model/api/item-history";
import { ContentFiles, type ContentFolder } from "./content-files";

/**
 * Reads and checks a content folder. A bad file is left out and reported; it never stops the others. `histories`: what git
 * says about items; `ages`: since when files have numbers that others have, too.
 */
export function readContent(
  contentDir: string,
  histories: readonly ItemHistory[] = [],
  ages?: ClaimAges,
): ContentFolder {
  return readContentFiles(contentDir, histories, mediaFaultIn(contentDir)).folder(ages);
}

/** The same, to be changed file by file afterwards; looks at media only with `faultOf`. */
export function readContentFiles(
  contentDir: string,
  histories: readonly ItemHistory[] = [],
  faultOf: (path: string) => Fault | undefined = () => undefined,
): ContentFiles {
  const files = new ContentFiles();
  files.remember(histories);
  for (const { path, what } of filesBelow(contentDir).sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const refused = what ?? pathRefusal(path);
    if (refused) files.refuse(path, refused);
    else if (isContentPath(path)) files.replace(path, readFileSync(join(contentDir, path)));
    else files.mention(path, true, statSync(join(contentDir, path)).size, faultOf(path));
  }
  return files;
}

/** Looks at the media of a content folder. */
export const mediaFaultIn =
  (contentDir: string) =>
  (path: string): Fault | undefined => {
    const file = join(contentDir, path);
    if (pictureOfFocus(path) !== undefined) return focusFault(path, readFileSync(file));
    if (!path.startsWith("media/")) return undefined;
    if (isPicturePath(path)) return pictureFault(path, readFileSync(file));
    return isDocumentType(path) ? committedDocumentFault(beginningOf(file)) : undefined;
  };

/** The bytes by which a document is known; it may have 20 MB. */
function beginningOf(file: string): Uint8Array {
  const opened = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(sniffed);
    return bytes.subarray(0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

/** A file of the folder; `what`: why it is not read. */
interface FoundFile {
  readonly path: string;
  readonly what?: Fault | undefined;
}

// Symbolic links are not followed: what they point to may lie outside of the content. Editors lock files by hidden ones.
function filesBelow(root: string, folder = ""): FoundFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): FoundFile[] => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    // The repository itself, where the folder is its root: git lists nothing of it as content.
    if (entry.name === ".git") return [];
    // Node has put another letter for what is no UTF-8: nothing is under that name.
    if (entry.name.includes("\uFFFD") && !existsSync(join(root, path))) return [{ path, what: fault("nameNotUtf8") }];
    if (entry.isDirectory()) {
      if (existsSync(join(root, path, ".git"))) return [{ path, what: fault("submodule") }];
      if (isEntryPath(path)) return [{ path, what: fault("folderInPlace") }];
      return path === "model" ? [] : filesBelow(root, path);
    }
    if (entry.isSymbolicLink()) return entry.name.startsWith(".") ? [] : [{ path, what: fault("symbolicLink") }];
    return entry.isFile() ? [{ path }] : [];
  });
}
