import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminHealth.json";
import japanese from "../../locales/ja/adminHealth.json";
import { useServices } from "../kit/services/services";

/** The words of the page about the site's state. */
export type HealthWords = typeof english;

const wordsByLanguage: Record<Language, HealthWords> = { en: english, ja: japanese };

/** The page's words in the language of the admin. */
export function useHealthWords(): HealthWords {
  return wordsByLanguage[useServices().language];
}
