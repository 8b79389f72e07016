import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { TermsPageData } from "../../../terms/terms-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The terms and privacy page in one language; none without `terms.yml`. */
export function termsPage(build: Build, language: Language): PagePlan<TermsPageData>[] {
  const { content, routes } = build;
  const file = content.page("terms");
  const terms = content.files.find((read) => read.kind === "terms")?.terms;
  if (!file || !terms) return [];
  const path = routes.page("en", "terms");
  const { id: _, metadata, ...texts } = file;
  return [
    planPage(build, {
      language,
      path,
      template: "terms/TermsPage.tsx",
      dependencies: [file, terms],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: () => ({
        texts: inLanguage(texts, language),
        updated: terms.updated,
        sections: inLanguage(terms.sections, language),
      }),
    }),
  ];
}
