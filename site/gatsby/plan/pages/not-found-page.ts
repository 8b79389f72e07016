import { inLanguage } from "../../../../content/model/pages/in-language";
import { languages } from "../../../../content/model/text/language";
import { localisedPath } from "../../../../content/model/pages/page-paths";
import type { NotFoundPageData } from "../../../not-found/not-found-page-data";
import type { Build } from "../build";
import { defaultPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

const path = "/404.html";

/** The pages of unknown addresses, one for those of each language, also the shells for items newer than the build. */
export function notFoundPages(build: Build): PagePlan<NotFoundPageData>[] {
  const { content } = build;
  const file = content.page("not-found");
  if (!file) return [];
  const { id: _, title, ...texts } = file;
  return languages.map((language) =>
    planPage(build, {
      language,
      path,
      template: "not-found/NotFoundPage.tsx",
      noindex: true,
      dependencies: [file, content.page("news")?.backLabel],
      head: () => defaultPageHead(build, language, { path: localisedPath(language, path), title: title[language] }),
      page: () => ({
        texts: { en: inLanguage(texts, "en"), ja: inLanguage(texts, "ja") },
        newsBackLabel: (content.page("news")?.backLabel ?? texts.newsLabel)[language],
      }),
    }),
  );
}
