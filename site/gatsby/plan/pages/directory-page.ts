import { listedAtMost } from "../../../../content/model/entries/archive";
import { translate, type Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { companyCard, readingOf } from "../../../directory/company-card";
import { companyFilters } from "../../../directory/company-filters";
import type { DirectoryPageData } from "../../../directory/directory-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import { companiesOf, type CompanyFile } from "../../content/companies-of";

/**
 * The member directory in one language, in the order of its alphabet. A long one shows the first companies, so that it
 * stays small; all are on a page of their own, which search engines need not list, as every company has a page.
 */
export function directoryPage(build: Build, language: Language): PagePlan<DirectoryPageData>[] {
  const { content, routes } = build;
  const file = content.page("directory");
  if (!file) return [];
  const { id: _, metadata, synonyms, ...texts } = file;
  const companies = companiesOf(content);
  const newest = companies.at(-1)?.company;
  const example = newest && translate(language, newest.name, newest.name_jp).text;
  companies.sort(byReading(language));
  const total = companies.length;
  const pageOf = (path: string, shown: readonly CompanyFile[]): PagePlan<DirectoryPageData> =>
    planPage(build, {
      language,
      path,
      template: "directory/DirectoryPage.tsx",
      noindex: path !== routes.page("en", "directory"),
      dependencies: [file, ...companies.map(({ company }) => company)],
      images: shown.flatMap(({ company: { logoImg } }) => logoImg ?? []),
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => {
        const cards = companies.map(({ id, company }) => companyCard(id, company, language, synonyms));
        return {
          texts: inLanguage(texts, language),
          companies: cards.slice(0, shown.length),
          ...companyFilters(cards, language),
          ...(shown.length < total && { all: { href: routes.allCompanies(language), total } }),
          example,
          pictures,
        };
      },
    });
  const first = pageOf(routes.page("en", "directory"), companies.slice(0, listedAtMost));
  return total > listedAtMost ? [first, pageOf(routes.allCompanies("en"), companies)] : [first];
}

function byReading(language: Language): (a: CompanyFile, b: CompanyFile) => number {
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(readingOf(a.company, language), readingOf(b.company, language));
}
