import type { PageFrame } from "../shell/page-context";

/** Islands that show items, which can be newer than the build. */
export type ItemsIslandName =
  | "events"
  | "news"
  | "latest-events"
  | "latest-news"
  | "event"
  | "newer-event"
  | "article"
  | "newer-article";

/** Parts of pages that React takes over in the browser. */
export type IslandName = ItemsIslandName | "membership" | "contact";

/** What an island is rendered with: the page's props and the words of its language by namespace. */
export interface IslandData {
  readonly frame: PageFrame;
  readonly page: object;
  readonly words: Readonly<Record<string, object>>;
}
