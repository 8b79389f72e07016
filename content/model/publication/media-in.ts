import type { ContentFile } from "../entries/content-file";
import { mediaFileOf } from "../entries/item-paths";

const mention = /\/media\/[^\s"'()<>?#\\]+/g;
const known = new WeakMap<ContentFile, readonly string[]>();
// HTML that is made of the Markdown beside it.
const made = new Set(["description", "description_jp", "content", "content_jp"]);

/** The files below `media/` that a content file names, in fields or in its text. */
export function mediaIn(file: ContentFile): readonly string[] {
  let media = known.get(file);
  if (media === undefined) {
    const texts = file.kind === "event" ? textsIn(file.event) : file.kind === "news" ? textsIn(file.news) : undefined;
    const urls = (texts ?? allTextsIn(file)).flatMap((text) =>
      text.includes("/media/") ? (text.match(mention) ?? []) : [],
    );
    media = [...new Set(urls.map((url) => mediaFileOf(url).replace(/[.,;:!]+$/, "")))];
    known.set(file, media);
  }
  return media;
}

/** The texts of an event or a news item, without rendering any. */
function textsIn(item: object): string[] {
  const fields = Object.keys(item).filter((name) => !made.has(name));
  return fields.flatMap((name) => allTextsIn((item as Readonly<Record<string, unknown>>)[name]));
}

function allTextsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTextsIn) : [];
}
