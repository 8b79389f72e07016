import { mediaFileOf } from "../../content/model/entries/item-paths";
import { byteSize } from "../../content/model/text/byte-size";
import type { Language } from "../../content/model/text/language";

/** Documents that a page links to, by their paths below the content folder -> their size in bytes. */
export type Documents = Readonly<Record<string, number>>;

/** A link to a document as the model's sanitiser writes it. */
const documentLink = /(<a href="(\/media\/[^"?#]+\.pdf)[^>]*>)(.*?)<\/a>/gis;

/** Sanitised HTML whose links to documents say type and size; the size of one that is newer than the page is not known. */
export function htmlWithDocuments(html: string, documents: Documents, language: Language): string {
  if (!html.includes("/media/")) return html;
  return html.replace(documentLink, (_, begin: string, address: string, words: string) => {
    const path = mediaFileOf(address.replaceAll("&amp;", "&"));
    const bytes = Object.hasOwn(documents, path) ? documents[path] : undefined;
    return `${begin}${words}${noteOf(bytes, language)}</a>`;
  });
}

function noteOf(bytes: number | undefined, language: Language): string {
  const size = bytes === undefined ? [] : [byteSize(bytes)];
  const facts = ["PDF", ...size];
  return language === "ja"
    ? `<span class="file-facts">（${facts.join("、").replace(" ", "")}）</span>`
    : ` <span class="file-facts">(${facts.join(", ")})</span>`;
}

/** The path of a link of the model's sanitiser to a page of this site; names of uploads and of staff pages have capital letters. */
const pagePath = /(<a href=")(\/(?!media\/|api\/|admin)[^"?#]*)/gi;

/** Sanitised HTML whose links to pages are in lower case, as the addresses are: static hosts tell the cases apart. */
export const htmlWithOwnAddresses = (html: string): string =>
  html.replace(pagePath, (_, begin: string, address: string) => {
    const lower = address.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
    return begin + lower;
  });
