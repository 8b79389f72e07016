/** The site was rolled back: this release stays live, whatever is saved, until staff resume (decision 011). */
export interface ReleaseHold {
  /** Name of the release that stays live. */
  readonly release: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Who rolled back, "" when no name was given. */
  readonly by: string;
}

/** A stored release of the site. */
export interface ReleaseAnswer {
  readonly name: string;
  /** Commit of the content it shows. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  /** When a change was last published into it, ISO 8601, UTC; absent while it is as it was built. */
  readonly publishedAt?: string;
  readonly live: boolean;
}

/** `GET /api/releases`, `POST /api/rollBackRelease`, `POST /api/resumeReleases`. */
export interface ReleasesAnswer {
  /** Newest first. */
  readonly releases: readonly ReleaseAnswer[];
  readonly hold: ReleaseHold | null;
  /** To an editor: names of those who may roll back and resume. */
  readonly administrators?: readonly string[];
}
