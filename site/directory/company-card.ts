import type { Company } from "../../content/model/collections/company";
import { translate, type Language, type Translated } from "../../content/model/text/language";
import { foldAccents } from "../../content/model/text/textfold";
import type { DirectoryPage } from "../../content/model/collections/pages/directory-page";
import { wordSearch } from "./search-companies";
import { initialOf } from "./company-initial";

/** A member company in the directory's grid, in one language. */
export interface CompanyCardData {
  /** Stem of its file, and of its address. */
  readonly slug: string;
  readonly name: Translated;
  readonly description: Translated;
  /** Other words for what it does, which nobody reads: the search finds them as it does its description. */
  readonly synonyms: string;
  readonly logo?: string | undefined;
  /** The place as the address of a filtered list has it in both languages, and in words. */
  readonly place: { readonly value: string; readonly label: string };
  /** The letter under which its name is sorted. */
  readonly initial: string;
  /** Its names in both languages and their reading, folded for matching, also as people type other forms of their characters. */
  readonly matches: string;
}

/**
 * What the directory shows and finds of a company.
 * @param synonyms of the directory's page
 */
export function companyCard(
  slug: string,
  company: Company,
  language: Language,
  synonyms?: DirectoryPage["synonyms"],
): CompanyCardData {
  const { name, name_jp, reading, description, description_jp, location, location_jp, logoImg } = company;
  const names = [name, name_jp, reading].filter((each) => each !== undefined);
  return {
    slug,
    name: translate(language, name, name_jp),
    description: translate(language, description, description_jp),
    synonyms: synonymsFor(company, synonyms).join("\n"),
    logo: logoImg,
    place: { value: location, label: translate(language, location, location_jp).text },
    initial: initialOf(readingOf(company, language), language),
    // Separated by a line break, which cannot be typed into the search box: no match spans two names.
    matches: [...new Set([...names, ...names.map(withoutUmlauts)].map(foldAccents))].join("\n"),
  };
}

/** A name as it is typed without umlauts: Mueller for Müller. */
const withoutUmlauts = (name: string): string => name.normalize("NFC").replace(/[äöüø]/gi, "$&e");

/** The words of each field of business of which a company's descriptions have one. */
export function synonymsFor(
  { description, description_jp = "" }: Company,
  synonyms: DirectoryPage["synonyms"] = [],
): string[] {
  const descriptions = [description, description_jp];
  const fields = synonyms.map(({ en, ja }) => `${en},${ja}`.split(/[,、，]/).map((word) => word.trim()));
  const describes = (word: string): boolean => word !== "" && descriptions.some(wordSearch(word));
  return fields.filter((words) => words.some(describes)).flat();
}

/** What a company is sorted by in the lists of a language: a collator cannot read kanji, but sorts their reading in kana. */
export function readingOf({ reading, name, name_jp }: Company, language: Language): string {
  return language === "ja" ? (reading ?? name_jp ?? name) : name;
}
