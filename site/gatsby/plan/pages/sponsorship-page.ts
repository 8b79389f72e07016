import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { SponsorshipPageData } from "../../../sponsorship/sponsorship-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The sponsorship page in one language. */
export function sponsorshipPage(build: Build, language: Language): PagePlan<SponsorshipPageData>[] {
  const file = build.content.page("sponsorship");
  if (!file) return [];
  const path = build.routes.page("en", "sponsorship");
  const { id: _, metadata, ...texts } = file;
  return [
    planPage(build, {
      language,
      path,
      template: "sponsorship/SponsorshipPage.tsx",
      dependencies: [file],
      images: [texts.picture.image],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => ({ texts: inLanguage(texts, language), pictures }),
    }),
  ];
}
