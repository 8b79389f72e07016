import { StoreError } from "./content-store";
import { gitObject, type GitObject } from "./git-objects";
import type { ObjectReader } from "./object-reader";
import { encodeTree, fileMode, folderMode, isOrdinaryFile, textPathOf, type TreeEntry } from "./tree-entry";

/** What shall stand at paths below a tree: the id of a blob, or `undefined` for nothing. Keys have one character a byte. */
export type TreeEdits = ReadonlyMap<string, string | undefined>;

/** A tree that differs from another exactly at the edited paths, and the tree objects to write for it. */
export interface EditedTree {
  /** Undefined when nothing is left in the folder. */
  readonly id: string | undefined;
  readonly objects: readonly GitObject[];
}

/**
 * Rebuilds the folders on the way to the edited paths and no others. An executable file stays one.
 * Raises StoreError "invalid-change" where a folder, symbolic link or submodule is in the way.
 */
export async function editTree(
  reader: ObjectReader,
  tree: string | undefined,
  edits: TreeEdits,
  rawFolder = "",
): Promise<EditedTree> {
  const entries = new Map(tree === undefined ? [] : await reader.tree(tree));
  const objects: GitObject[] = [];
  for (const [name, below] of byFirstName(edits)) {
    const rawPath = `${rawFolder}${name}`;
    const entry = entries.get(name);
    const edited = below.has("")
      ? editedFile(entry, below.get(""), rawPath, name)
      : await editedFolder(reader, entry, below, rawPath, name, objects);
    if (edited) entries.set(name, edited);
    else entries.delete(name);
  }
  if (entries.size === 0) return { id: undefined, objects };
  const object = gitObject("tree", encodeTree([...entries.values()]));
  return { id: object.id, objects: object.id === tree ? objects : [...objects, object] };
}

function editedFile(
  entry: TreeEntry | undefined,
  id: string | undefined,
  rawPath: string,
  rawName: string,
): TreeEntry | undefined {
  if (entry && !isOrdinaryFile(entry.mode)) throw inTheWay(rawPath);
  return id === undefined ? undefined : { mode: entry?.mode ?? fileMode, rawName, id };
}

async function editedFolder(
  reader: ObjectReader,
  entry: TreeEntry | undefined,
  below: TreeEdits,
  rawPath: string,
  rawName: string,
  objects: GitObject[],
): Promise<TreeEntry | undefined> {
  if (entry && entry.mode !== folderMode) throw inTheWay(rawPath);
  const edited = await editTree(reader, entry?.id, below, `${rawPath}/`);
  objects.push(...edited.objects);
  return edited.id === undefined ? undefined : { mode: folderMode, rawName, id: edited.id };
}

function byFirstName(edits: TreeEdits): Map<string, Map<string, string | undefined>> {
  const groups = new Map<string, Map<string, string | undefined>>();
  for (const [rawPath, id] of edits) {
    const slash = rawPath.indexOf("/");
    const name = slash < 0 ? rawPath : rawPath.slice(0, slash);
    const group = groups.get(name) ?? new Map<string, string | undefined>();
    groups.set(name, group.set(slash < 0 ? "" : rawPath.slice(slash + 1), id));
  }
  for (const [name, group] of groups) if (group.has("") && group.size > 1) throw inTheWay(name);
  return groups;
}

function inTheWay(rawPath: string): StoreError {
  const path = textPathOf(rawPath) ?? rawPath;
  return new StoreError(
    "invalid-change",
    `"${path}" is something else than planned in the repository (a folder, a file, a link or a submodule)`,
  );
}
