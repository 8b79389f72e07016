import { pathRefusal } from "../content-paths";
import { StoreError } from "../content-store";
import { GitCommandError, type RunGit } from "../git-command";
import type { CommitRelations } from "../history/commit-relations";
import type { BranchHead } from "../read/branch-head";
import { isObjectId } from "../read/git-objects";
import type { ObjectReader } from "../read/object-reader";
import type { ReadModel } from "../read/read-model";
import { textPathOf } from "../read/tree-entry";
import { treeDifferences } from "../read/tree-walk";
import { withBytes, type BranchUpdate } from "../save/branch-update";
import type { CheckoutFile } from "../save/checkout-file";
import type { PersistentGitWriter } from "../save/persistent-git-writer";
import { assertNothingUnfinished, branchOf } from "../save/unfinished-operation";
import { decideSync } from "./decide-sync";
import type { GitRemote } from "./git-remote";
import type { LastSyncedCommit } from "./last-synced-commit";
import { refusalWords, type PushOutcome } from "./push-outcome";

export interface RemoteBranchOptions {
  readonly git: GitRemote;
  readonly lastSynced: LastSyncedCommit;
  readonly head: BranchHead;
  readonly reader: ObjectReader;
  readonly relations: CommitRelations;
  readonly readModel: ReadModel;
  readonly writer: PersistentGitWriter;
  readonly update: BranchUpdate;
  readonly run: RunGit;
  readonly gitDir: string;
  readonly now: () => Date;
  readonly log: (event: object) => void;
}

/** A branch (`refs/heads/...`) and its commit. */
export interface Branch {
  readonly ref: string;
  readonly commit: string;
}

const fetchedRef = "refs/chamber/remote-content";
const maxTries = 5;
const filesAtOnce = 50;

/**
 * The checked out branch and the remote's branch of the same name. Its user serialises its calls. No command to the
 * remote runs while the checkout's lock is held.
 */
export class RemoteBranch {
  private seen: { readonly ref: string; readonly commit: string | undefined } | undefined;

  constructor(private readonly options: RemoteBranchOptions) {}

  /** The checked out branch. Raises StoreError "no-branch", or "busy" during a maintainer's merge and the like. */
  async local(): Promise<Branch> {
    assertNothingUnfinished(this.options.gitDir);
    return branchOf(await this.options.head.read());
  }

  /** The remote's commit when it was last fetched or pushed; undefined when it is unknown. */
  seenAt(ref: string): string | undefined {
    return this.seen?.ref === ref ? this.seen.commit : undefined;
  }

  /** Fetches the remote's commit; undefined when it has no such branch. */
  async fetch(ref: string): Promise<string | undefined> {
    const commit = await this.options.git.fetch(ref, fetchedRef);
    this.seen = { ref, commit };
    return commit;
  }

  /** Pushes a commit as a compare-and-swap: the remote's branch has to be at `expected`. */
  async push(ref: string, commit: string, expected: string | undefined): Promise<PushOutcome> {
    const outcome = await this.options.git.push(commit, ref, expected);
    if (outcome.kind === "landed") this.seen = { ref, commit };
    return outcome;
  }

  /** Moves the local branch, index, work tree and read model. False when the branch is not at its commit any more. */
  async follow({ ref, commit: from }: Branch, to: string): Promise<boolean> {
    const { update, readModel } = this.options;
    const files = await this.changedFiles(from, to);
    const isMoved = await update.hold(async () => {
      const here = await this.local();
      if (here.ref !== ref) return false;
      if (here.commit === to) return true;
      return here.commit === from && (await update.moveTo({ ref, from, files }, Promise.resolve(to))) !== undefined;
    });
    if (!isMoved) return false;
    await readModel.follow();
    await this.setSynced(ref, to);
    return true;
  }

  /**
   * Brings both branches to the same commit. Raises StoreError "remote-unavailable", "remote-diverged" when people have to
   * decide, or what keeps the local branch from moving.
   */
  async sync(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) if (await this.trySync()) return;
    throw new StoreError("busy", "Others kept pushing to the remote");
  }

  /** The remote's commit at the last synchronisation. */
  syncedAt(ref: string): Promise<string | undefined> {
    return this.options.lastSynced.of(ref);
  }

  /** Records that the local branch holds a commit of the remote. */
  async setSynced(ref: string, commit: string): Promise<void> {
    await this.options.lastSynced.set(ref, commit).catch((error: unknown) => {
      this.options.log({ event: "remote-note-failed", reason: String(error) });
    });
  }

  // False when one of the branches moved meanwhile.
  private async trySync(): Promise<boolean> {
    const { relations, readModel, log } = this.options;
    const here = await this.local();
    const { ref, commit: local } = here;
    const remote = await this.fetch(ref);
    const positions = { local, remote, lastSynced: await this.syncedAt(ref) };
    const action = await decideSync(positions, (commit, ancestor) => relations.holds(commit, ancestor));
    if (action === "none") await readModel.follow();
    if (action === "none" || (action === "push" && (await this.pushed(ref, local, remote)))) {
      await this.setSynced(ref, local);
      return true;
    }
    if (action === "push") return false;
    if (remote === undefined) throw diverged("The remote has no such branch any more");
    if (action === "diverged") throw diverged("The remote's history was rewritten");
    if (action === "merge") {
      const merge = await this.merge(local, remote);
      if (merge === undefined) throw diverged("Both have changed the same lines");
      log({ event: "remote-joined", local, remote });
      return (await this.pushed(ref, merge, remote)) && this.follow(here, merge);
    }
    if (action === "follow-rewritten") log({ event: "remote-history-rewritten", from: local, to: remote });
    return this.follow(here, remote);
  }

  private async pushed(ref: string, commit: string, expected: string | undefined): Promise<boolean> {
    const outcome = await this.push(ref, commit, expected);
    if (outcome.kind === "landed" || outcome.kind === "overtaken") return outcome.kind === "landed";
    throw new StoreError("remote-unavailable", refusalWords(outcome));
  }

  /** A merge commit of both; undefined when both changed the same lines, or git is older than 2.38. */
  private async merge(local: string, remote: string): Promise<string | undefined> {
    const { run, writer, now } = this.options;
    const args = ["merge-tree", "--write-tree", "--end-of-options", local, remote] as const;
    const output = await run({ args: [...args] }).catch((error: unknown) => {
      if (error instanceof GitCommandError && error.exitCode !== null) return "";
      throw error;
    });
    const tree = output.trim();
    if (!isObjectId(tree)) return undefined;
    const message = "Join with the shared repository\n";
    return writer.write({ parents: [local, remote], tree, files: [], author: { name: "Website" }, message, at: now() });
  }

  private async changedFiles(from: string, to: string): Promise<CheckoutFile[]> {
    const { reader, log } = this.options;
    const differences = await treeDifferences(reader, await reader.treeOfCommit(from), await reader.treeOfCommit(to));
    const files: CheckoutFile[] = [];
    for (let at = 0; at < differences.length; at += filesAtOnce) {
      const reading = differences.slice(at, at + filesAtOnce).map(async ({ rawPath, before, after }) => {
        const path = textPathOf(rawPath);
        // A tree may hold any name, also one that leads into the git folder.
        if (path !== undefined && pathRefusal(path) === undefined)
          return [{ path, before, after: after && (await withBytes(reader, after)) }];
        log({ event: "store-work-tree-kept", path: path ?? rawPath });
        return [];
      });
      files.push(...(await Promise.all(reading)).flat());
    }
    return files;
  }
}

function diverged(reason: string): StoreError {
  return new StoreError(
    "remote-diverged",
    `${reason}, and this server has commits of its own. Bring the two together with git in the content's work tree ` +
      `(git fetch, git rebase or git merge), or set its branch to the remote's.`,
  );
}
