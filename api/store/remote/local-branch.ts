import { hasPlainNames } from "../../../content/model/entries/path-refusal";
import type { ObjectReader } from "../read/object-reader";
import type { ReadModel } from "../read/read-model";
import { textPathOf } from "../tree-entry";
import { treeDifferences } from "../read/tree-walk";
import type { Branch } from "../save/branch-ref";
import { withBytes, type BranchUpdate } from "../save/branch-update";
import type { CheckoutFile } from "../save/checkout-file";
import type { RemoteBranch } from "./remote-branch";

const filesAtOnce = 50;

/** The checked out branch, where it follows the remote's. No command to the remote runs while the checkout's lock is held. */
export class LocalBranch {
  constructor(
    private readonly remote: RemoteBranch,
    private readonly update: BranchUpdate,
    private readonly reader: ObjectReader,
    private readonly readModel: ReadModel,
    private readonly log: (event: object) => void,
  ) {}

  /** Its name and commit. Raises as `BranchRef.current` does. */
  current(): Promise<Branch> {
    return this.update.current();
  }

  /** Moves the local branch, index, work tree and read model. False when the branch is not at its commit any more. */
  async follow({ ref, commit: from }: Branch, to: string): Promise<boolean> {
    const files = await this.changedFiles(from, to);
    const isMoved = await this.update.hold(async () => {
      const here = await this.current();
      if (here.ref !== ref) return false;
      if (here.commit === to) return true;
      return (
        here.commit === from && (await this.update.moveTo({ ref, from, files }, Promise.resolve(to))) !== undefined
      );
    });
    if (!isMoved) return false;
    await this.readModel.follow();
    await this.remote.setSynced(ref, to);
    return true;
  }

  private async changedFiles(from: string, to: string): Promise<CheckoutFile[]> {
    const { reader } = this;
    const differences = await treeDifferences(reader, await reader.treeOfCommit(from), await reader.treeOfCommit(to));
    const files: CheckoutFile[] = [];
    for (let at = 0; at < differences.length; at += filesAtOnce) {
      const reading = differences.slice(at, at + filesAtOnce).map(async ({ rawPath, before, after }) => {
        const path = textPathOf(rawPath);
        // A tree may hold any name, also one that leads into the git folder.
        if (path !== undefined && hasPlainNames(path))
          return [{ path, before, after: after && (await withBytes(reader, after)) }];
        this.log({ event: "store-work-tree-kept", path: path ?? rawPath });
        return [];
      });
      files.push(...(await Promise.all(reading)).flat());
    }
    return files;
  }
}
