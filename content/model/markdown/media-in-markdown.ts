import { isDocumentType } from "./media-address";
import { markdownToHtml } from "./markdown-html";

/** True for a text whose page may name a file below `/media/`; letters may be percent-encoded, entities or full-width. Most texts are not rendered for it. */
export const mayNameMedia = (markdown: string): boolean => /media|%[46][\da-f]|&#/i.test(markdown.normalize("NFKC"));

/** The addresses below `/media/` that sanitised HTML shows, and of those that it links to the `wanted` ones; without what follows `?` or `#`. */
export function mediaInHtml(html: string, wanted: (address: string) => boolean): string[] {
  return [...html.matchAll(/ (src|href)="(\/media\/[^"?#]+)/g)].flatMap(([, name, written = ""]) => {
    const address = written.replaceAll("&amp;", "&");
    return name === "src" || wanted(address) ? [address] : [];
  });
}

/** The pictures that pages of Markdown texts show and the documents that they link to, as their HTML calls them: whatever it shows has an address of its own here. */
export function mediaInMarkdown(...texts: readonly (string | undefined)[]): string[] {
  return texts
    .filter((text) => text !== undefined && mayNameMedia(text))
    .flatMap((text = "") => mediaInHtml(markdownToHtml(text), isDocumentType));
}
