import type { Language } from "../../content/model/text/language";

/** What can be found, in the order of the filters. */
export const searchKinds = ["event", "news", "company", "person", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One page as the index holds it, in one language. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly path: string;
  readonly title: string;
  /** Plain text, of which results show a part. */
  readonly text: string;
  /** Words that find the entry and are not shown, like the reading of a name. */
  readonly also?: string;
  /** `YYYY-MM-DD`, of events and news. */
  readonly date?: string;
  /** Of an event of several days. */
  readonly endDate?: string;
  /** Which of the two is English in the Japanese index, for want of a translation. */
  readonly english?: readonly ("title" | "text")[];
}

/** Groups of entries in the order in which they are loaded, and the number of files of each. */
export type IndexParts = readonly (readonly [group: string, files: number])[];

/**
 * A file of the index, relative to the built site. Its name holds the number of files of its group: a page that knows
 * another number gets a 404, never a part of the entries.
 */
export const partFile = (language: Language, group: string, files: number, file: number): string =>
  `search-index/${language}/${group}-${String(files)}-${String(file)}.json`;
