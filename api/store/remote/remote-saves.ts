import { setTimeout as wait } from "node:timers/promises";
import { StoreError, type Author, type Change, type Saved } from "../content-store";
import { GitCommandError } from "../git-command";
import type { CommitRelations } from "../history/commit-relations";
import type { ContentLogReader } from "../history/content-log";
import type { ReadModel } from "../read/read-model";
import { plannedFiles, type Plan, type PlanOptions } from "../save/plan-save";
import { writeChange, type SaveOptions } from "../save/save-change";
import type { SerialQueue } from "../serial-queue";
import { explainedFailure } from "../store-failure";
import { refusalWords } from "./push-outcome";
import type { Branch, RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";

export interface RemoteSavesOptions extends PlanOptions, Pick<SaveOptions, "writer" | "now" | "stateDir" | "log"> {
  readonly branch: RemoteBranch;
  readonly status: RemoteStatus;
  readonly relations: CommitRelations;
  readonly readModel: ReadModel;
  readonly contentLog: ContentLogReader;
  /** The store's write queue. */
  readonly writes: SerialQueue;
  /** How long to try again while others push, in ms. */
  readonly contestMs: number;
}

interface WaitingSave {
  readonly plan: Plan;
  readonly author: Author;
  /** The content's commit when the save was asked for. */
  readonly since: string;
  readonly resolve: (saved: Saved) => void;
  readonly reject: (reason: unknown) => void;
}

/** Commits, one for each save, each on top of the one before. */
interface Chain {
  readonly local: Branch;
  /** The local branch's commit, or one that builds on it. */
  readonly base: string;
  /** The last commit; the base when there is nothing to commit. */
  readonly tip: string;
  /** Answer the saves. */
  readonly answers: readonly (() => void)[];
}

const maxSavesPerPush = 50;
const maxTries = 5;

/**
 * Saves that are acknowledged once the remote has them. Waiting saves share a push; after a lost race they are planned
 * again on the fetched commit, where `plan` itself finds real conflicts.
 */
export class RemoteSaves {
  private waiting: WaitingSave[] = [];

  constructor(private readonly options: RemoteSavesOptions) {}

  /** @param since the content's commit when the save was asked for */
  save(plan: Plan, author: Author, since: string): Promise<Saved> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ plan, author, since, resolve, reject });
      void this.options.writes.run(() => this.saveWaiting());
    });
  }

  private async saveWaiting(): Promise<void> {
    const saves = this.waiting.splice(0, maxSavesPerPush);
    if (saves.length === 0) return;
    try {
      const chain = await this.pushChain(saves);
      await this.bringHere(chain);
      for (const answer of chain.answers) answer();
    } catch (error) {
      this.options.status.setByFailure(error);
      const failure = await explainedFailure(error, this.options.stateDir);
      for (const { reject } of saves) reject(failure);
    }
  }

  /** Resolves with a chain that the remote has. Raises StoreError. */
  private async pushChain(saves: readonly WaitingSave[]): Promise<Chain> {
    const deadline = performance.now() + this.options.contestMs;
    // Without asking the remote first, when the local branch is as the remote was last seen.
    const local = await this.options.branch.local();
    const hasSeen = await this.holdsSeen(local.ref, local.commit);
    let start = hasSeen ? { local, base: local.commit } : await this.remoteStart();
    for (let tries = 1, isNewest = !hasSeen; ; tries += 1, isNewest = true) {
      const chain = await this.planChain(saves, start);
      // What plans refuse is final only on the remote's newest commit.
      if (chain.tip === chain.base ? isNewest : await this.isPushed(chain)) return chain;
      start = await this.remoteStart();
      if (chain.tip === chain.base && start.base === chain.base) return chain;
      if (performance.now() > deadline) throw new StoreError("busy", "Others kept pushing to the remote");
      // The winner of a race continues at once and would win again.
      if (tries > 2) await wait(Math.random() * 20 * tries);
    }
  }

  /** The remote's commit when the local branch can follow it, otherwise the common commit after a synchronisation. */
  private async remoteStart(): Promise<Pick<Chain, "local" | "base">> {
    const { branch, relations } = this.options;
    const local = await branch.local();
    const remote = await branch.fetch(local.ref);
    const synced = await branch.syncedAt(local.ref);
    const known = [local.commit, ...(synced === undefined ? [] : [synced])];
    const holds = remote === undefined ? [] : await Promise.all(known.map((commit) => relations.holds(remote, commit)));
    if (remote !== undefined && synced !== undefined && !holds.includes(false)) return { local, base: remote };
    await branch.sync();
    const after = await branch.local();
    return { local: after, base: after.commit };
  }

  /** Plans each save on top of the one before and writes its commit; refused saves are left out. */
  private async planChain(
    saves: readonly WaitingSave[],
    { local, base }: Pick<Chain, "local" | "base">,
  ): Promise<Chain> {
    const { readModel } = this.options;
    const answers: (() => void)[] = [];
    let snapshot = await readModel.at(base);
    for (const save of saves) {
      try {
        // What the plan throws is for its caller as it is.
        const change = save.plan(snapshot);
        const writing = this.writeOne(save, change, { parent: snapshot.commit, base });
        const commit = await writing.catch(async (error: unknown) => {
          throw await explainedFailure(error, this.options.stateDir);
        });
        if (commit !== undefined) snapshot = await readModel.at(commit);
        const saved = { commit: snapshot.commit, changed: commit !== undefined, snapshot };
        answers.push(() => save.resolve(saved));
      } catch (error) {
        answers.push(() => save.reject(error));
      }
    }
    return { local, base, tip: snapshot.commit, answers };
  }

  /** Undefined when there is nothing to commit. */
  private async writeOne(
    { author, since }: WaitingSave,
    change: Change,
    { parent, base }: { readonly parent: string; readonly base: string },
  ): Promise<string | undefined> {
    const files = await plannedFiles(this.options, parent, change);
    if (files.length === 0 && change.evenIfUnchanged !== true) return undefined;
    await this.assertNotSavedBefore(change, since, base);
    for (let tries = 1; ; tries += 1) {
      try {
        return await writeChange(this.options, { parent, files, change, author });
      } catch (error) {
        const wasKilled = error instanceof GitCommandError && error.exitCode === null;
        if (!wasKilled || tries === maxTries) throw error;
      }
    }
  }

  // A first try that got no answer may have been pushed, and come back with what was fetched.
  private async assertNotSavedBefore({ saveId, files }: Change, since: string, base: string): Promise<void> {
    const { contentLog } = this.options;
    if (saveId === undefined || since === base) return;
    const known = new Set((await contentLog.upTo(since)).commits.map(({ commit }) => commit));
    const folders = new Set(files.map(({ path }) => topFolder(path)));
    const { commits } = await contentLog.upTo(base);
    const isSame = commits.some(
      (logged) =>
        logged.saveId === saveId &&
        !known.has(logged.commit) &&
        logged.files.some(({ path }) => folders.has(topFolder(path))),
    );
    if (isSame) throw new StoreError("saved-before", "This save has landed before");
  }

  /** True when the remote has the chain, false when it moved on without it. Raises StoreError when that is unknown. */
  private async isPushed({ local: { ref }, base, tip }: Chain): Promise<boolean> {
    const { branch, relations } = this.options;
    if (!(await this.holdsSeen(ref, base))) return false;
    for (let isRetry = false; ; isRetry = true) {
      const expected = branch.seenAt(ref);
      const outcome = await branch.push(ref, tip, expected);
      if (outcome.kind === "landed") return true;
      if (outcome.kind === "overtaken" && !isRetry) return false;
      const remote = outcome.kind === "refused" ? undefined : await branch.fetch(ref);
      if (remote !== undefined && (await relations.holds(remote, tip))) return true;
      if (outcome.kind === "overtaken") return false;
      if (outcome.kind === "refused" || isRetry) throw new StoreError("remote-unavailable", refusalWords(outcome));
      // The remote left the commit that the push expects: the push cannot land any more.
      if (remote !== expected) return false;
      // The same commit is pushed again: it cannot land twice, a new one beside it could.
    }
  }

  private async holdsSeen(ref: string, commit: string): Promise<boolean> {
    const seen = this.options.branch.seenAt(ref);
    return seen !== undefined && (seen === commit || (await this.options.relations.holds(commit, seen)));
  }

  /** Brings here what the remote has. The saves are durable: a failure here is made up for by the next look. */
  private async bringHere({ local, tip }: Chain): Promise<void> {
    const { branch, status, log } = this.options;
    try {
      if (local.commit === tip) await branch.setSynced(local.ref, tip);
      else if (!(await branch.follow(local, tip))) await branch.sync();
      status.set("in-step");
    } catch (error) {
      status.set("behind", String(error));
      log({ event: "remote-save-not-here-yet", commit: tip, reason: String(error) });
    }
  }
}

function topFolder(path: string): string {
  return path.split("/", 1).join("");
}
