import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { isDecodable } from "../../../content/model/media/picture-limits";

/** The bytes and the header of a picture; undefined where there is none, and for one too large to be decoded (R8.11). */
export async function decodable(
  file: string,
): Promise<{ readonly bytes: Buffer; readonly header: Metadata } | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  // Of no bytes sharp throws before there is a promise.
  const header = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined);
  return header && isDecodable(header) ? { bytes, header } : undefined;
}
