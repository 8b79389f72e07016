import type { Company } from "../../content/model/collections/company";
import { translate, type Language, type Translated } from "../../content/model/text/language";
import { foldText } from "../../content/model/text/textfold";

/** A member company in the directory's grid, in one language. */
export interface CompanyCardData {
  /** Stem of its file, and of its address. */
  readonly slug: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly logo: string;
  /** Its names in both languages and their reading, folded for matching. */
  readonly matches: string;
}

/** What the directory shows and finds of a company. */
export function companyCard(slug: string, company: Company, language: Language): CompanyCardData {
  const { name, name_jp, reading, description, description_jp, logoImg } = company;
  const names = [name, name_jp, reading].filter((each) => each !== undefined);
  return {
    slug,
    name: translate(language, name, name_jp),
    description: translate(language, description, description_jp),
    logo: logoImg,
    // A line break, which nobody can type into the search box, keeps a match within one name.
    matches: names.map(foldText).join("\n"),
  };
}
