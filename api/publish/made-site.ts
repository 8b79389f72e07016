import type { Snapshot } from "../store/content-store";
import type { BuildInput } from "./build/build-site";
import type { Release } from "./release/release-folder";

/** One commit to make the whole site of, with what is shown in place of files left out. */
export interface SiteToMake {
  readonly snapshot: Snapshot;
  /** Absolute folder for the exported content. */
  readonly contentDir: string;
  readonly signal: AbortSignal;
}

/** The whole site of a commit, made aside. */
export interface MadeSite {
  /** Absolute folder of the site. */
  readonly folder: string;
  readonly input: BuildInput;
  /** "whole": rendered without Gatsby's build; "full": by that. */
  readonly path: "whole" | "full";
  /** Takes what makes single pages of the site to its release. */
  keepRenderer(release: Release): Promise<void>;
}
