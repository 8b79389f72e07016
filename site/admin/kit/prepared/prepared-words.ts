import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminPrepared.json";
import japanese from "../../../locales/ja/adminPrepared.json";
import { useServices } from "../services/services";

/** The words about prepared changes. */
export type PreparedWords = typeof english;

const wordsByLanguage: Record<Language, PreparedWords> = { en: english, ja: japanese };

/** The words in a language. */
export const preparedWordsOf = (language: Language): PreparedWords => wordsByLanguage[language];

/** The words in the language of the admin. */
export const usePreparedWords = (): PreparedWords => preparedWordsOf(useServices().language);
