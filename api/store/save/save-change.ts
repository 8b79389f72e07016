import { StoreError, type Author, type Change, type Saved } from "../content-store";
import { GitCommandError } from "../git-command";
import type { BranchHead } from "../read/branch-head";
import type { ContentSnapshot } from "../read/content-snapshot";
import type { ReadModel } from "../read/read-model";
import { explainedFailure } from "../store-failure";
import type { BranchUpdate } from "./branch-update";
import { commitMessage } from "./commit-message";
import type { PersistentGitWriter } from "./persistent-git-writer";
import { assertAsPlanned, plannedFiles, type Plan, type PlanOptions } from "./plan-save";
import { assertNothingUnfinished, branchOf } from "./unfinished-operation";

export interface SaveOptions extends PlanOptions {
  readonly gitDir: string;
  readonly stateDir: string;
  readonly head: BranchHead;
  readonly readModel: ReadModel;
  readonly writer: PersistentGitWriter;
  readonly update: BranchUpdate;
  readonly now: () => Date;
  readonly log: (event: object) => void;
}

interface Base {
  readonly ref: string;
  readonly snapshot: ContentSnapshot;
}

/** Attempts of a save whose branch was moved by others or whose git child was killed. */
const maxTries = 5;

/** One save. Raises StoreError, or what the plan raised. Not to be called again before it has ended. */
export function saveChange(options: SaveOptions, plan: Plan, author: Author): Promise<Saved> {
  return options.update.hold(async () => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const base = await explained(options, () => currentBase(options));
      if (!base) continue;
      // Outside of any handler: what a plan throws is for its caller.
      const change = plan(base.snapshot);
      const saved = await explained(options, () =>
        commitChange(options, base, change, author).catch((error: unknown) => {
          const wasKilled = error instanceof GitCommandError && error.exitCode === null;
          if (wasKilled && tries < maxTries) return undefined;
          throw error;
        }),
      );
      if (saved) return saved;
    }
    throw new StoreError("busy", "Others kept committing to the branch. Nothing was saved.");
  });
}

function explained<T>({ stateDir }: SaveOptions, job: () => Promise<T>): Promise<T> {
  return job().catch(async (error: unknown) => {
    throw await explainedFailure(error, stateDir);
  });
}

/** The branch and its content; undefined when it moved meanwhile. */
async function currentBase({ gitDir, head, readModel }: SaveOptions): Promise<Base | undefined> {
  assertNothingUnfinished(gitDir);
  const { ref, commit } = branchOf(await head.read());
  const snapshot = await readModel.follow();
  return snapshot.commit === commit ? { ref, snapshot } : undefined;
}

async function commitChange(
  options: SaveOptions,
  { ref, snapshot }: Base,
  change: Change,
  author: Author,
): Promise<Saved | undefined> {
  const { readModel, update, log } = options;
  const from = snapshot.commit;
  const files = await plannedFiles(options, from, change);
  if (files.length === 0 && change.evenIfUnchanged !== true) return { commit: from, changed: false, snapshot };
  const writing = writeChange(options, { parent: from, files, change, author });
  // Parsed while the branch moves.
  void writing.then((commit) => readModel.at(commit)).catch(() => undefined);
  const commit = await update.moveTo({ ref, from, files }, writing);
  if (commit === undefined) return undefined;
  const newest = await readModel.follow().catch((error: unknown) => {
    log({ event: "store-follow-failed", commit, reason: String(error) });
    return snapshot;
  });
  return { commit, changed: true, snapshot: newest };
}

/** Writes the commit of a change, which is on no branch yet, and verifies it. */
export async function writeChange(
  { writer, reader, now }: Pick<SaveOptions, "writer" | "reader" | "now">,
  {
    parent,
    files,
    change,
    author,
  }: {
    readonly parent: string;
    readonly files: Awaited<ReturnType<typeof plannedFiles>>;
    readonly change: Change;
    readonly author: Author;
  },
): Promise<string> {
  const message = commitMessage(change);
  const commit = await writer.write({ parents: [parent], files, author, message, at: now() });
  await assertAsPlanned(reader, { parent, commit, files });
  return commit;
}
