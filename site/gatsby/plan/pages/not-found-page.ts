import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { NotFoundPageData } from "../../../not-found/not-found-page-data";
import type { PageHeadData } from "../../../shell/page-head-data";
import { siteInfo, type Build } from "../build";
import { defaultPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

const path = "/404.html";

/** The one bilingual page of unknown addresses, also the shell for items newer than the build. */
export function notFoundPage(build: Build): PagePlan<NotFoundPageData>[] {
  const { content } = build;
  const file = content.page("not-found");
  if (!file) return [];
  const { id: _, title, ...texts } = file;
  const head = (language: Language): PageHeadData => defaultPageHead(build, language, { path, title: title[language] });
  return [
    planPage(build, {
      language: "en",
      path,
      template: "not-found/NotFoundPage.tsx",
      noindex: true,
      dependencies: [file, content.page("news")?.backLabel],
      head: () => head("en"),
      page: () => ({
        texts: { en: inLanguage(texts, "en"), ja: inLanguage(texts, "ja") },
        heads: { en: head("en"), ja: head("ja") },
        sites: { en: siteInfo(build, "en"), ja: siteInfo(build, "ja") },
        newsBackLabel: content.page("news")?.backLabel ?? texts.newsLabel,
      }),
    }),
  ];
}
