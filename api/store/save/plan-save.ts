import { assertWritable } from "../content-paths";
import { StoreError, type Change, type Snapshot } from "../content-store";
import { blobId } from "../git-objects";
import type { ObjectReader } from "../read/object-reader";
import { fileMode, folderMode, isOrdinaryFile, rawPathOf } from "../tree-entry";
import { entryAt, treeDifferences, type TreeFile } from "../read/tree-walk";
import type { CheckoutFile } from "./checkout-file";

/** What a save changes, made of the newest content. May run again, and may throw to refuse. */
export type Plan = (snapshot: Snapshot) => Change;

/**
 * The files that a change changes in a commit; empty when all are so already. Raises StoreError "invalid-change" for a
 * path that may not be written, is named twice, or is blocked by something other than a file.
 * @param contentPath the content folder within the repository, "" for its root
 */
export async function plannedFiles(
  reader: ObjectReader,
  contentPath: string,
  commit: string,
  change: Change,
): Promise<CheckoutFile[]> {
  const tree = await reader.treeOfCommit(commit);
  const named = new Set<string>();
  for (const { path } of change.files) {
    assertWritable(path);
    if (named.has(path)) throw new StoreError("invalid-change", `"${path}" is named twice in one change`);
    named.add(path);
  }
  const planned = await Promise.all(
    change.files.map(async (file) => {
      if (foldersOf(file.path).some((folder) => named.has(folder))) throw blocked(file.path);
      const path = contentPath === "" ? file.path : `${contentPath}/${file.path}`;
      const before = await ordinaryFileAt(reader, tree, path);
      if ("remove" in file) return { path, before, after: undefined };
      const bytes = Buffer.from(file.bytes);
      return { path, before, after: { id: blobId(bytes), mode: before?.mode ?? fileMode, bytes } };
    }),
  );
  return planned.filter(({ before, after }) => before?.id !== after?.id);
}

/** Raises StoreError "failed" unless a written commit differs from its parent at the planned paths and nowhere else. */
export async function assertAsPlanned(
  reader: ObjectReader,
  {
    parent,
    commit,
    files,
  }: { readonly parent: string; readonly commit: string; readonly files: readonly CheckoutFile[] },
): Promise<void> {
  const [before, after] = await Promise.all([reader.treeOfCommit(parent), reader.treeOfCommit(commit)]);
  const line = (path: string, file: TreeFile | undefined) => `${file?.mode ?? ""} ${file?.id ?? ""} ${path}`;
  const planned = files.map((file) => line(rawPathOf(file.path), file.after)).sort();
  const found = (await treeDifferences(reader, before, after)).map((file) => line(file.rawPath, file.after)).sort();
  if (planned.join("\n") !== found.join("\n"))
    throw new StoreError("failed", "git wrote a commit that differs from the plan. Nothing was saved.");
}

async function ordinaryFileAt(reader: ObjectReader, tree: string, path: string): Promise<TreeFile | undefined> {
  for (const folder of foldersOf(path)) {
    const entry = await entryAt(reader, tree, rawPathOf(folder));
    if (!entry) return undefined;
    if (entry.mode !== folderMode) throw blocked(path);
  }
  const entry = await entryAt(reader, tree, rawPathOf(path));
  if (entry && !isOrdinaryFile(entry.mode)) throw blocked(path);
  return entry;
}

/** The folders on the way to a path, the top one first. */
function foldersOf(path: string): string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, position) => names.slice(0, position + 1).join("/"));
}

function blocked(path: string): StoreError {
  return new StoreError(
    "invalid-change",
    `"${path}" cannot be written: a folder, file, link or submodule is in the way`,
    undefined,
    "path",
  );
}
