import type { ContentLogReader } from "../content-log";
import type { ContentSnapshot } from "../content-snapshot";
import { StoreError, type Author, type Saved } from "../content-store";
import { GitCommandError } from "../git-command";
import type { GitWriter } from "../git-writer";
import {
  assertAsPlanned,
  planCommit,
  PlanRefusal,
  type Plan,
  type PlannedCommit,
  type PlanParts,
} from "../plan-commit";
import type { ReadModel } from "../read-model";
import { explainedFailure } from "../store-failure";
import type { Branch } from "./remote-branch";

export interface SaveChainParts extends PlanParts {
  readonly readModel: ReadModel;
  readonly contentLog: ContentLogReader;
  readonly writer: GitWriter;
  readonly stateDir: string;
}

/** A save that waits for its acknowledgement. */
export interface Waiting {
  readonly plan: Plan;
  readonly author: Author;
  /** The content's commit when the save was asked for. */
  readonly since: string;
  readonly resolve: (saved: Saved) => void;
  readonly reject: (reason: unknown) => void;
}

type Result = { readonly save: Waiting } & (
  { readonly kind: "saved"; readonly saved: Saved } | { readonly kind: "refused"; readonly reason: unknown }
);

/** Where planning begins: a commit that is the local branch's or builds on it. */
export interface Start {
  readonly local: Branch;
  readonly base: string;
}

/** Commits, one a save, each on top of the one before. */
export interface Chain extends Start {
  /** The last commit; the base itself when there is nothing to commit. */
  readonly tip: string;
  readonly results: readonly Result[];
}

const killTries = 5;

/** Plans every save on top of the one before and writes its objects; a save that fails is left out, with its reason. */
export async function saveChain(
  parts: SaveChainParts,
  together: readonly Waiting[],
  { local, base }: Start,
): Promise<Chain> {
  let snapshot = await parts.readModel.at(base);
  const results: Result[] = [];
  for (const save of together) {
    try {
      const planned = await planCommit(parts, snapshot, save.plan, save.author);
      if (planned !== undefined) {
        await assertNotSavedBefore(parts, planned, save.since, base);
        snapshot = await written(parts, planned);
      }
      const saved = { commit: snapshot.commit, changed: planned !== undefined, snapshot };
      results.push({ save, kind: "saved", saved });
    } catch (error) {
      const reason: unknown =
        error instanceof PlanRefusal ? error.reason : await explainedFailure(error, parts.stateDir);
      results.push({ save, kind: "refused", reason });
    }
  }
  return { local, base, tip: snapshot.commit, results };
}

async function written(
  { writer, reader, readModel }: SaveChainParts,
  planned: PlannedCommit,
): Promise<ContentSnapshot> {
  for (let tries = 1; ; tries += 1) {
    try {
      await writer.writeObjects(planned.objects);
      break;
    } catch (error) {
      const wasKilled = error instanceof GitCommandError && error.exitCode === null;
      if (!wasKilled || tries === killTries) throw error;
    }
  }
  await assertAsPlanned(reader, planned);
  return readModel.at(planned.id);
}

// Its first try got no answer, landed all the same, and came back with what was fetched.
async function assertNotSavedBefore(
  { contentLog }: SaveChainParts,
  { change: { saveId, files } }: PlannedCommit,
  since: string,
  base: string,
): Promise<void> {
  if (saveId === undefined || since === base) return;
  const known = new Set((await contentLog.upTo(since)).commits.map(({ commit }) => commit));
  const { commits } = await contentLog.upTo(base);
  const isSame = (path: string) => files.some((file) => folderOf(file.path) === folderOf(path));
  const before = commits.find(
    (logged) => logged.saveId === saveId && !known.has(logged.commit) && logged.files.some(({ path }) => isSame(path)),
  );
  if (before !== undefined) throw new StoreError("saved-before", "This save has landed before");
}

const folderOf = (path: string): string => path.split("/", 1).join("");
