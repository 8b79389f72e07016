import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import type { Language } from "../../content/model/text/language";

/** A previewed page on its way to a reader without a login. */
export interface DraftPage {
  readonly html: string;
  /** Where the page will be once it is public. */
  readonly page: string;
  readonly token: string;
}

/** Addresses of a page's own files in the attributes that load or open them. */
const media = /(?<=\s(?:src|href|srcset|poster)="(?:[^"]*,\s*)?)\/media\//g;
const inFrame = '<base target="_blank">';
const ofPage = `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`;

/** Address of a draft link, or of a picture of what it shows. */
export const draftPath = (language: Language, token: string): string => localisedPath(language, `/preview/${token}`);

/** The page as a document of its own: its pictures are readable with the link, and the language switch leads to its twin. */
export function draftHtml({ html, page, token }: DraftPage): string {
  const other: Language = languageOfPath(page) === "ja" ? "en" : "ja";
  return html
    .replace(inFrame, ofPage)
    .replace(media, `${draftPath("en", token)}/media/`)
    .replaceAll(`href="${localisedPath(other, page)}"`, `href="${draftPath(other, token)}"`);
}
