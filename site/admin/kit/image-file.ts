const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];
const maxMegabytes = 10;

/** Value of the file input's `accept`. */
export const acceptedImages = acceptedTypes.join(",");

/** A file's size as people read it: "340 KB", "2.4 MB". */
export function fileSize({ size }: File): string {
  return size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}

/** Why a file cannot be sent as an image; the API decides for good by looking into it. */
export function imageRefusal(file: File): "wrongType" | "tooLarge" | undefined {
  if (!acceptedTypes.includes(file.type)) return "wrongType";
  return file.size > maxMegabytes * 1024 * 1024 ? "tooLarge" : undefined;
}
