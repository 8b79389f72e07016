import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { AboutPageData, PresidentPageData } from "../../about/about-page-data";
import { picturesOf, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The about page and the president's message, in one language. */
export async function aboutPages(
  build: Build,
  language: Language,
): Promise<PlannedPage<AboutPageData | PresidentPageData>[]> {
  return [...(await aboutPage(build, language)), ...(await presidentPage(build, language))];
}

async function aboutPage(build: Build, language: Language): Promise<PlannedPage<AboutPageData>[]> {
  const file = build.content.page("about");
  if (!file) return [];
  const path = build.routes.page("en", "about");
  const { id: _, metadata, ...texts } = file;
  return [
    plannedPage(build, {
      language,
      path,
      template: "about/AboutPage.tsx",
      head: fixedPageHead(build, language, { path, metadata }),
      page: { texts: inLanguage(texts, language), pictures: await picturesOf(build, [texts.picture.image]) },
    }),
  ];
}

async function presidentPage(build: Build, language: Language): Promise<PlannedPage<PresidentPageData>[]> {
  const file = build.content.page("president");
  if (!file) return [];
  const path = build.routes.page("en", "president");
  const { id: _, metadata, ...texts } = file;
  return [
    plannedPage(build, {
      language,
      path,
      template: "about/PresidentPage.tsx",
      head: fixedPageHead(build, language, { path, metadata }),
      page: { texts: inLanguage(texts, language), pictures: await picturesOf(build, [texts.picture.image]) },
    }),
  ];
}
