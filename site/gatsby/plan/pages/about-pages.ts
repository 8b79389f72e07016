import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { AboutPageData, PresidentPageData } from "../../../about/about-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The about page and the president's message, in one language. */
export function aboutPages(build: Build, language: Language): PagePlan<AboutPageData | PresidentPageData>[] {
  return [...aboutPage(build, language), ...presidentPage(build, language)];
}

function aboutPage(build: Build, language: Language): PagePlan<AboutPageData>[] {
  const file = build.content.page("about");
  if (!file) return [];
  const path = build.routes.page("en", "about");
  const { id: _, metadata, ...texts } = file;
  return [
    planPage(build, {
      language,
      path,
      template: "about/AboutPage.tsx",
      dependencies: [file],
      images: [texts.picture.image],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => ({ texts: inLanguage(texts, language), pictures }),
    }),
  ];
}

function presidentPage(build: Build, language: Language): PagePlan<PresidentPageData>[] {
  const file = build.content.page("president");
  if (!file) return [];
  const path = build.routes.page("en", "president");
  const { id: _, metadata, ...texts } = file;
  return [
    planPage(build, {
      language,
      path,
      template: "about/PresidentPage.tsx",
      dependencies: [file],
      images: [texts.picture.image],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => ({ texts: inLanguage(texts, language), pictures }),
    }),
  ];
}
