import type { Pictures } from "../ui/Picture";
import type { ArchiveLink } from "./ArchiveNavigation";

/** What a page of older items shows, in one language. */
export interface ArchivePageData<Card> {
  readonly heading: string;
  /** Newest first. */
  readonly items: readonly Card[];
  readonly pictures: Pictures;
  readonly newer: ArchiveLink;
  readonly older?: ArchiveLink;
}
