import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crossFileProblems } from "../../content/model/check-content";
import type { ContentFile } from "../../content/model/content-file";
import { isContentPath, parseContentFile } from "../../content/model/parse-content-file";
import type { Problem } from "../../content/model/problem";

/** A content file that was understood, with its path relative to the content folder. */
export interface ReadFile {
  readonly path: string;
  readonly file: ContentFile;
}

/** A content folder as the model understands it. */
export interface ContentFolder {
  /** By path; files that are left out are not among them. */
  readonly files: readonly ReadFile[];
  /** What is wrong, and with which file (ruling 11). */
  readonly problems: readonly Problem[];
  /** Paths of the pictures and documents below `media/`. */
  readonly media: ReadonlySet<string>;
}

/** Reads and checks a content folder. A bad file is left out and reported; it never stops the others (ruling 11). */
export function readContent(contentDir: string): ContentFolder {
  const paths = filesBelow(contentDir).sort();
  const media = new Set(paths.filter((path) => path.startsWith("media/")));
  const problems: Problem[] = [];
  const read: ReadFile[] = [];
  for (const path of paths.filter(isContentPath)) {
    const result = parseBytes(path, readFileSync(join(contentDir, path)));
    if (result.ok) read.push({ path, file: result.file });
    else problems.push(...result.problems);
  }
  const crossing = crossFileProblems(read, (path) => media.has(path) || paths.includes(path));
  const leftOut = new Set(crossing.filter(({ severity }) => severity !== "warning").map(({ path }) => path));
  return { files: read.filter(({ path }) => !leftOut.has(path)), problems: [...problems, ...crossing], media };
}

type Parsed = ReturnType<typeof parseContentFile>;

function parseBytes(path: string, bytes: Buffer): Parsed {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { ok: false, problems: [{ path, message: "is not UTF-8 text; save it as UTF-8" }] };
  }
  return parseContentFile(path, text, blobId(bytes));
}

/** The id git gives to a file of these bytes: the version of an item. */
function blobId(bytes: Buffer): string {
  return createHash("sha1")
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}

// Symbolic links are not followed: what they point to may lie outside of the content.
function filesBelow(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === "model" ? [] : filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}
