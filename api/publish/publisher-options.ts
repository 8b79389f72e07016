import type { ContentStore } from "../store/content-store";
import type { SiteHistories } from "../history/site-histories";
import type { BuildInput } from "../../content/model/api/build-input";
import type { BuildOptions, buildSite } from "./build/build-site";
import type { openRenderer } from "./render/renderer-process";

/** What a publisher works with. */
export interface PublisherOptions extends Pick<BuildOptions, "rootDir"> {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "exportTo" | "readVersion">;
  /** Default: the site says nothing of git. */
  readonly histories?: Pick<SiteHistories, "at">;
  readonly dataDir: string;
  /** Settings that reach the pages. */
  readonly settings: Omit<BuildInput, "contentDir" | "commit" | "builtOn" | "publicAt" | "histories">;
  /** Fingerprint of the checkout's code, as it is at the time of the call, and the settings (code-fingerprint.ts). */
  readonly code: () => string;
  readonly now: () => Date;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  /** How long after the last save the pages of a new day are rendered, in ms. */
  readonly quietMs?: number;
  /** How often the note of a hold is read, in ms. */
  readonly pollMs?: number;
  /** Progress of a Gatsby build, line by line. */
  readonly onLine?: (line: string) => void;
  /** The Gatsby build; tests of the order of events give their own. */
  readonly build?: typeof buildSite;
  /** The renderer's process; tests of the order of events give their own. */
  readonly render?: typeof openRenderer;
}
