import type { BranchHead } from "../branch-head";
import type { CommitRelations } from "../commit-relations";
import { commitObject } from "../commit-object";
import { StoreError } from "../content-store";
import { fastForward, type FastForwardParts } from "../fast-forward";
import { GitCommandError, type RunGit } from "../git-command";
import { isObjectId } from "../git-objects";
import type { ReadModel } from "../read-model";
import { assertNothingUnfinished, branchOf } from "../unfinished-operation";
import type { AgreedCommit } from "./agreed-commit";
import type { GitRemote } from "./git-remote";
import { meetingOf } from "./meeting";
import type { PushOutcome } from "./push-outcome";

export interface RemoteBranchParts extends FastForwardParts {
  readonly git: GitRemote;
  readonly agreed: AgreedCommit;
  readonly head: BranchHead;
  readonly relations: CommitRelations;
  readonly readModel: ReadModel;
  readonly run: RunGit;
  readonly gitDir: string;
  readonly now: () => Date;
  /** Runs a job while holding the checkout's lock. No command to the remote ever runs in one. */
  readonly locked: <T>(job: () => Promise<T>) => Promise<T>;
}

/** A branch (`refs/heads/...`) and the commit it stands at. */
export interface Branch {
  readonly ref: string;
  readonly commit: string;
}

/** Ref of this repository that keeps what was fetched from the remote's branch. */
const fetchedRef = "refs/chamber/remote-content";
const maxTries = 5;
const joining = { author: { name: "Website" }, message: "Join with the shared repository" };

/** The branch that is checked out here and its twin on the remote. One job at a time: the write queue sees to it. */
export class RemoteBranch {
  private seen: { readonly ref: string; readonly commit: string | undefined } | undefined;

  constructor(private readonly parts: RemoteBranchParts) {}

  /** The branch checked out here. Raises StoreError "no-branch" or "busy" while a maintainer is in the middle of something. */
  async local(): Promise<Branch> {
    assertNothingUnfinished(this.parts.gitDir);
    return branchOf(await this.parts.head.read());
  }

  /** The remote's commit as it was last seen; undefined when it was never asked about this branch or has none. */
  seenAt(ref: string): string | undefined {
    return this.seen?.ref === ref ? this.seen.commit : undefined;
  }

  /** Asks for the remote's commit and brings it over; undefined when it has no such branch. */
  async fetch(ref: string): Promise<string | undefined> {
    const commit = await this.parts.git.fetch(ref, fetchedRef);
    this.seen = { ref, commit };
    return commit;
  }

  /** Puts a commit on the remote's branch, which has to stand at `expected`; the commit must build on that. */
  async push(ref: string, commit: string, expected: string | undefined): Promise<PushOutcome> {
    const outcome = await this.parts.git.push(commit, ref, expected);
    if (outcome.kind === "landed") this.seen = { ref, commit };
    return outcome;
  }

  /**
   * Moves the local branch, work tree and memory to a commit that builds on `from`, or that the remote put in its place.
   * False when the branch does not stand at `from` any more.
   */
  async land({ ref, commit: from }: Branch, to: string): Promise<boolean> {
    const moved = await this.parts.locked(async () => {
      const here = await this.local();
      if (here.ref === ref && here.commit === to) return true;
      return here.ref === ref && here.commit === from && (await fastForward(this.parts, { ref, from, to }));
    });
    if (moved) await this.parts.readModel.follow();
    return moved;
  }

  /**
   * Brings the local and the remote branch to the same commit. Raises StoreError: "remote-unavailable", "remote-diverged"
   * when people have to decide, or what keeps the local branch from moving.
   */
  async catchUp(): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await this.meet(await this.local())) return;
    }
    throw new StoreError("busy", "Others kept pushing to the remote");
  }

  /** The last commit of the remote that the local branch was known to hold. */
  agreedAt(ref: string): Promise<string | undefined> {
    return this.parts.agreed.of(ref);
  }

  /** Notes that the local branch holds a commit of the remote. */
  async agree(ref: string, commit: string): Promise<void> {
    await this.parts.agreed.keep(ref, commit).catch((error: unknown) => {
      this.parts.log({ event: "remote-note-failed", reason: String(error) });
    });
  }

  // False when somebody was faster, here or there.
  private async meet(here: Branch): Promise<boolean> {
    const { ref, commit: local } = here;
    const { agreed, relations, log } = this.parts;
    const remote = await this.fetch(ref);
    const holds = (commit: string, ancestor: string) => relations.holds(commit, ancestor);
    switch (await meetingOf({ local, remote, agreed: await agreed.of(ref) }, holds)) {
      case "in-step":
        await this.parts.readModel.follow();
        return this.met(ref, local);
      case "follow":
        log({ event: "remote-history-rewritten", from: local, to: remote });
        return this.followed(here, remote);
      case "forward":
        return this.followed(here, remote);
      case "push":
        return (await this.pushed(ref, local, remote)) && this.met(ref, local);
      case "join": {
        const joined = remote === undefined ? undefined : await this.joined(local, remote);
        if (joined === undefined) throw diverged("Both have changed the same lines");
        log({ event: "remote-joined", local, remote });
        return (await this.pushed(ref, joined, remote)) && (await this.followed(here, joined));
      }
      case "diverged":
        throw diverged(
          remote === undefined ? "The remote has no such branch any more" : "The remote's history was rewritten",
        );
    }
  }

  private async followed(here: Branch, to: string | undefined): Promise<boolean> {
    return to !== undefined && (await this.land(here, to)) && this.met(here.ref, to);
  }

  private async met(ref: string, commit: string): Promise<true> {
    await this.agree(ref, commit);
    return true;
  }

  private async pushed(ref: string, commit: string, expected: string | undefined): Promise<boolean> {
    const outcome = await this.push(ref, commit, expected);
    if (outcome.kind === "landed" || outcome.kind === "overtaken") return outcome.kind === "landed";
    throw new StoreError("remote-unavailable", refusalWords(outcome));
  }

  /** A commit on top of both, undefined when both changed the same lines (or git is too old to tell). */
  private async joined(local: string, remote: string): Promise<string | undefined> {
    const { run, writer, now } = this.parts;
    const output = await run({ args: ["merge-tree", "--write-tree", "--end-of-options", local, remote] }).catch(
      (error: unknown) => {
        if (error instanceof GitCommandError && error.exitCode !== null) return "";
        throw error;
      },
    );
    const tree = output.trim();
    if (!isObjectId(tree)) return undefined;
    const commit = commitObject({ tree, parents: [local, remote], ...joining, at: now() });
    await writer.writeObjects([commit]);
    return commit.id;
  }
}

/** Why a push came to nothing, for people. */
export function refusalWords(outcome: Extract<PushOutcome, { reason: string }>): string {
  return outcome.kind === "refused" ? `It refused the push: ${outcome.reason}` : outcome.reason;
}

function diverged(reason: string): StoreError {
  return new StoreError(
    "remote-diverged",
    `${reason}, and this server has commits of its own. Bring the two together with git in the content's work tree ` +
      `(git fetch, git rebase or git merge), or set its branch to the remote's.`,
  );
}
