import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const codeFolders = ["site", "content/model"];
const codeFiles = ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];
const notTheSite = /(?:\.test\.tsx?$)|(?:^site\/admin\/(?!host\.ts$))|(?:^site\/locales\/\w+\/admin\w*\.json$)/;

/**
 * Hash of everything but the content that decides what a build makes: the site's code, the model, the lockfile, the
 * settings that reach the pages, and the folder of the checkout, whose packages a compiled renderer names. A release of
 * another fingerprint is built anew at start, which waits for it: without interruption, because between reads of the content
 * it takes ten times as long.
 */
export function codeFingerprint(rootDir: string, settings: unknown): string {
  const hash = createHash("sha256").update(`${rootDir}\0${JSON.stringify(settings)}`);
  const nested = codeFolders.flatMap((folder) => filesBelow(rootDir, folder));
  for (const file of [...codeFiles, ...nested].sort())
    if (!notTheSite.test(file)) hash.update(`\0${file}\0`).update(readFileSync(join(rootDir, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(rootDir: string, folder: string): string[] {
  return readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !entry.name.startsWith("dist") ? filesBelow(rootDir, path) : [];
  });
}
