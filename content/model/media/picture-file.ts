import { fault, type Fault } from "../problems/fault";
import { isLfsPointer } from "./lfs-pointer";
import { isDecodable, maxPicturePixels } from "./picture-limits";
import { lookAtSvg } from "./svg-file";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the bytes of a picture say; without a size where its format is not read further. */
interface Seen {
  readonly size?: Size | undefined;
  /** False where the end of the file is missing. */
  readonly isWhole: boolean;
  /** True for what no browser shows, though its end is there. */
  readonly isDamaged?: boolean;
  readonly hasScript?: boolean;
}

type Format = keyof typeof names;
type Text = (from: number, to: number) => string;

const names = { jpeg: "JPEG", png: "PNG", webp: "WebP", gif: "GIF", avif: "AVIF", svg: "SVG" } as const;

/**
 * What is wrong with a picture that was committed, by its bytes: empty, a pointer of Git LFS, another format than its name says, cut off, too many
 * pixels to be decoded, or a script in it (R8.11). Undefined for a good one, and for a file whose name is no picture's.
 */
export function pictureFault(path: string, bytes: Uint8Array): Fault | undefined {
  const format = formatOf(path);
  if (format === undefined) return undefined;
  if (bytes.length === 0) return fault("pictureEmpty");
  if (isLfsPointer(bytes)) return fault("pictureInLfs");
  const seen = lookAt(format, bytes);
  if (seen === undefined) return fault("pictureMisnamed", { format: names[format] });
  if (!seen.isWhole) return fault("pictureCutOff");
  if (seen.size && !isDecodable(seen.size)) return fault("pictureTooManyPixels", { max: maxPicturePixels / 1_000_000 });
  if (seen.isDamaged || (format === "jpeg" && !seen.size)) return fault("pictureDamaged");
  if (seen.hasScript) return fault("pictureScript");
  return undefined;
}

/** The pixels of a picture, by its header; undefined for a drawing, an AVIF, and what is not the picture that its name says. */
export function pictureSize(path: string, bytes: Uint8Array): Size | undefined {
  const format = formatOf(path);
  return format === undefined ? undefined : lookAt(format, bytes)?.size;
}

/** True for a file whose name is that of a picture. */
export const isPicturePath = (path: string): boolean => formatOf(path) !== undefined;

/** The format as which the bytes begin, whatever the file is called; undefined for another one, and for a drawing (SVG). */
export function formatOfBytes(bytes: Uint8Array): keyof typeof formats | undefined {
  const beginning = textOf(bytes)(0, 12);
  return (Object.keys(formats) as (keyof typeof formats)[]).find((format) => formats[format].begins.test(beginning));
}

function formatOf(path: string): Format | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === "jpg") return "jpeg";
  return ending !== undefined && Object.hasOwn(names, ending) ? (ending as Format) : undefined;
}

const textOf =
  (bytes: Uint8Array): Text =>
  (from, to) =>
    String.fromCharCode(...bytes.subarray(from, to));

/** Undefined for bytes that do not begin as a picture of the format does. */
function lookAt(format: Format, bytes: Uint8Array): Seen | undefined {
  if (format === "svg") return lookAtSvg(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (formatOfBytes(bytes) !== format) return undefined;
  try {
    return formats[format].read(view, textOf(bytes));
  } catch (error) {
    if (error instanceof RangeError) return { isWhole: false };
    throw error;
  }
}

/** How a format begins, and its reader; it raises RangeError where the bytes end too early. */
const formats: Readonly<
  Record<Exclude<Format, "svg">, { readonly begins: RegExp; readonly read: (view: DataView, text: Text) => Seen }>
> = {
  jpeg: { begins: /^\xff\xd8\xff/, read: jpeg },
  png: { begins: /^\x89PNG\r\n\x1a\n/, read: png },
  webp: { begins: /^RIFF[^]{4}WEBP/, read: webp },
  gif: { begins: /^GIF8[79]a/, read: gif },
  avif: { begins: /^[^]{4}ftypavi[fs]/, read: avif },
};

/** Reads the segments up to the pixels. */
function jpeg(view: DataView): Seen {
  let size: Size | undefined;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) at += 1;
    else if (marker === 0xffda) return { size, isWhole: hasEnd(view, at) };
    else {
      // Frame headers; C4, C8 and CC are tables.
      if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
        size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      if (marker < 0xff00) return { isWhole: false };
      at += 2 + view.getUint16(at + 2);
    }
  }
}

/** Some cameras write more after the end of a picture. */
function hasEnd(view: DataView, after: number): boolean {
  for (let at = view.byteLength - 2; at > after; at -= 1) if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

function png(view: DataView, text: Text): Seen {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (text(at + 4, at + 8) !== "IEND") at += 12 + view.getUint32(at);
  return { size, isWhole: at + 12 <= view.byteLength };
}

function webp(view: DataView, text: Text): Seen {
  const isWhole = view.getUint32(4, true) + 8 <= view.byteLength;
  const kind = text(12, 16);
  const tall = view.getUint32(21, true);
  const of24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  const sizes: Readonly<Record<string, () => Size>> = {
    VP8X: () => ({ width: of24(24), height: of24(27) }),
    VP8L: () => ({ width: (tall & 0x3fff) + 1, height: ((tall >> 14) & 0x3fff) + 1 }),
    "VP8 ": () => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  };
  return { size: sizes[kind]?.(), isWhole };
}

/** Reads the blocks up to the trailer. */
function gif(view: DataView): Seen {
  const colors = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  for (let at = 13 + colors(view.getUint8(10)); ;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return { size, isWhole: true };
    if (block === 0x2c) at += 11 + colors(view.getUint8(at + 9));
    else if (block === 0x21) at += 2;
    else return { size, isWhole: false };
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
}

/** Reads the outer boxes, of which one has the pixels; a length of 0 is the rest of the file, 1 one of 64 bits. */
function avif(view: DataView, text: Text): Seen {
  let hasPixels = false;
  for (let at = 0; at < view.byteLength;) {
    const length = view.getUint32(at);
    hasPixels ||= text(at + 4, at + 8) === "mdat";
    if (length === 0) break;
    const whole = length === 1 ? Number(view.getBigUint64(at + 8)) : length;
    if (whole < 8 || at + whole > view.byteLength) return { isWhole: false };
    at += whole;
  }
  return { isWhole: hasPixels };
}
