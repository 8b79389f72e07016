import type { ImageChoice } from "../fields/values";
import type { Entry } from "./entry";

/** Address of an item's image for an `<img>`, undefined when it has none. */
export function imageUrlOf(item: Entry, apiBase: string): string | undefined {
  const url = item.imageUrl ?? item.image;
  return url?.startsWith("/") ? `${apiBase}${url}` : url;
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
