import type { ApiAnswers } from "../../../content/model/api/api-calls";
import type { ReleaseAnswer, ReleasesAnswer } from "../../../content/model/api/release-answers";

/** What the server tells about the site, in two answers of about the same moment. */
export interface SiteState {
  readonly health: ApiAnswers["health"];
  readonly releases: ReleasesAnswer;
}

/** How the static site stands; "waiting" when saved content is neither published nor being built yet. */
export type PublishedKind = ApiAnswers["health"]["publish"]["kind"] | "waiting";

/** How the static site stands to the newest content. */
export function publishedKind({ health: { publish, commit }, releases: { hold } }: SiteState): PublishedKind {
  if (hold !== null) return "held";
  return publish.kind === "live" && publish.liveCommit !== commit ? "waiting" : publish.kind;
}

/** True while the state will change without anybody's doing. */
export function isMoving(state: SiteState): boolean {
  const kind = publishedKind(state);
  return kind === "building" || kind === "waiting";
}

/** The release that visitors see. */
export function liveRelease({ releases: { releases } }: SiteState): ReleaseAnswer | undefined {
  return releases.find(({ live }) => live);
}

/** The repository that several machines share, where there is one. */
export interface RemoteState {
  readonly kind: string;
  readonly since?: string;
  readonly reason?: string;
}

/** What the health answer tells about the remote, undefined when it tells nothing; servers of other versions may. */
export function remoteState(health: ApiAnswers["health"]): RemoteState | undefined {
  const { remote } = health as { readonly remote?: unknown };
  if (typeof remote !== "object" || remote === null) return undefined;
  const { kind, since, reason } = remote as Readonly<Record<string, unknown>>;
  if (typeof kind !== "string") return undefined;
  return {
    kind,
    ...(typeof since === "string" ? { since } : {}),
    ...(typeof reason === "string" ? { reason } : {}),
  };
}
