import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminDraftLinks.json";
import japanese from "../../../locales/ja/adminDraftLinks.json";

/** The words about links to drafts. */
export const draftLinksWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };
