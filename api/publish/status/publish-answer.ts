import type { PublishAnswer, PublishStage, PublishState } from "../../../content/model/api/answers";
import type { ContentStore } from "../../store/content-store";

type Commits = Pick<ContentStore, "snapshot" | "holds">;

/** The publisher's state, and where a commit is on its way to the visitors when one is asked about. */
export async function publishAnswer(
  state: PublishState,
  asked: string | undefined,
  commits: Commits,
): Promise<PublishAnswer> {
  if (asked === undefined) return state;
  const stage = state.kind === "none" ? undefined : await stageOf(state, asked, commits);
  return { ...state, contains: stage === "live", ...(stage === undefined ? {} : { stage }) };
}

async function stageOf(
  state: Exclude<PublishState, { kind: "none" }>,
  asked: string,
  commits: Commits,
): Promise<PublishStage> {
  const isIn = (commit: string | undefined) =>
    commit === undefined ? Promise.resolve(false) : commits.holds(commit, asked);
  if (await isIn(state.liveCommit)) return "live";
  // "live" says that nothing is being built; a save of this moment waits for its build.
  if ("commit" in state && (await isIn(state.commit))) return state.kind;
  if (!(await isIn(commits.snapshot().commit))) return "gone";
  return state.kind === "held" ? "held" : "waiting";
}
