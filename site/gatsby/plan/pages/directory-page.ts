import { translate, type Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { companyCard, readingOf } from "../../../directory/company-card";
import { companyFilters } from "../../../directory/company-filters";
import type { DirectoryPageData } from "../../../directory/directory-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";
import { companiesOf, type CompanyFile } from "../../content/companies-of";

/** The member directory in one language, in the order of its alphabet. */
export function directoryPage(build: Build, language: Language): PagePlan<DirectoryPageData>[] {
  return planFixedPage(build, language, "directory", (texts) => {
    const companies = companiesOf(build.content);
    const newest = companies.at(-1)?.company;
    const example = newest && translate(language, newest.name, newest.name_jp).text;
    companies.sort(byReading(language));
    return {
      template: "directory/DirectoryPage.tsx",
      dependencies: companies.map(({ company }) => company),
      images: companies.flatMap(({ company: { logoImg } }) => logoImg ?? []),
      page: (pictures) => {
        const cards = companies.map(({ id, company }) => companyCard(id, company, language));
        return {
          texts: inLanguage(texts, language),
          companies: cards,
          ...companyFilters(cards, language),
          example,
          pictures,
        };
      },
    };
  });
}

function byReading(language: Language): (a: CompanyFile, b: CompanyFile) => number {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(readingOf(a.company, language), readingOf(b.company, language));
}
