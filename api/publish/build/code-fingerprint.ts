import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const codeFolders = ["site", "content/model"];
const codeFiles = ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];
const notTheSite = /(?:\.test\.tsx?$)|(?:^site\/admin\/(?!host\.ts$))|(?:^site\/locales\/\w+\/admin\w*\.json$)/;

/**
 * Hash of everything but the content that decides what a build makes: the site's code, the model, the lockfile, the
 * settings that reach the pages, and the folder of the checkout, whose packages a compiled renderer names. A release of
 * another fingerprint is built anew at start.
 */
export async function codeFingerprint(rootDir: string, settings: unknown): Promise<string> {
  const hash = createHash("sha256").update(`${rootDir}\0${JSON.stringify(settings)}`);
  const nested = await Promise.all(codeFolders.map((folder) => filesBelow(rootDir, folder)));
  for (const file of [...codeFiles, ...nested.flat()].sort()) {
    if (notTheSite.test(file)) continue;
    // A start waits for this: handing a thousand small files to a thread takes several times as long as reading them.
    hash.update(`\0${file}\0`).update(readFileSync(join(rootDir, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesBelow(rootDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(rootDir, folder), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory() && !entry.name.startsWith("dist")) files.push(...(await filesBelow(rootDir, path)));
  }
  return files;
}
