import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { jpeg, save, shortHash } from "./encode";

/**
 * Draws the picture of an item, names it like an upload (`media/<year>/<id>-<hash>.jpg`) and writes that name into
 * the item's `image` line. A picture of an earlier drawing is removed.
 */
export async function drawItemPicture(contentDir: string, item: string, svg: string): Promise<void> {
  const bytes = await jpeg(svg);
  const id = basename(item);
  const year = basename(dirname(item));
  const name = `${id}-${shortHash(bytes)}.jpg`;
  const folder = join(contentDir, "media", year);
  await save(join(folder, name), bytes);
  for (const other of await readdir(folder)) {
    if (other !== name && new RegExp(`^${id}-[0-9a-f]{8}\\.jpg$`).test(other)) await rm(join(folder, other));
  }
  const file = join(contentDir, `${item}.md`);
  const text = await readFile(file, "utf8");
  const linked = text.replace(/^image:.*$/m, `image: /media/${year}/${name}`);
  if (!linked.includes(`image: /media/${year}/${name}`))
    throw new Error(`${item}.md has no "image" line to write into`);
  if (linked !== text) await writeFile(file, linked);
}
