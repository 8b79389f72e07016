import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminPaste.json";
import japanese from "../../../locales/ja/adminPaste.json";

/** The words about pasted texts. */
export const pasteWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };
