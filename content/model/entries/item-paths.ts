import { percentDecoded } from "../text/percent-decoded";

/** Path of an upload in the content folder; `hash` is hex of its bytes, of which 8 digits are used. */
export function mediaPathFor(
  year: number | string,
  id: string,
  hash: string,
  extension: "jpg" | "png" | "webp" | "pdf",
): string {
  return `media/${String(year)}/${id}-${hash.slice(0, 8)}.${extension}`;
}

/** What the `image` field of an item holds for a file of the content folder: `media/x.jpg` -> `/media/x.jpg`. */
export function mediaUrlOf(path: string): string {
  return `/${path}`;
}

/** The file of the content folder behind an address, which may be percent-encoded: `/media/2026/x.jpg` -> `media/2026/x.jpg`. */
export function mediaFileOf(urlPath: string): string {
  const path = urlPath.replace(/^\/+/, "");
  return percentDecoded(path) ?? path;
}
