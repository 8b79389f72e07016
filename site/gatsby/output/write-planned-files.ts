import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FilePlan } from "../plan/planned-file";

/** An open file each. */
const writtenAtOnce = 32;

/** Makes a planned file in a folder. */
export async function writePlannedFile(folder: string, plan: FilePlan): Promise<void> {
  const file = join(folder, plan.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await plan.make());
}

/**
 * Makes the files of a whole site and removes those that an earlier build left there; their names are kept in `listFile`,
 * because Gatsby keeps its output folder from build to build.
 */
export async function writePlannedFiles(
  publicDir: string,
  plans: readonly FilePlan[],
  listFile: string,
): Promise<void> {
  const earlier = JSON.parse(await readFile(listFile, "utf8").catch(() => "[]")) as readonly string[];
  const paths = new Set(plans.map(({ path }) => path));
  await Promise.all(
    earlier.filter((path) => !paths.has(path)).map((path) => rm(join(publicDir, path), { force: true })),
  );
  await mkdir(dirname(listFile), { recursive: true });
  await writeFile(listFile, JSON.stringify([...paths]));
  for (let start = 0; start < plans.length; start += writtenAtOnce)
    await Promise.all(plans.slice(start, start + writtenAtOnce).map((plan) => writePlannedFile(publicDir, plan)));
}
