import type { Entry } from "../entry/entry";

/** Address of an item's image for an `<img>`, undefined when it has none. */
export function imageUrlOf(item: Entry, apiBase: string): string | undefined {
  const url = item.imageUrl ?? item.image;
  return url?.startsWith("/") ? `${apiBase}${url}` : url;
}
