import type { ApiAnswers } from "../../../content/model/api/api-calls";
import type { ReleaseAnswer, ReleasesAnswer } from "../../../content/model/api/release-answers";

/** State of the site by two answers of the server, of about the same moment. */
export interface SiteState {
  readonly health: ApiAnswers["health"];
  readonly releases: ReleasesAnswer;
}

/** State of the static site; "waiting" when saved content is neither published nor being built yet. */
export type PublishedKind = ApiAnswers["health"]["publish"]["kind"] | "waiting";

/** State of the static site relative to the newest content. */
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

/** State of the remote by the health answer; undefined without one, as servers of other versions may answer. */
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
