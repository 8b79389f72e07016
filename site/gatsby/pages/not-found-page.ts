import { inLanguage } from "../../../content/model/pages/in-language";
import type { NotFoundPageData } from "../../not-found/not-found-page-data";
import { siteInfo, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The one bilingual page of unknown addresses, also the shell for items newer than the build (rulings 5 and 6). */
export function notFoundPage(build: Build): PlannedPage<NotFoundPageData>[] {
  const { content } = build;
  const file = content.page("not-found");
  if (!file) return [];
  const { id: _, metadata, ...texts } = file;
  return [
    plannedPage(build, {
      language: "en",
      path: "/404.html",
      template: "not-found/NotFoundPage.tsx",
      head: fixedPageHead(build, "en", { path: "/404.html", metadata, noindex: true }),
      page: {
        texts: { en: inLanguage(texts, "en"), ja: inLanguage(texts, "ja") },
        titles: metadata.title,
        sites: { en: siteInfo(build, "en"), ja: siteInfo(build, "ja") },
        newsBackLabel: content.page("news")?.backLabel ?? texts.newsLabel,
      },
    }),
  ];
}
