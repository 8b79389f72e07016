import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildInput } from "../../../content/model/api/build-input";

/**
 * Copies what rendering needs of a build that has just ended, because the next build overwrites it: `folder` then
 * depends only on the installed packages.
 */
export async function copyRenderer(rootDir: string, folder: string, input: BuildInput): Promise<void> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, "public"), { recursive: true });
  const cache = join(rootDir, ".cache");
  const published = join(rootDir, "public");
  for (const part of ["page-ssr", "ssr-builtin-trackers"])
    await cp(join(cache, part), join(unfinished, ".cache", part), { recursive: true });
  const queries = join("page-data", "sq");
  await cp(join(published, queries), join(unfinished, "public", queries), { recursive: true }).catch(ifThere);
  for (const name of await readdir(published))
    if (name === "webpack.stats.json" || name.endsWith(".css"))
      await cp(join(published, name), join(unfinished, "public", name));
  await cp(join(rootDir, ".build", "templates"), join(unfinished, "templates"), { recursive: true });
  await writeFile(join(unfinished, "input.json"), JSON.stringify({ ...input, histories: undefined }));
  await symlink(join(rootDir, "node_modules"), join(unfinished, "node_modules"));
  await symlink(join(rootDir, ".build", "pictures"), join(unfinished, "pictures"));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

function ifThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
