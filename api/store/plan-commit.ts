import { commitObject } from "./commit-object";
import { checkedTrailer, saveTrailer } from "./content-log";
import type { ContentSnapshot } from "./content-snapshot";
import { StoreError, type Author, type Change, type Snapshot } from "./content-store";
import { editTree } from "./edit-tree";
import { gitObject, type GitObject } from "./git-objects";
import type { ObjectReader } from "./object-reader";
import { plannedFiles, type PlannedFile } from "./planned-file";
import { rawPathOf } from "./tree-entry";
import { treeDifferences } from "./tree-walk";

export type Plan = (snapshot: Snapshot) => Change;

/** A refusal of the plan itself; whoever asked for the save gets the reason as it is. */
export class PlanRefusal extends Error {
  constructor(readonly reason: unknown) {
    super("The plan refused");
  }
}

export interface PlanParts {
  readonly contentPath: string;
  readonly reader: ObjectReader;
  readonly now: () => Date;
}

/** A commit on top of a snapshot's, made in memory; nothing of it is written yet. */
export interface PlannedCommit {
  readonly id: string;
  readonly change: Change;
  readonly files: readonly PlannedFile[];
  /** Every object that is new, the commit last. */
  readonly objects: readonly GitObject[];
  /** Tree of the parent. */
  readonly before: string;
}

/** What the plan makes of the snapshot; undefined when every file is so already. Raises PlanRefusal or StoreError. */
export async function planCommit(
  { contentPath, reader, now }: PlanParts,
  snapshot: ContentSnapshot,
  plan: Plan,
  author: Author,
): Promise<PlannedCommit | undefined> {
  const change = changeOf(plan, snapshot);
  const files = plannedFiles(change, snapshot, contentPath);
  if (files.length === 0 && change.evenIfUnchanged !== true) return undefined;
  const before = await reader.treeOfCommit(snapshot.commit);
  const edited = await editTree(reader, before, new Map(files.map(({ path, after }) => [rawPathOf(path), after?.id])));
  const tree = edited.id ?? gitObject("tree", "").id;
  const commit = commitObject({
    tree,
    parents: [snapshot.commit],
    author,
    message: change.message,
    trailers: trailersOf(change),
    at: now(),
  });
  const blobs = files.flatMap(({ after }) => (after ? [after] : []));
  return { id: commit.id, change, files, objects: [...distinct([...blobs, ...edited.objects]), commit], before };
}

/** The guard: what git holds now differs from the parent at the planned paths and nowhere else. Raises StoreError. */
export async function assertAsPlanned(
  reader: ObjectReader,
  { id, files, objects, before }: PlannedCommit,
): Promise<void> {
  // Asked for at once: the comparison would ask for one after another.
  const trees = objects.filter(({ type }) => type === "tree");
  const [tree] = await Promise.all([reader.treeOfCommit(id), ...trees.map((object) => reader.tree(object.id))]);
  const differences = await treeDifferences(reader, before, tree);
  const wanted = files.map(({ path, after }) => `${rawPathOf(path)} ${after?.id ?? "gone"}`).sort();
  const found = differences.map(({ rawPath, after }) => `${rawPath} ${after?.id ?? "gone"}`).sort();
  if (wanted.join("\n") !== found.join("\n"))
    throw new StoreError("failed", "The new tree is not what was planned. Nothing was saved.");
}

function changeOf(plan: Plan, snapshot: ContentSnapshot): Change {
  try {
    return plan(snapshot);
  } catch (error) {
    throw new PlanRefusal(error);
  }
}

function trailersOf({ translationChecked, saveId }: Change): string[] {
  return [
    ...(translationChecked === undefined ? [] : [`${checkedTrailer}: ${translationChecked}`]),
    ...(saveId === undefined ? [] : [`${saveTrailer}: ${saveId}`]),
  ];
}

function distinct(objects: readonly GitObject[]): GitObject[] {
  return [...new Map(objects.map((object) => [object.id, object])).values()];
}
