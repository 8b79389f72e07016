import type { BranchHead } from "./branch-head";
import type { CheckoutFile, PreparedCheckout } from "./checkout";
import type { ContentSnapshot } from "./content-snapshot";
import { StoreError, type Author, type Saved } from "./content-store";
import { GitCommandError } from "./git-command";
import { finishMove, moveBranch, noteMove, type MoveParts } from "./move-branch";
import { assertAsPlanned, planCommit, PlanRefusal, type Plan, type PlannedCommit, type PlanParts } from "./plan-commit";
import type { ReadModel } from "./read-model";
import { explainedFailure } from "./store-failure";
import { assertNothingUnfinished, branchOf } from "./unfinished-operation";

export interface SaveParts extends PlanParts, MoveParts {
  readonly gitDir: string;
  readonly stateDir: string;
  readonly head: BranchHead;
  readonly readModel: ReadModel;
}

/** How often a save starts again because somebody else's commit came first or its git child was killed. */
const maxTries = 5;

/**
 * One save, in the order that loses nothing: objects, guard, note of intent, branch, work tree and index.
 * Only whoever holds `index.lock` may call this. Raises StoreError, or whatever the plan raised.
 */
export async function saveChange(parts: SaveParts, plan: Plan, author: Author): Promise<Saved> {
  for (let tries = 1; ; tries += 1) {
    try {
      const saved = await trySave(parts, plan, author);
      if (saved) return saved;
      if (tries === maxTries) throw new StoreError("busy", "Others kept committing to the branch. Nothing was saved.");
    } catch (error) {
      if (error instanceof PlanRefusal) throw error.reason;
      const wasKilled = error instanceof GitCommandError && error.exitCode === null;
      if (!wasKilled || tries === maxTries) throw await explainedFailure(error, parts.stateDir);
    }
  }
}

async function trySave(parts: SaveParts, plan: Plan, author: Author): Promise<Saved | undefined> {
  assertNothingUnfinished(parts.gitDir);
  const { ref, commit: parent } = branchOf(await parts.head.read());
  const snapshot = await parts.readModel.follow();
  if (snapshot.commit !== parent) return undefined;
  const planned = await planCommit(parts, snapshot, plan, author);
  if (planned === undefined) return { commit: parent, changed: false, snapshot };
  const ready = await prepared(parts, planned);
  await assertAsPlanned(parts.reader, planned).catch(async (error: unknown) => {
    await parts.checkout.discard(ready);
    throw error;
  });
  if (!(await moveBranch(parts, { ref, from: parent, to: planned.id, ready }))) return undefined;
  // From here on the save is durable: nothing below may turn it into a failure.
  const [newestSnapshot] = await Promise.all([newest(parts, planned.id, snapshot), finishMove(parts, ready)]);
  return { commit: planned.id, changed: true, snapshot: newestSnapshot };
}

// All that nobody sees yet.
async function prepared(parts: SaveParts, planned: PlannedCommit): Promise<PreparedCheckout> {
  const [written, noted, checkout] = await Promise.allSettled([
    parts.writer.writeObjects(planned.objects),
    noteMove(parts, planned.id, planned.files),
    parts.checkout.prepare(planned.files satisfies readonly CheckoutFile[]),
  ]);
  if (written.status === "fulfilled" && noted.status === "fulfilled" && checkout.status === "fulfilled")
    return checkout.value;
  await parts.intent.clear();
  if (checkout.status === "rejected") throw checkout.reason;
  await parts.checkout.discard(checkout.value);
  throw [written, noted].find((result) => result.status === "rejected")?.reason;
}

// Somebody may have committed on top meanwhile; then the newest content holds this save, too.
async function newest({ readModel, log }: SaveParts, commit: string, old: ContentSnapshot): Promise<ContentSnapshot> {
  return readModel.follow().catch((error: unknown) => {
    log({ event: "store-follow-failed", commit, reason: String(error) });
    return old;
  });
}
