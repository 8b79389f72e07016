import { join } from "node:path";
import sharp from "sharp";
import { mediaFileOf } from "../../../content/model/collections/item-paths";

/** Side of the icon, in px: twice what the largest place for it shows. */
const side = 96;

/** The site's logo as `/favicon.png`; without it every first visit would ask for an icon in vain. */
export async function writeFavicon(contentDir: string, logo: string, publicDir: string): Promise<void> {
  const fit = { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  await sharp(join(contentDir, mediaFileOf(logo)))
    .resize(side, side, fit)
    .png({ compressionLevel: 9 })
    .toFile(join(publicDir, "favicon.png"));
}
