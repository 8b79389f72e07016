import { fault } from "../problems/fault";

/** The most bytes a picture of the content may have; an upload may have less (R8.11). */
export const maxPictureBytes = 20 * 1024 * 1024;
/** What is wrong with a larger one. */
export const mediaTooLarge = fault("mediaTooLarge", { max: maxPictureBytes / 1024 / 1024 });
/** Pixels of a picture that is decoded: some hundred MB of memory. */
export const maxPicturePixels = 40_000_000;
/** The longest side of a picture that is decoded. */
export const maxPictureSide = 20_000;
/** The longest side of a picture that is stored or encoded for pages, in px (R8.11). */
export const maxStoredSide = 2400;

/** True when a picture may be decoded; its header has the size. */
export function isDecodable({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.max(width, height) <= maxPictureSide && width * height <= maxPicturePixels;
}
