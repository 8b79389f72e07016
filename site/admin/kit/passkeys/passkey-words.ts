import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminPasskeys.json";
import japanese from "../../../locales/ja/adminPasskeys.json";
import { useServices } from "../services/services";

export type PasskeyWords = typeof english;

const wordsByLanguage: Record<Language, PasskeyWords> = { en: english, ja: japanese };

/** The words of passkeys in the language of the admin. */
export function usePasskeyWords(): PasskeyWords {
  return wordsByLanguage[useServices().language];
}
