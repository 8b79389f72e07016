import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminUploads.json";
import japanese from "../../../locales/ja/adminUploads.json";

/** The words about what was uploaded. */
export const uploadsWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };
