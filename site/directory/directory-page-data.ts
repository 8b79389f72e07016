import type { PageTexts } from "../ui/page-texts";
import type { Pictures } from "../ui/Picture";
import type { CompanyCardData } from "./company-card";
import type { CompanyFilters } from "./company-filters";

/** What the member directory shows, in one language. */
export interface DirectoryPageData {
  readonly texts: Omit<PageTexts<"directory">, "synonyms">;
  readonly companies: readonly CompanyCardData[];
  /** Where these are only the first: the address of the page of all, and how many they are. */
  readonly all?: { readonly href: string; readonly total: number } | undefined;
  readonly filters?: CompanyFilters | undefined;
  /** The name of the newest company, as an example of what can be searched for. */
  readonly example?: string | undefined;
  readonly pictures: Pictures;
}
