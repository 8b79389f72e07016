import { localisedPath } from "../../content/model/pages/page-paths";
import { languages, type Language } from "../../content/model/text/language";
import english from "../../site/locales/en/draftPage.json";
import japanese from "../../site/locales/ja/draftPage.json";

/** A previewed page on its way to a reader without a login. */
export interface DraftPage {
  readonly html: string;
  /** Where the page will be once it is public. */
  readonly page: string;
  readonly token: string;
  readonly language: Language;
  /** Why visitors do not have it. */
  readonly state: keyof typeof english;
}

/** Addresses of a page's own files in the attributes that load or open them. */
const media = /(?<=\s(?:src|href|srcset|poster)="(?:[^"]*,\s*)?)\/media\//g;
const wordsOf = { en: english, ja: japanese };
const inFrame = '<base target="_blank">';
const ofPage = `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`;

/** Buttons that do nothing without the scripts of the page. */
const scripted = /<button(?=[^>]*\sdata-action=)/g;

/** Address of a draft link, or of a picture of what it shows. */
export const draftPath = (language: Language, token: string): string => localisedPath(language, `/preview/${token}`);

/** The page as a document of its own: it begins with the words that it is not public, its pictures are readable with the link, its links to itself and its twin are draft links, and nothing is offered that this reader cannot have. */
export function draftHtml({ html, page, token, language, state }: DraftPage): string {
  const own = html
    .replace(inFrame, ofPage)
    .replace(scripted, "$& hidden")
    .replace(media, `${draftPath("en", token)}/media/`)
    .replace(/<body[^>]*>/, `$&<aside class="notice"><p class="wide">${wordsOf[language][state]}</p></aside>`);
  return languages.reduce((text, each) => {
    const linked = text.replaceAll(`href="${localisedPath(each, page)}"`, `href="${draftPath(each, token)}"`);
    // What is not public has no calendar file.
    return state === "prepared" ? linked : linked.replaceAll(`href="${localisedPath(each, page)}.ics"`, "hidden");
  }, own);
}
