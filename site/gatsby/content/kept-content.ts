import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { ContentFile } from "../../../content/model/collections/content-file";

/** Content files that an earlier build understood, by the git blob id of their bytes and their path, with the HTML of their Markdown. */
export type KeptContent = ReadonlyMap<string, ContentFile>;

interface KeptFile {
  readonly code: string;
  readonly content: KeptContent;
}

/** What is kept in a file, when the code that wrote it is the same; nothing otherwise. */
export function readKeptContent(file: string, code: string): KeptContent {
  try {
    const kept = deserialize(readFileSync(file)) as KeptFile;
    return kept.code === code ? kept.content : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps content in a file. Makes the HTML that nobody has read yet: the next build shall not have to. */
export function writeKeptContent(file: string, code: string, content: KeptContent): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, serialize({ code, content } satisfies KeptFile));
  renameSync(`${file}.part`, file);
}

/**
 * Another value for other code: that of Gatsby's compiled gatsby-node, which holds the model, and of the installed
 * packages. Undefined where there is no compiled code to tell; nothing can be kept then.
 */
export function codeOfContent(rootDir: string): string | undefined {
  try {
    const hash = createHash("sha256");
    for (const file of [join(".cache", "compiled", "gatsby-node.js"), "package-lock.json"])
      hash.update(readFileSync(join(rootDir, file)));
    return hash.digest("hex");
  } catch {
    return undefined;
  }
}
