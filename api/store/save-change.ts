import type { BranchHead } from "./branch-head";
import type { Checkout, CheckoutFile, PreparedCheckout } from "./checkout";
import { commitObject } from "./commit-object";
import { checkedTrailer, saveTrailer } from "./content-log";
import type { ContentSnapshot } from "./content-snapshot";
import { StoreError, type Author, type Change, type Saved, type Snapshot } from "./content-store";
import { editTree, type EditedTree } from "./edit-tree";
import { GitCommandError } from "./git-command";
import { gitObject, type GitObject } from "./git-objects";
import type { GitWriter } from "./git-writer";
import type { IntentFile } from "./intent";
import type { ObjectReader } from "./object-reader";
import { plannedFiles, type PlannedFile } from "./planned-file";
import type { ReadModel } from "./read-model";
import { explainedFailure } from "./store-failure";
import { rawPathOf } from "./tree-entry";
import { treeDifferences } from "./tree-walk";
import { assertNothingUnfinished, branchOf } from "./unfinished-operation";

export interface SaveParts {
  readonly gitDir: string;
  readonly stateDir: string;
  readonly contentPath: string;
  readonly reader: ObjectReader;
  readonly head: BranchHead;
  readonly readModel: ReadModel;
  readonly writer: GitWriter;
  readonly checkout: Checkout;
  readonly intent: IntentFile;
  readonly now: () => Date;
  readonly log: (event: object) => void;
}

export type Plan = (snapshot: Snapshot) => Change;

/** How often a save starts again because somebody else's commit came first or its git child was killed. */
const maxTries = 5;

/** A refusal of the plan itself, handed on as it is. */
class PlanRefusal extends Error {
  constructor(readonly reason: unknown) {
    super("The plan refused");
  }
}

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
  const { change, files } = planned(parts, plan, snapshot);
  if (files.length === 0 && change.evenIfUnchanged !== true) return { commit: parent, changed: false, snapshot };

  const before = await parts.reader.treeOfCommit(parent);
  const edited = await editTree(
    parts.reader,
    before,
    new Map(files.map(({ path, after }) => [rawPathOf(path), after?.id])),
  );
  const tree = edited.id ?? gitObject("tree", "").id;
  const commit = commitObject({
    tree,
    parent,
    author,
    message: change.message,
    trailers: trailersOf(change),
    at: parts.now(),
  });
  const blobs = files.flatMap(({ after }) => (after ? [after] : []));

  const checkout = await prepared(parts, commit, [...distinct([...blobs, ...edited.objects]), commit], files);
  const moved = await commitPrepared(parts, { ref, parent, commit, before, edited, files }).catch(
    async (error: unknown) => {
      await parts.checkout.discard(checkout);
      throw error;
    },
  );
  if (!moved) {
    await parts.checkout.discard(checkout);
    return undefined;
  }
  // From here on the save is durable: nothing below may turn it into a failure.
  const [newestSnapshot] = await Promise.all([newest(parts, commit.id, snapshot), finish(parts, checkout)]);
  return { commit: commit.id, changed: true, snapshot: newestSnapshot };
}

function trailersOf({ translationChecked, saveId }: Change): string[] {
  return [
    ...(translationChecked === undefined ? [] : [`${checkedTrailer}: ${translationChecked}`]),
    ...(saveId === undefined ? [] : [`${saveTrailer}: ${saveId}`]),
  ];
}

function planned(
  { contentPath }: SaveParts,
  plan: Plan,
  snapshot: ContentSnapshot,
): { change: Change; files: readonly PlannedFile[] } {
  let change: Change;
  try {
    change = plan(snapshot);
  } catch (error) {
    throw new PlanRefusal(error);
  }
  return { change, files: plannedFiles(change, snapshot, contentPath) };
}

// All that nobody sees yet. The note of intent may lie there early: while its commit is not on the branch it means nothing.
async function prepared(
  parts: SaveParts,
  commit: GitObject,
  objects: readonly GitObject[],
  files: readonly PlannedFile[],
): Promise<PreparedCheckout> {
  const [written, noted, checkout] = await Promise.allSettled([
    parts.writer.writeObjects(objects),
    parts.intent.write({
      commit: commit.id,
      files: files.map(({ path, before }) => ({ path, before: before ?? null })),
    }),
    parts.checkout.prepare(files satisfies readonly CheckoutFile[]),
  ]);
  if (written.status === "fulfilled" && noted.status === "fulfilled" && checkout.status === "fulfilled")
    return checkout.value;
  await parts.intent.clear();
  if (checkout.status === "rejected") throw checkout.reason;
  await parts.checkout.discard(checkout.value);
  throw [written, noted].find((result) => result.status === "rejected")?.reason;
}

interface PreparedCommit {
  readonly ref: string;
  readonly parent: string;
  readonly commit: GitObject;
  readonly before: string;
  readonly edited: EditedTree;
  readonly files: readonly PlannedFile[];
}

async function commitPrepared({ reader, intent, writer }: SaveParts, save: PreparedCommit): Promise<boolean> {
  const { ref, parent, commit, before, edited, files } = save;
  // Asked for at once: the comparison would ask for one after another.
  const [tree] = await Promise.all([
    reader.treeOfCommit(commit.id),
    ...edited.objects.map(({ id }) => reader.tree(id)),
  ]);
  assertAsPlanned(files, await treeDifferences(reader, before, tree));
  const moved = await writer.moveRef(ref, parent, commit.id);
  if (!moved) await intent.clear();
  return moved;
}

// The guard: what git holds now differs from the parent at the planned paths and nowhere else.
function assertAsPlanned(
  files: readonly PlannedFile[],
  differences: readonly { rawPath: string; after?: { id: string } }[],
): void {
  const wanted = files.map(({ path, after }) => `${rawPathOf(path)} ${after?.id ?? "gone"}`).sort();
  const found = differences.map(({ rawPath, after }) => `${rawPath} ${after?.id ?? "gone"}`).sort();
  if (wanted.join("\n") !== found.join("\n"))
    throw new StoreError("failed", "The new tree is not what was planned. Nothing was saved.");
}

async function finish({ checkout, intent, log }: SaveParts, ready: PreparedCheckout): Promise<void> {
  try {
    await checkout.finish(ready);
    await intent.clear();
  } catch (error) {
    // The intent stays on the disk: the next save or start finishes it.
    log({ event: "store-checkout-unfinished", reason: String(error) });
  } finally {
    await checkout.discard(ready).catch(() => undefined);
  }
}

// Somebody may have committed on top meanwhile; then the newest content holds this save, too.
async function newest({ readModel, log }: SaveParts, commit: string, old: ContentSnapshot): Promise<ContentSnapshot> {
  return readModel.follow().catch((error: unknown) => {
    log({ event: "store-follow-failed", commit, reason: String(error) });
    return old;
  });
}

function distinct(objects: readonly GitObject[]): GitObject[] {
  return [...new Map(objects.map((object) => [object.id, object])).values()];
}
