import type { CheckoutEntry, CheckoutFile } from "./checkout";
import { pathRefusal } from "./content-paths";
import { finishMove, moveBranch, noteMove, type MoveParts } from "./move-branch";
import type { ObjectReader } from "./object-reader";
import { submoduleMode, textPathOf } from "./tree-entry";
import { treeDifferences, type TreeDifference, type TreeFile } from "./tree-walk";

export interface FastForwardParts extends MoveParts {
  readonly reader: ObjectReader;
}

const filesAtOnce = 50;

/**
 * Moves the branch to a commit that is in the repository already and brings work tree and index along; a maintainer's
 * unsaved or staged change of a path stays as it is. False when the branch does not stand at `from`. Only whoever holds
 * `index.lock` may call this.
 */
export async function fastForward(
  parts: FastForwardParts,
  { ref, from, to }: { readonly ref: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  const { reader, log } = parts;
  const differences = await treeDifferences(reader, await reader.treeOfCommit(from), await reader.treeOfCommit(to));
  const files: CheckoutFile[] = [];
  for (let at = 0; at < differences.length; at += filesAtOnce) {
    const found = await Promise.all(
      differences.slice(at, at + filesAtOnce).map((difference) => checkoutFile(reader, difference, log)),
    );
    files.push(...found.flat());
  }
  const ready = await parts.checkout.prepare(files);
  await noteMove(parts, to, files).catch(async (error: unknown) => {
    await parts.checkout.discard(ready);
    throw error;
  });
  const moved = await moveBranch(parts, { ref, from, to, ready });
  if (moved) await finishMove(parts, ready);
  return moved;
}

/** What a checkout puts at the place of a tree's file, link or submodule. */
export async function checkoutEntry(reader: ObjectReader, { id, mode }: TreeFile): Promise<CheckoutEntry> {
  return { id, mode, bytes: mode === submoduleMode ? Buffer.alloc(0) : await reader.bytes(id, "blob") };
}

async function checkoutFile(
  reader: ObjectReader,
  { rawPath, before, after }: TreeDifference,
  log: (event: object) => void,
): Promise<readonly CheckoutFile[]> {
  const path = textPathOf(rawPath);
  // Also what would reach into the git folder or out of the work tree: a tree may hold any name.
  if (path === undefined || pathRefusal(path) !== undefined) {
    log({ event: "store-work-tree-kept", path: path ?? rawPath });
    return [];
  }
  return [{ path, before: before?.id, after: after && (await checkoutEntry(reader, after)) }];
}
