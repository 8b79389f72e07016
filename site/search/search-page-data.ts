import type { ItemLinkData } from "../items/item-link";
import type { PageTexts } from "../ui/page-texts";
import type { IndexParts } from "./search-index";

/** What the search page shows, in one language. */
export interface SearchPageData {
  readonly texts: PageTexts<"search">;
  readonly parts: IndexParts;
  /** The next events and the newest news. */
  readonly latest: readonly ItemLinkData[];
}
