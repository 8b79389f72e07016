import { isDecodable, maxStoredSide } from "../../../../content/model/media/picture-limits";
import { imageRefusal, maxImageBytes, type ImageRefusal } from "./image-file";

/** The API encodes it once more: little may be lost here. */
const quality = 0.92;
/** Up to this many bytes a picture that the API can decode is sent as it is. */
const smallEnough = 1_000_000;

/**
 * A chosen file as it is sent: upright and at most 2,400 px a side, so that it is sent in seconds over a slow line; or
 * why it cannot be sent. A browser that decodes no pictures sends the file itself, and the API judges it.
 */
export async function prepareImage(file: File): Promise<File | ImageRefusal> {
  const refusal = imageRefusal(file);
  if (refusal === "wrongType" || typeof createImageBitmap === "undefined") return refusal ?? file;
  const bitmap = await decoded(file);
  if (bitmap === undefined) return "unreadable";
  try {
    const scale = Math.min(1, maxStoredSide / Math.max(bitmap.width, bitmap.height));
    const canBeSent = refusal === undefined && isDecodable(bitmap);
    if (canBeSent && (scale === 1 || file.size <= smallEnough)) return file;
    const blob = await encoded(drawn(bitmap, scale), file.type);
    if (canBeSent && (blob === undefined || blob.size >= file.size)) return file;
    if (blob === undefined) return "tooLarge";
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}

async function decoded(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context) {
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** The picture in its own format, or in one that is smaller when it is too large in that (a photograph as PNG). */
async function encoded(canvas: HTMLCanvasElement, own: string): Promise<Blob | undefined> {
  for (const type of [own, "image/webp", "image/jpeg"]) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // A browser that cannot write a format writes PNG instead.
    if (blob?.type === type && blob.size <= maxImageBytes) return blob;
  }
  return undefined;
}
