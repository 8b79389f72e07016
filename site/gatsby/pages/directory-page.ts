import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import { companyCard } from "../../directory/company-card";
import type { DirectoryPageData } from "../../directory/directory-page-data";
import { picturesOf, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";
import { companiesOf, type CompanyFile } from "./companies-of";

/** The member directory in one language, in the order of its alphabet. */
export async function directoryPage(build: Build, language: Language): Promise<PlannedPage<DirectoryPageData>[]> {
  const { content, routes } = build;
  const file = content.page("directory");
  if (!file) return [];
  const path = routes.page("en", "directory");
  const { id: _, metadata, ...texts } = file;
  const companies = companiesOf(content).sort(byReading(language));
  return [
    plannedPage(build, {
      language,
      path,
      template: "directory/DirectoryPage.tsx",
      head: fixedPageHead(build, language, { path, metadata }),
      page: {
        texts: inLanguage(texts, language),
        companies: companies.map(({ id, company }) => companyCard(id, company, language)),
        pictures: await picturesOf(
          build,
          companies.map(({ company }) => company.logoImg),
        ),
      },
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
