import { inLanguage } from "../../../../content/model/pages/in-language";
import type { Language } from "../../../../content/model/text/language";
import type { SearchPageData } from "../../../search/search-page-data";
import type { Build } from "../build";
import { indexParts } from "../files/search-index";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** The search page in one language; its index is in files beside it (files/search-index.ts). */
export function searchPage(build: Build, language: Language): PagePlan<SearchPageData>[] {
  return planFixedPage(build, language, "search", (texts) => {
    const parts = indexParts(build);
    return {
      template: "search/SearchPage.tsx",
      noindex: true,
      dependencies: [parts.join()],
      page: () => ({ texts: inLanguage(texts, language), parts }),
    };
  });
}
