import type Router from "@koa/router";
import type { FileProblem, HealthAnswer, PublishState, RemoteState } from "../../content/model/api/answers";
import { registerCall } from "../http/register-call";
import type { Publisher } from "../publish/publisher";
import type { ContentStore, Snapshot } from "../store/content-store";

/** `GET /api/health`: what is served, what was left out and why (ruling 11), what is shown instead, and where the site stands. */
export function addHealthRoutes(
  router: Router,
  store: Pick<ContentStore, "snapshot" | "remote">,
  publisher: Pick<Publisher, "state">,
): void {
  registerCall(router, "health", (context) => {
    const snapshot = store.snapshot();
    const publish = withoutName(publisher.state());
    const remote = store.remote?.state();
    const answer: HealthAnswer = {
      status: snapshot.problems.length === 0 && isWell(publish) && !isCutOff(remote) ? "ok" : "degraded",
      commit: snapshot.commit,
      counts: { events: snapshot.shown("event").length, news: snapshot.shown("news").length },
      problems: fileProblems(snapshot),
      publish,
      ...(remote === undefined ? {} : { remote }),
    };
    context.set("Cache-Control", "no-store");
    context.body = answer;
  });
}

/** Each problem, with the version that visitors are shown instead of the file (decision 012). */
function fileProblems({ problems, lastGood }: Snapshot): FileProblem[] {
  const versions = new Map(lastGood.map(({ path, madeBy }) => [path, madeBy]));
  return problems.map(({ path, line, field, message }) => {
    const version = versions.get(path);
    return {
      path,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      message,
      ...(version === undefined ? {} : { kept: version }),
    };
  });
}

/** A page that cannot be made, a failed build, or single pages that differ from a full build need somebody's eye. */
function isWell(publish: PublishState): boolean {
  if (publish.kind !== "live") return publish.kind !== "failed" && publish.kind !== "held";
  const { broken = [], differences = [], buildFailure } = publish;
  return broken.length === 0 && differences.length === 0 && buildFailure === undefined;
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
