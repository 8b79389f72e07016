import { faultWords } from "../../content/model/problems/fault-words";
import type { Language } from "../../content/model/text/language";
import type { FileProblem, HealthAnswer, PublishState, RemoteState } from "../../content/model/api/answers";
import type { CallHandlers } from "../http/api-router";
import { requestLanguage } from "../http/request-language";
import type { ReleaseService } from "../publish/release/release-service";
import type { PublishNews } from "../publish/status/publish-news";
import type { ContentStore, Snapshot } from "../store/content-store";

export interface HealthDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "remote">;
  readonly publisher: Pick<PublishNews, "state">;
  /** Absent where nothing is published. */
  readonly releases: Pick<ReleaseService, "held"> | undefined;
}

/**
 * `GET /api/health`: what is served, what was left out and why (R8.7), what is shown instead, and the state of the site.
 * A hold counts from the moment of its note; the publisher reads it within a second.
 */
export function healthRoutes({ store, publisher, releases }: HealthDependencies): CallHandlers<"health"> {
  return {
    health: async (context) => {
      const publish = withoutName((await releases?.held()) ?? publisher.state());
      const snapshot = store.snapshot();
      const remote = store.remote?.state();
      const answer: HealthAnswer = {
        status: snapshot.problems.length === 0 && isWell(publish) && !isCutOff(remote) ? "ok" : "degraded",
        commit: snapshot.commit,
        counts: { events: snapshot.shown("event").length, news: snapshot.shown("news").length },
        problems: fileProblems(snapshot, requestLanguage(context)),
        publish,
        ...(remote === undefined ? {} : { remote }),
      };
      context.set("Cache-Control", "no-store");
      context.body = answer;
    },
  };
}

/** Each problem in the words of a language, with the version that visitors are shown instead of the file (decision 012). */
function fileProblems({ problems, lastGood }: Snapshot, language: Language): FileProblem[] {
  const versions = new Map(lastGood.map(({ path, madeBy }) => [path, madeBy]));
  return problems.map(({ path, line, field, ...what }) => {
    const version = versions.get(path);
    return {
      path,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      message: faultWords(what, language),
      ...(version === undefined ? {} : { kept: version }),
    };
  });
}

/** False when a maintainer is needed (a failed build, a held release, a page that cannot be rendered), or no page is live. */
function isWell(publish: PublishState): boolean {
  if (publish.kind === "building") return publish.liveCommit !== undefined;
  if (publish.kind !== "live") return publish.kind !== "failed" && publish.kind !== "held";
  return (publish.broken ?? []).length === 0;
}

/** The answer is public; who rolled back is not. */
function withoutName(state: PublishState): PublishState {
  if (state.kind !== "held") return state;
  const { by: _by, ...rest } = state;
  return rest;
}

function isCutOff(remote: RemoteState | undefined): boolean {
  return remote?.kind === "unreachable" || remote?.kind === "diverged";
}
