import type { ContentStore } from "../store/content-store";
import type { BuildInput, BuildOptions, buildSite } from "./build/build-site";
import type { openRenderer } from "./render/renderer-process";
import type { renderWhole } from "./whole-rendering";

/** What a publisher works with. */
export interface SitePublisherOptions extends Pick<BuildOptions, "rootDir" | "environment"> {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "exportTo" | "readVersion">;
  readonly dataDir: string;
  /** Settings that reach the pages. */
  readonly settings: Omit<BuildInput, "contentDir" | "commit" | "builtOn">;
  /** Fingerprint of code and settings (code-fingerprint.ts). */
  readonly code: string;
  /** The same of the checkout as it is at the time of asking; default: it does not change while the service runs. */
  readonly codeNow?: () => Promise<string>;
  readonly now: () => Date;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  /** How long to wait for further saves before a build that publishes them, in ms. */
  readonly quietMs?: number;
  /** How long after the last save the build begins that checks the single pages, in ms. */
  readonly checkMs?: number;
  /** How often the note of a hold is looked at, in ms. */
  readonly holdPollMs?: number;
  /** Progress of a build, line by line. */
  readonly onLine?: (line: string) => void;
  /** The build itself; tests of the order of events give their own. */
  readonly build?: typeof buildSite;
  /** The process that makes single pages; tests of the order of events give their own. */
  readonly render?: typeof openRenderer;
  /** The whole rendering; tests of the order of events give their own. */
  readonly whole?: typeof renderWhole;
}
