import type { ObjectReader } from "./object-reader";
import { folderMode, rawPathOf, type TreeEntries, type TreeEntry } from "../tree-entry";

/** A file (or link, or submodule) as a tree holds it. */
export interface TreeFile {
  readonly mode: string;
  readonly id: string;
}

/** One path at which two trees differ. */
export interface TreeDifference {
  /** Path below the tree, one character a byte. */
  readonly rawPath: string;
  readonly before: TreeFile | undefined;
  readonly after: TreeFile | undefined;
}

/**
 * Every path at which two trees differ; `undefined` is an empty tree. Reads only the folders that differ, so that the
 * cost follows the change, not the repository.
 */
export async function treeDifferences(
  reader: ObjectReader,
  before: string | undefined,
  after: string | undefined,
  rawFolder = "",
): Promise<TreeDifference[]> {
  if (before === after) return [];
  const [old, now] = await Promise.all([entriesByName(reader, before), entriesByName(reader, after)]);
  const changed = [...now.values()]
    .filter((entry) => !isSame(old.get(entry.rawName), entry))
    .map(({ rawName }) => rawName);
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const found = await Promise.all(
    [...gone, ...changed].map((name) => differencesAt(reader, old.get(name), now.get(name), `${rawFolder}${name}`)),
  );
  return found.flat();
}

function isSame(before: TreeEntry | undefined, after: TreeEntry): boolean {
  return before?.id === after.id && before.mode === after.mode;
}

async function differencesAt(
  reader: ObjectReader,
  before: TreeEntry | undefined,
  after: TreeEntry | undefined,
  rawPath: string,
): Promise<TreeDifference[]> {
  const fileOf = (entry: TreeEntry | undefined) =>
    entry && entry.mode !== folderMode ? { mode: entry.mode, id: entry.id } : undefined;
  const [oldFile, newFile] = [fileOf(before), fileOf(after)];
  const below = await treeDifferences(
    reader,
    before?.mode === folderMode ? before.id : undefined,
    after?.mode === folderMode ? after.id : undefined,
    `${rawPath}/`,
  );
  if (!oldFile && !newFile) return below;
  return [{ rawPath, before: oldFile, after: newFile }, ...below];
}

async function entriesByName(reader: ObjectReader, tree: string | undefined): Promise<TreeEntries> {
  return tree === undefined ? new Map() : reader.tree(tree);
}

/** The entry at a path below a tree, or undefined. An empty path is the tree itself. */
export async function entryAt(reader: ObjectReader, tree: string, rawPath: string): Promise<TreeFile | undefined> {
  let here: TreeFile = { mode: folderMode, id: tree };
  for (const name of rawPath.split("/").filter((part) => part !== "")) {
    if (here.mode !== folderMode) return undefined;
    const entry = (await reader.tree(here.id)).get(name);
    if (!entry) return undefined;
    here = { mode: entry.mode, id: entry.id };
  }
  return here;
}

/** The file at a path of the repository; undefined without one, or for a folder. */
export async function fileAt(reader: ObjectReader, tree: string, path: string): Promise<TreeFile | undefined> {
  const entry = await entryAt(reader, tree, rawPathOf(path));
  return entry?.mode === folderMode ? undefined : entry;
}
