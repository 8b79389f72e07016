import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminInquiries.json";
import japanese from "../../locales/ja/adminInquiries.json";
import { fields as englishFields, types as englishTypes } from "../../locales/en/contact.json";
import { fields as japaneseFields, types as japaneseTypes } from "../../locales/ja/contact.json";
import { useServices } from "../kit/services/services";

/** The inbox's own words, and those of the form that visitors filled in. */
export type InquiryWords = typeof english & {
  readonly fields: typeof englishFields;
  readonly types: typeof englishTypes;
};

const wordsByLanguage: Record<Language, InquiryWords> = {
  en: { ...english, fields: englishFields, types: englishTypes },
  ja: { ...japanese, fields: japaneseFields, types: japaneseTypes },
};

/** The inbox's words in a language. */
export function inquiryWordsOf(language: Language): InquiryWords {
  return wordsByLanguage[language];
}

/** The inbox's words in the language of the admin. */
export function useInquiryWords(): InquiryWords {
  return inquiryWordsOf(useServices().language);
}
