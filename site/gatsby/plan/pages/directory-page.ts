import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { companyCard } from "../../../directory/company-card";
import type { DirectoryPageData } from "../../../directory/directory-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import { companiesOf, type CompanyFile } from "./companies-of";

/** The member directory in one language, in the order of its alphabet. */
export function directoryPage(build: Build, language: Language): PagePlan<DirectoryPageData>[] {
  const { content, routes } = build;
  const file = content.page("directory");
  if (!file) return [];
  const path = routes.page("en", "directory");
  const { id: _, metadata, ...texts } = file;
  const companies = companiesOf(content).sort(byReading(language));
  return [
    planPage(build, {
      language,
      path,
      template: "directory/DirectoryPage.tsx",
      dependencies: [file, ...companies.map(({ company }) => company)],
      images: companies.map(({ company }) => company.logoImg),
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => ({
        texts: inLanguage(texts, language),
        companies: companies.map(({ id, company }) => companyCard(id, company, language)),
        pictures,
      }),
    }),
  ];
}

// The collator cannot read kanji; the reading in kana can be sorted.
function byReading(language: Language): (a: CompanyFile, b: CompanyFile) => number {
  const { compare } = new Intl.Collator(language);
  const reading = ({ company }: CompanyFile): string =>
    language === "ja" ? (company.reading ?? company.name_jp ?? company.name) : company.name;
  return (a, b) => compare(reading(a), reading(b));
}
