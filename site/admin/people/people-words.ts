import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminPeople.json";
import japanese from "../../locales/ja/adminPeople.json";
import { useServices } from "../kit/services/services";

type PeopleWords = typeof english;

const wordsByLanguage: Record<Language, PeopleWords> = { en: english, ja: japanese };

/** The words of the page about people. */
export function usePeopleWords(): PeopleWords {
  return wordsByLanguage[useServices().language];
}
