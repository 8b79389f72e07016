import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/** A wide or square picture as JPEG. Flat colours need no high quality, red edges need full chroma. */
export const jpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten({ background: "#fbf7f0" })
    .jpeg({ quality: 76, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** The same, cropped to 1200 x 630. */
export const socialJpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(1200, 630, { fit: "cover" })
    .flatten({ background: "#fbf7f0" })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** A wide picture as WebP. */
export const webp = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 82, effort: 5 }).toBuffer();

/** A logo as PNG; what is not drawn stays transparent. */
export const png = (svg: string, width?: number): Promise<Buffer> => {
  const drawing = sharp(Buffer.from(svg), { density: 72 });
  return (width === undefined ? drawing : drawing.resize(width))
    .png({ palette: true, quality: 92, effort: 9 })
    .toBuffer();
};

/** First eight hex digits of the bytes' SHA-256, as in the names of uploaded pictures. */
export const shortHash = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** Writes a file, making its folder. */
export async function save(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
