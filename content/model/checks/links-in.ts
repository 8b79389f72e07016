import { collections } from "../collections/collections";
import type { EntryFields } from "../collections/collection";
import type { ContentFile } from "../entries/content-file";
import { markdownToHtml } from "../markdown/markdown-html";
import { oncePer } from "../once-per";

/** A link of a content file to another place, as it was written. */
export interface WrittenLink {
  /** Dotted name of the field. */
  readonly field: string;
  /** An address with its host, or a path of this site. */
  readonly target: string;
}

// Most texts have no link, and are not rendered.
const mayLink = /\]\(|\]\[|\]:|href|https?:|www\./i;

/** Every link to a page or a file, of this site or another, in a file's fields and Markdown texts. Pure, and throws on no text. */
export const linksIn = oncePer((file: ContentFile): readonly WrittenLink[] => {
  const { collection, fields } = file.collection === "next" ? file.next.file : file;
  const { bodies = [] }: { readonly bodies?: readonly string[] } = collections[collection];
  const data: EntryFields = fields;
  const all = Object.entries(data).flatMap(([name, value]) =>
    bodies.includes(name) && typeof value === "string" ? inMarkdown(name, value) : inValue(name, value),
  );
  return [...new Map(all.map((link) => [`${link.field} ${link.target}`, link])).values()];
});

function inMarkdown(field: string, text: string): WrittenLink[] {
  if (!mayLink.test(text)) return [];
  const found = markdownToHtml(text).matchAll(/<a\b[^>]*? href="([^"]+)"/g);
  return [...found]
    .map(([, address = ""]) => ({ field, target: address.replaceAll("&amp;", "&") }))
    .filter(({ target }) => /^(?:https?:|\/)/i.test(target));
}

/** The values that are an address and nothing else, at any depth. */
function inValue(field: string, value: unknown): WrittenLink[] {
  if (typeof value === "string") return /^https?:\/\/\S+$/i.test(value) ? [{ field, target: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => inValue(`${field}.${name}`, part));
}
