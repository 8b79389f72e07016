/** A picture format that visitors may be shown. */
export type PictureType = "jpg" | "png" | "webp";

const startsWith = (bytes: Uint8Array, offset: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string): readonly number[] => Array.from(Buffer.from(text, "latin1"));

/** The type of a picture by its first bytes; names and declared types are ignored. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, 0, ascii("RIFF")) && startsWith(bytes, 8, ascii("WEBP"))) return "webp";
  return undefined;
}
