import { createHash } from "node:crypto";
import sharp from "sharp";

type Format = "jpeg" | "png" | "webp";

let pictures = 0;

/** Bytes that look random, others at each call and the same ones in each run: by chance, bytes may spell a word. */
function noise(outputLength: number): Buffer {
  return createHash("shake256", { outputLength })
    .update(`noise ${String(pictures++)}`)
    .digest();
}

/** A picture of coloured noise, so that two of them are never equal. */
export function picture(format: Format, width = 320, height = 200): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(noise(width * height * 3), { raw })
    .toFormat(format)
    .toBuffer();
}

/** A picture with a camera's name, a place (GPS) and a quarter turn in its metadata. */
export function photograph(format: Format): Promise<Buffer> {
  const raw = { width: 320, height: 200, channels: 3 } as const;
  return sharp(noise(320 * 200 * 3), { raw })
    .withExif({
      IFD0: { Make: "SecretCamera", Orientation: "6" },
      IFD3: { GPSLatitude: "35/1 40/1 0/1", GPSLatitudeRef: "N", GPSLongitude: "139/1 45/1 0/1", GPSLongitudeRef: "E" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-place/></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of a few kilobytes that claims and holds 100 megapixels. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "white" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
