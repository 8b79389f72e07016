import type { ImageChoice } from "../fields/values";
import type { Entry } from "./entry";
import type { Raw } from "./inputs/input-kind";

/** Address of an item's image for an `<img>`, undefined when it has none. */
export function imageUrlOf(item: Entry, apiBase: string): string | undefined {
  const url = item.imageUrl ?? item.image;
  return url?.startsWith("/") ? `${apiBase}${url}` : url;
}

/** Stands for a picture that is not sent yet in what is previewed. */
export const unsentPicture = "/media/preview/not-sent-yet.png";

/** What a form's picture changes in its item's fields, `shown` being its address, if any. */
export function pictureChange(field: string | undefined, item: Entry | undefined, shown: string | undefined): Raw {
  if (field === undefined) return {};
  if (shown?.startsWith("blob:")) return { [field]: unsentPicture };
  if (shown?.startsWith("/media/")) return { [field]: shown };
  return shown === undefined && item?.image !== undefined ? { [field]: null } : {};
}

/** The picture of an item as if it had just been chosen, so that a duplicate keeps it; none when it cannot be fetched. */
export async function pictureCopy(item: Entry, apiBase: string): Promise<ImageChoice> {
  const url = imageUrlOf(item, apiBase);
  if (url === undefined) return { kind: "keep" };
  try {
    const answer = await fetch(url);
    if (!answer.ok) return { kind: "keep" };
    const bytes = await answer.blob();
    return { kind: "new", file: new File([bytes], url.split("/").at(-1) ?? "picture", { type: bytes.type }) };
  } catch {
    return { kind: "keep" };
  }
}
