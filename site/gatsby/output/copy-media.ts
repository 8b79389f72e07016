import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { guarded, type OnFault } from "../plan/guarded";

/** Copies the originals of `media` (paths below `media/`) into the built site, in place of those of an earlier build. */
export async function copyMedia(
  contentDir: string,
  publicDir: string,
  media: ReadonlySet<string>,
  onFault: OnFault,
): Promise<void> {
  await rm(join(publicDir, "media"), { recursive: true, force: true });
  for (const path of media) {
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await guarded(`/${path}`, onFault, () => copyFile(join(contentDir, path), join(publicDir, path)));
  }
}
