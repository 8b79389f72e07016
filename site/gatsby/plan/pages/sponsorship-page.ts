import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { SponsorshipPageData } from "../../../sponsorship/sponsorship-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** The sponsorship page in one language. */
export function sponsorshipPage(build: Build, language: Language): PagePlan<SponsorshipPageData>[] {
  return planFixedPage(build, language, "sponsorship", (texts) => ({
    template: "sponsorship/SponsorshipPage.tsx",
    images: [texts.picture.image],
    page: (pictures) => ({ texts: inLanguage(texts, language), pictures }),
  }));
}
