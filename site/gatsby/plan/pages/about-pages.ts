import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { AboutPageData, PresidentPageData } from "../../../about/about-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** The about page and the president's message, in one language. */
export function aboutPages(build: Build, language: Language): PagePlan<AboutPageData | PresidentPageData>[] {
  const about = planFixedPage(build, language, "about", (texts) => ({
    template: "about/AboutPage.tsx",
    images: [texts.picture.image],
    page: (pictures): AboutPageData => ({ texts: inLanguage(texts, language), pictures }),
  }));
  const president = planFixedPage(build, language, "president", (texts) => ({
    template: "about/PresidentPage.tsx",
    images: [texts.picture.image],
    page: (pictures): PresidentPageData => ({ texts: inLanguage(texts, language), pictures }),
  }));
  return [...about, ...president];
}
