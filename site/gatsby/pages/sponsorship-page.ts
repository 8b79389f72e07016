import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { SponsorshipPageData } from "../../sponsorship/sponsorship-page-data";
import { picturesOf, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The sponsorship page in one language. */
export async function sponsorshipPage(build: Build, language: Language): Promise<PlannedPage<SponsorshipPageData>[]> {
  const file = build.content.page("sponsorship");
  if (!file) return [];
  const path = build.routes.page("en", "sponsorship");
  const { id: _, metadata, ...texts } = file;
  return [
    plannedPage(build, {
      language,
      path,
      template: "sponsorship/SponsorshipPage.tsx",
      head: fixedPageHead(build, language, { path, metadata }),
      page: { texts: inLanguage(texts, language), pictures: await picturesOf(build, [texts.picture.image]) },
    }),
  ];
}
