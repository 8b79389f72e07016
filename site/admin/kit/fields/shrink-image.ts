import { maxStoredSide } from "../../../../content/model/collections/picture-limits";
import { maxImageBytes } from "./image-file";

/** The API encodes it once more: little may be lost here. */
const quality = 0.92;
/** Up to this many bytes a picture is sent as it is. */
const smallEnough = 1_000_000;

/** True for a picture that `shrinkImage` may make smaller. */
export const isLargeImage = (file: File): boolean => file.size > smallEnough;

/**
 * The picture upright and at most 2,400 px a side, so that it is sent in seconds over a slow line. The file itself where
 * nothing is gained or the browser cannot decode it.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await decoded(file);
  if (bitmap === undefined) return file;
  try {
    const scale = Math.min(1, maxStoredSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= maxImageBytes) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
    // A browser that cannot write a format writes PNG instead.
    if (blob?.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
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
