import type { ContentStore } from "../store/content-store";
import type { SiteHistories } from "../history/site-histories";
import type { SiteGenerator } from "./site-generator";

/** What a publisher works with. */
export interface PublisherOptions {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "exportTo" | "readVersion">;
  /** Default: the site says nothing of git. */
  readonly histories?: Pick<SiteHistories, "at">;
  readonly generator: SiteGenerator;
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  /** How long after the last save the pages of a new day are rendered, in ms. */
  readonly quietMs?: number;
  /** How often the note of a hold is read, in ms. */
  readonly pollMs?: number;
}
