import { inLanguage } from "../../../../content/model/pages/in-language";
import type { Language } from "../../../../content/model/text/language";
import type { SearchPageData } from "../../../search/search-page-data";
import type { Build } from "../build";
import { indexParts } from "../files/search-index";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The search page in one language; what it searches stands beside it (files/search-index.ts). */
export function searchPage(build: Build, language: Language): PagePlan<SearchPageData>[] {
  const file = build.content.page("search");
  if (!file) return [];
  const { id: _, metadata, ...texts } = file;
  const parts = indexParts(build);
  return [
    planPage(build, {
      language,
      path: build.routes.page("en", "search"),
      template: "search/SearchPage.tsx",
      noindex: true,
      dependencies: [file, parts.join()],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: () => ({ texts: inLanguage(texts, language), parts }),
    }),
  ];
}
