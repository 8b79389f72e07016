import type { EntryFields } from "../collections/collection";
import { collections } from "../collections/collections";
import type { ContentFile } from "../entries/content-file";
import { articleAnswer, eventAnswer } from "../entries/item-answers";
import { mediaFileOf } from "../entries/item-paths";
import { picturesIn } from "../entries/pictures-in";
import { markdownToHtml } from "../markdown/markdown-html";
import { mayNameMedia, mediaInHtml } from "../markdown/media-in-markdown";
import { isPicturePath } from "../media/picture-file";
import { valueAt } from "../yaml/yaml-data";

/** A picture that a content file shows or links to. */
export interface NamedPicture {
  /** Its path in the content folder. */
  readonly file: string;
  /** The field that names it; absent for one with parts. */
  readonly field?: string;
}

type Entry = Exclude<ContentFile, { collection: "next" }>;

/** The pictures that a file's fields and Markdown texts name, whatever its collection; each once however it is spelt. */
export function picturesNamedBy(file: ContentFile): readonly NamedPicture[] {
  if (file.collection === "next") return picturesNamedBy(file.next.file);
  const { bodies = [] }: { readonly bodies?: readonly string[] } = collections[file.collection];
  const found = new Map<string, NamedPicture>();
  for (const [field, value] of Object.entries<unknown>(file.fields)) {
    const addresses = bodies.includes(field) ? picturesInBody(file, field) : picturesIn(value);
    for (const picture of addresses.map(mediaFileOf))
      if (!found.has(picture)) found.set(picture, { file: picture, ...(typeof value === "string" ? { field } : {}) });
  }
  return [...found.values()];
}

function picturesInBody(file: Entry, body: string): string[] {
  const fields: EntryFields = file.fields;
  const text = String(fields[body]);
  return mayNameMedia(text) ? mediaInHtml(htmlOf(file, body, text), isPicturePath) : [];
}

/** That of events and articles is the one that the API answers. */
function htmlOf(file: Entry, body: string, text: string): string {
  if (file.collection === "events") return String(valueAt(eventAnswer(file), body));
  if (file.collection === "news") return String(valueAt(articleAnswer(file), body));
  return markdownToHtml(text);
}
