import type { DirectoryPage } from "../../content/model/collections/pages/directory-page";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { Pictures } from "../ui/Picture";
import type { CompanyCardData } from "./company-card";
import type { CompanyFilters } from "./company-filters";

/** What the member directory shows, in one language. */
export interface DirectoryPageData {
  readonly texts: Omit<InLanguage<DirectoryPage>, "id" | "metadata">;
  readonly companies: readonly CompanyCardData[];
  readonly filters?: CompanyFilters;
  readonly pictures: Pictures;
}
