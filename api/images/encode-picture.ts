import { createHash } from "node:crypto";
import type { OutputInfo, Sharp, default as sharpOf } from "sharp";
import { isDecodable, maxPicturePixels, maxPictureSide, maxStoredSide } from "../../content/model/media/picture-limits";
import { formatOfBytes } from "../../content/model/media/picture-file";
import { fault } from "../../content/model/problems/fault";
import { bilingualWords } from "../../content/model/problems/fault-words";
import type { PictureChange } from "../../content/model/api/answers";
import { ApiError } from "../errors";
import { oneAtATime, QueueFullError } from "../support/one-at-a-time";

/** A picture as it is stored: encoded again from its pixels, hence without metadata and appended data. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly type: PictureType;
  /** First 8 hex digits of the content's sha256: part of the file name. */
  readonly hash: string;
  /** What became of the picture that was sent. */
  readonly change: PictureChange;
}

const secondsToDecode = 20;
const mostWaiting = 8;

let loading: Promise<typeof sharpOf> | undefined;

/** Loaded when it is needed, or by a service that has started: the service starts faster without it. */
export function loadSharp(): Promise<typeof sharpOf> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
    });
    // A picture is decoded only once, so a cache would waste memory.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

// A 40 megapixel picture takes more than 100 MB while it is decoded.
const queue = oneAtATime(mostWaiting);

/**
 * Decodes and encodes a picture again: upright, at most 2400 pixels a side, sRGB, without metadata.
 * @throws ApiError "unsupported-type" (not JPEG, PNG or WebP), "bad-image" (damaged, more than 40 megapixels, a side over 20,000 px).
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const type = pictureType(bytes);
  if (type === undefined)
    throw new ApiError("unsupported-type", { words: bilingualWords(wrongType), fields: { image: wrongType } });
  try {
    const { data, info } = await queue(() => encode(bytes, type));
    const { width, height } = info;
    return {
      bytes: data,
      type,
      hash: createHash("sha256").update(data).digest("hex").slice(0, 8),
      change: { before: bytes.length, after: data.length, width, height },
    };
  } catch (error) {
    if (error instanceof QueueFullError) throw new ApiError("store-busy", { retryAfter: 5, cause: error });
    if (error instanceof ApiError) throw error;
    throw new ApiError("bad-image", { cause: error, fields: { image: fault("unreadablePicture") } });
  }
}

/** False for a JPEG, PNG or WebP that cannot be decoded to its end, as its bytes alone do not show. */
export async function decodes(bytes: Buffer): Promise<boolean> {
  if (pictureType(bytes) === undefined) return true;
  const sharp = await loadSharp();
  const small = sharp(bytes, { limitInputPixels: maxPicturePixels, pages: 1 }).resize(16, 16, { fit: "inside" });
  return small
    .timeout({ seconds: secondsToDecode })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

async function encode(bytes: Buffer, type: PictureType): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await loadSharp();
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (!isDecodable({ width, height })) {
    const what = Math.max(width, height) > maxPictureSide ? sideTooLong : tooManyPixels;
    throw new ApiError("bad-image", { words: bilingualWords(what), fields: { image: what } });
  }
  if (format !== (type === "jpg" ? "jpeg" : type)) throw new Error(`looks like ${type} but is ${format}`);
  const picture = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: "error", pages: 1 }).timeout({
    seconds: secondsToDecode,
  });
  const upright = picture
    .autoOrient()
    .resize({ width: maxStoredSide, height: maxStoredSide, fit: "inside", withoutEnlargement: true });
  return encoders[type](upright).toBuffer({ resolveWithObject: true });
}

const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 84, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 84 }),
};

const wrongType = fault("wrongPictureType");
const tooManyPixels = fault("tooManyPixels");
const sideTooLong = fault("pictureSideTooLong");

/** A picture format that visitors may be shown. */
type PictureType = "jpg" | "png" | "webp";

const types: Partial<Record<string, PictureType>> = { jpeg: "jpg", png: "png", webp: "webp" };

/** The type of a picture by its first bytes; names and declared types are ignored. */
const pictureType = (bytes: Uint8Array): PictureType | undefined => types[formatOfBytes(bytes) ?? ""];
