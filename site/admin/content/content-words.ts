import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminContent.json";
import japanese from "../../locales/ja/adminContent.json";
import { useServices } from "../kit/services/services";

/** The words of the content page. */
export type ContentWords = typeof english;

const wordsByLanguage: Record<Language, ContentWords> = { en: english, ja: japanese };

/** The page's words in a language. */
export const contentWordsOf = (language: Language): ContentWords => wordsByLanguage[language];

/** The page's words in the language of the admin. */
export function useContentWords(): ContentWords {
  return contentWordsOf(useServices().language);
}
