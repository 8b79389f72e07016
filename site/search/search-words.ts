import type { SearchKind } from "./search-index";

/** Words of the search page that its script fills in; `{{count}}` and `{{query}}` are replaced. */
export interface SearchWords {
  /** What one result is. */
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly one: string;
  readonly many: string;
  readonly none: string;
  /** Above results that have only some of the words. */
  readonly partly: string;
  readonly loading: string;
}
