import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { TermsPageData } from "../../../terms/terms-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** The terms and privacy page in one language; none without `terms.yml`. */
export function termsPage(build: Build, language: Language): PagePlan<TermsPageData>[] {
  return planFixedPage(build, language, "terms", (texts) => {
    const terms = build.content.files.find((read) => read.kind === "terms")?.terms;
    return (
      terms && {
        template: "terms/TermsPage.tsx",
        dependencies: [terms],
        page: () => ({
          texts: inLanguage(texts, language),
          updated: terms.updated,
          sections: inLanguage(terms.sections, language),
        }),
      }
    );
  });
}
