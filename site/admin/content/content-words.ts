import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminContent.json";
import japanese from "../../locales/ja/adminContent.json";
import { useServices } from "../kit/services/services";
import type { CollectionForm } from "../../../content/model/api/collection-answers";
import { fill, type KindWords } from "../kit/services/words";

/** The words of the content page. */
export type ContentWords = typeof english;

const wordsByLanguage: Record<Language, ContentWords> = { en: english, ja: japanese };

/** The page's words in a language. */
export const contentWordsOf = (language: Language): ContentWords => wordsByLanguage[language];

/** The page's words in the language of the admin. */
export function useContentWords(): ContentWords {
  return contentWordsOf(useServices().language);
}

/** The words of a collection's list and form. */
export function kindWords({ label, entry, growing, ofMembers }: CollectionForm, own: ContentWords): KindWords {
  const filled = Object.fromEntries(
    Object.entries(own.kind).map(([key, sentence]) => [key, fill(sentence, { entry, label })]),
  ) as ContentWords["kind"];
  return {
    ...filled,
    title: fill(own.titleOf, { label }),
    existing: label,
    refused: own.wrong,
    ...(growing ? {} : { editHeading: filled.editPage }),
    ...(ofMembers ? own.leaving : {}),
  };
}
