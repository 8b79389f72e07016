import { copyFile, mkdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { removeOthers } from "./remove-others";

/** Brings the originals of `media` (paths below `media/`) into the built site, those that are new or changed, and removes those that are gone. */
export async function copyMedia(contentDir: string, publicDir: string, media: ReadonlySet<string>): Promise<void> {
  for (const path of media) {
    const from = join(contentDir, path);
    const to = join(publicDir, path);
    const [source, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
    if (copy && copy.size === source.size && copy.mtimeMs === source.mtimeMs) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
    await utimes(to, source.atime, source.mtime);
  }
  await removeOthers(join(publicDir, "media"), new Set([...media].map((path) => path.slice("media/".length))));
}
