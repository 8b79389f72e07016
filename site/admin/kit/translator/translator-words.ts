import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminTranslator.json";
import japanese from "../../../locales/ja/adminTranslator.json";

/** The words about translations on the device. */
export const translatorWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };
