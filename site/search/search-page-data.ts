import type { InLanguage } from "../../content/model/pages/in-language";
import type { SearchPage } from "../../content/model/collections/pages/search-page";
import type { IndexParts } from "./search-index";

/** What the search page shows, in one language. */
export interface SearchPageData {
  readonly texts: Omit<InLanguage<SearchPage>, "id" | "metadata">;
  readonly parts: IndexParts;
}
