const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];
/** The most a picture may measure when it is sent, in bytes. */
export const maxImageBytes = 10 * 1024 * 1024;

/** Value of the file input's `accept`. With exactly these types iPhones convert their own format to JPEG. */
export const acceptedImages = acceptedTypes.join(",");

/** Why a file cannot be sent as an image. */
export type ImageRefusal = "wrongType" | "tooLarge" | "unreadable";

/** Why a file cannot be sent as an image as it is, undefined when it can; the API inspects the bytes. */
export function imageRefusal(file: File): "wrongType" | "tooLarge" | undefined {
  if (!acceptedTypes.includes(file.type)) return "wrongType";
  return file.size > maxImageBytes ? "tooLarge" : undefined;
}

/**
 * The picture in what was dropped or pasted. A text that is pasted into a field stays a text, also when its program put
 * a picture of it on the clipboard as well; a website's picture comes with HTML around it, but without words.
 */
export function transferredImage(data: DataTransfer | null, target: EventTarget | null): File | undefined {
  if (!data) return undefined;
  const file = [...data.files][0];
  const intoField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return file === undefined || (intoField && bringsText(data)) ? undefined : file;
}

function bringsText(data: DataTransfer): boolean {
  const html = data.getData("text/html").replace(/<style[^]*?<\/style\s*>|<[^>]*>/gi, "");
  return (data.getData("text/plain") + html).trim() !== "";
}
