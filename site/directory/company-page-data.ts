import type { PageTexts } from "../ui/page-texts";
import type { Translated } from "../../content/model/text/language";
import type { ItemLinkData } from "../items/item-link";
import type { Pictures } from "../ui/Picture";

/** A member company on its own page, in one language. */
export interface CompanyDetails {
  readonly name: Translated;
  /** Its name in the other language, when there is one. */
  readonly otherName: Translated | null;
  readonly logo?: string | undefined;
  /** Its own website. */
  readonly link?: string | undefined;
  /** Sanitised HTML; null without a description. */
  readonly longDescription: Translated | null;
  /** The short description (R4.7). */
  readonly industry: Translated;
  readonly location: Translated;
  /** In Japan; null where it has none. */
  readonly address: Translated | null;
}

/** What the page of a member company shows, in one language. */
export interface CompanyPageData {
  readonly texts: PageTexts<"company">;
  readonly company: CompanyDetails;
  /** The newest events and news that name it. */
  readonly mentions: readonly ItemLinkData[];
  readonly pictures: Pictures;
}
