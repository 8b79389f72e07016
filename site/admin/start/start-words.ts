import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminStart.json";
import japanese from "../../locales/ja/adminStart.json";
import { useServices } from "../kit/services/services";

/** The words of the start page. */
export type StartWords = typeof english;

const wordsByLanguage: Record<Language, StartWords> = { en: english, ja: japanese };

/** The page's words in the language of the admin. */
export function useStartWords(): StartWords {
  return wordsByLanguage[useServices().language];
}
