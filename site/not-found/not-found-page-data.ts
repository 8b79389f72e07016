import type { Bilingual } from "../../content/model/text/language";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { NotFoundPage } from "../../content/model/pages/not-found-page";
import type { PageHeadData } from "../shell/page-head-data";
import type { SiteInfo } from "../shell/page-context";

/** What the one bilingual 404 page shows; it also shows articles that are newer than the build (R2.4). */
export interface NotFoundPageData {
  readonly texts: Bilingual<Omit<InLanguage<NotFoundPage>, "id" | "title">>;
  /** The metadata in each language: the default tags of the site. */
  readonly heads: Bilingual<PageHeadData>;
  readonly sites: Bilingual<SiteInfo>;
  /** Text of the link back from an article. */
  readonly newsBackLabel: Bilingual;
}
