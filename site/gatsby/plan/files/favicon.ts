import { join } from "node:path";
import sharp from "sharp";
import { isDecodable } from "../../../../content/model/media/picture-limits";
import { mediaFileOf } from "../../../../content/model/entries/item-paths";
import type { Build } from "../build";
import type { FilePlan } from "../planned-file";

/** Side of the icon, in px: twice what the largest place for it shows. */
const side = 96;
const fit = { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;

const nothing = { create: { width: side, height: side, channels: 4, background: fit.background } } as const;

/**
 * The site's logo as `/favicon.png`; without it every first visit would request an icon in vain. Empty for a logo too
 * large to be decoded (R8.11).
 */
export function favicon({ input, content, pictures }: Build): FilePlan[] {
  const { logo } = content.site;
  const make = async (): Promise<Uint8Array> => {
    const file = join(input.contentDir, mediaFileOf(logo));
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    return (isDecodable(header) ? sharp(file) : sharp(nothing))
      .resize(side, side, fit)
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return [{ path: "favicon.png", dependencies: [pictures.version(logo)], make }];
}
