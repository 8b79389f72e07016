import type { InLanguage } from "../../content/model/pages/in-language";
import type { SponsorshipPage } from "../../content/model/collections/pages/sponsorship-page";
import type { Pictures } from "../ui/Picture";

/** What the sponsorship page shows, in one language. */
export interface SponsorshipPageData {
  readonly texts: Omit<InLanguage<SponsorshipPage>, "id" | "metadata">;
  readonly pictures: Pictures;
}
