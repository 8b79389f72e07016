import { constants } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { precompress } from "../../api/publish/release/precompress";

/**
 * Copies a built site into a folder for a static host, changed by `fit` and compressed beforehand, and puts it in place when
 * it is whole.
 * @throws Error when the folder holds something else than a built site: it would be replaced.
 */
export async function writeSiteFolder(
  built: string,
  out: string,
  fit: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const there = await assertReplaceable(out);
  const [next, old] = [`${out}.next`, `${out}.old`];
  for (const left of [next, old]) await rm(left, { recursive: true, force: true });
  await mkdir(dirname(out), { recursive: true });
  try {
    await cp(built, next, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await writeFile(join(next, mark), "");
    await fit(next);
    await precompress(next);
    if (there.length > 0) await rename(out, old);
    else await rm(out, { recursive: true, force: true });
    await rename(next, out);
  } finally {
    for (const left of [next, old]) await rm(left, { recursive: true, force: true });
  }
}

/**
 * The names in a folder that is new, empty, or holds a built site.
 * @throws Error when it holds something else: it would be replaced.
 */
export async function assertReplaceable(out: string): Promise<readonly string[]> {
  const there: readonly string[] = await readdir(out).catch(() => []);
  if (there.length > 0 && !there.includes(mark))
    throw new Error(`"${out}" holds other files. Give an empty or a new folder with --out.`);
  return there;
}

/** Also makes GitHub Pages serve the files as they are. */
const mark = ".nojekyll";
