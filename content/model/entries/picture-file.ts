import { fault, type Fault } from "../problems/fault";
import { isDecodable, maxPicturePixels } from "./picture-limits";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the bytes of a picture say; without a size where its format is not read further. */
interface Seen {
  readonly format: Format;
  readonly size?: Size;
  /** False where the end of the file is missing. */
  readonly isWhole: boolean;
}

type Format = keyof typeof names;

const names = { jpeg: "JPEG", png: "PNG", webp: "WebP", gif: "GIF", avif: "AVIF", svg: "SVG" } as const;

/**
 * What is wrong with a picture that was committed, by its bytes: empty, another format than its name says, cut off, or too
 * many pixels to be decoded (R8.11). Undefined for a good one, and for a file whose name is no picture's.
 */
export function pictureFault(path: string, bytes: Uint8Array): Fault | undefined {
  const format = formatOf(path);
  if (format === undefined) return undefined;
  if (bytes.length === 0) return fault("pictureEmpty");
  const seen = lookAt(bytes);
  if (seen?.format !== format) return fault("pictureMisnamed", { format: names[format] });
  if (!seen.isWhole) return fault("pictureCutOff");
  if (seen.size && !isDecodable(seen.size)) return fault("pictureTooManyPixels", { max: maxPicturePixels / 1_000_000 });
  return undefined;
}

/** True for a file whose name is that of a picture. */
export const isPicturePath = (path: string): boolean => formatOf(path) !== undefined;

function formatOf(path: string): Format | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === "jpg") return "jpeg";
  return ending !== undefined && ending in names ? (ending as Format) : undefined;
}

function lookAt(bytes: Uint8Array): Seen | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  try {
    if (text(0, 3) === "\xff\xd8\xff") return jpeg(view);
    if (text(0, 8) === "\x89PNG\r\n\x1a\n") return png(view, text);
    if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return webp(view, text);
  } catch (error) {
    if (error instanceof RangeError) return { format: formatOfStart(text(0, 1)), isWhole: false };
    throw error;
  }
  if (/^GIF8[79]a/.test(text(0, 6))) return { format: "gif", isWhole: true };
  if (/^ftypavi[fs]/.test(text(4, 12))) return { format: "avif", isWhole: true };
  return /^\s*(?:<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(text(0, 100).replace(/^\xef\xbb\xbf/, ""))
    ? { format: "svg", isWhole: true }
    : undefined;
}

const formatOfStart = (first: string): Format => (first === "\xff" ? "jpeg" : first === "R" ? "webp" : "png");

/** Reads the segments up to the pixels. Raises RangeError where the bytes end before. */
function jpeg(view: DataView): Seen {
  let size: Size | undefined;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) at += 1;
    else if (marker === 0xffda) return { format: "jpeg", ...(size && { size }), isWhole: hasEnd(view, at) };
    else {
      // Frame headers; C4, C8 and CC are tables.
      if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
        size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      if (marker < 0xff00) return { format: "jpeg", isWhole: false };
      at += 2 + view.getUint16(at + 2);
    }
  }
}

/** Some cameras write more after the end of a picture. */
function hasEnd(view: DataView, after: number): boolean {
  for (let at = view.byteLength - 2; at > after; at -= 1) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

function png(view: DataView, text: (from: number, to: number) => string): Seen {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (text(at + 4, at + 8) !== "IEND") at += 12 + view.getUint32(at);
  return { format: "png", size, isWhole: at + 12 <= view.byteLength };
}

function webp(view: DataView, text: (from: number, to: number) => string): Seen {
  const isWhole = view.getUint32(4, true) + 8 <= view.byteLength;
  const kind = text(12, 16);
  const tall = view.getUint32(21, true);
  const of24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  const sizes: Readonly<Record<string, () => Size>> = {
    VP8X: () => ({ width: of24(24), height: of24(27) }),
    VP8L: () => ({ width: (tall & 0x3fff) + 1, height: ((tall >> 14) & 0x3fff) + 1 }),
    "VP8 ": () => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  };
  const size = sizes[kind]?.();
  return { format: "webp", ...(size && { size }), isWhole };
}
