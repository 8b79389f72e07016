import { isDocumentType } from "./media-address";
import { markdownToHtml } from "./markdown-html";

/** A file below `/media/` that HTML names. */
interface NamedMedia {
  /** As the HTML has it, without what follows `?` or `#`. */
  readonly address: string;
  /** False for a link. */
  readonly isShown: boolean;
}

/** True for a text whose page may name a file below `/media/`; letters may be percent-encoded or entities. Most texts are not rendered for it. */
export const mayNameMedia = (markdown: string): boolean => /media|%[46][\da-f]|&#/i.test(markdown);

/** The files below `/media/` that sanitised HTML shows or links to, in order. */
export function mediaInHtml(html: string): NamedMedia[] {
  return [...html.matchAll(/ (src|href)="(\/media\/[^"?#]+)/g)].map(([, name, address = ""]) => ({
    address: address.replaceAll("&amp;", "&"),
    isShown: name === "src",
  }));
}

/** The pictures that pages of Markdown texts show and the documents that they link to, as their HTML calls them: whatever it shows has an address of its own here. */
export function mediaInMarkdown(...texts: readonly (string | undefined)[]): string[] {
  return texts
    .filter((text) => text !== undefined && mayNameMedia(text))
    .flatMap((text = "") => mediaInHtml(markdownToHtml(text)))
    .filter(({ address, isShown }) => isShown || isDocumentType(address))
    .map(({ address }) => address);
}
