import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const compressedCopy = /\.(?:gz|br)$/;
const mostNamed = 20;

/**
 * Files that two built sites do not both have with the same bytes, at most 20 of them. What a release adds to a build is
 * left out: compressed copies, and pictures that no page shows any more.
 */
export async function siteDifferences(built: string, live: string): Promise<string[]> {
  const [ofBuild, ofLive] = await Promise.all([filesOf(built), filesOf(live)]);
  const onlyLive = [...ofLive].filter((file) => !ofBuild.has(file) && !file.startsWith("pictures/"));
  const differences = onlyLive.map((file) => `${file} (only in the live release)`);
  for (const file of ofBuild) {
    if (differences.length >= mostNamed) break;
    if (!ofLive.has(file)) differences.push(`${file} (only in the full build)`);
    else if (!(await sameBytes(join(built, file), join(live, file)))) differences.push(file);
  }
  return differences.slice(0, mostNamed);
}

async function sameBytes(a: string, b: string): Promise<boolean> {
  const [ofA, ofB] = await Promise.all([readFile(a), readFile(b)]);
  return ofA.equals(ofB);
}

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !compressedCopy.test(entry.name));
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)));
}
