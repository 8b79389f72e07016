import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const compressedCopy = /\.(?:gz|br)$/;
const mostNamed = 20;
const appData = join("page-data", "app-data.json");

/**
 * Files that two built sites do not both have with the same bytes, at most 20 of them. What a release adds to a build is
 * left out: compressed copies, and pictures that no page shows any more. The number that Gatsby gives to a compilation
 * does not count: a cold and a warm build of the very same scripts have different ones.
 */
export async function siteDifferences(built: string, live: string): Promise<string[]> {
  const [ofBuild, ofLive] = await Promise.all([filesOf(built), filesOf(live)]);
  const onlyLive = [...ofLive].filter((file) => !ofBuild.has(file) && !file.startsWith("pictures/"));
  const differences = onlyLive.map((file) => `${file} (only in the live release)`);
  const numbers = { built: await compilationOf(built), live: await compilationOf(live) };
  for (const file of ofBuild) {
    if (differences.length >= mostNamed) break;
    if (!ofLive.has(file)) differences.push(`${file} (only in the full build)`);
    else if (!(await isSame(join(built, file), join(live, file), numbers))) differences.push(file);
  }
  return differences.slice(0, mostNamed);
}

interface Compilations {
  readonly built: string;
  readonly live: string;
}

async function isSame(built: string, live: string, numbers: Compilations): Promise<boolean> {
  const [ofBuilt, ofLive] = await Promise.all([readFile(built), readFile(live)]);
  if (ofBuilt.equals(ofLive)) return true;
  if (!/\.(?:html|json)$/.test(built) || numbers.built === numbers.live) return false;
  return ofBuilt.toString().replaceAll(numbers.built, numbers.live) === ofLive.toString();
}

/** Twenty hex digits; empty when the site does not say. */
async function compilationOf(site: string): Promise<string> {
  const text = await readFile(join(site, appData), "utf8").catch(() => "");
  return /"webpackCompilationHash":"([0-9a-f]{8,})"/.exec(text)?.[1] ?? "";
}

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !compressedCopy.test(entry.name));
  return new Set(files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)));
}
