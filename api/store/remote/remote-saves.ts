import { setTimeout as wait } from "node:timers/promises";
import { StoreError, type Author, type Change, type Saved } from "../content-store";
import type { CommitRelations } from "../history/commit-relations";
import type { ContentLogReader } from "../history/content-log";
import type { ReadModel } from "../read/read-model";
import { plannedFiles, type Plan } from "../save/plan-save";
import { retryKilled, writeChange, type WriteOptions } from "../save/write-change";
import { explained } from "../store-failure";
import type { BranchSync } from "./branch-sync";
import type { LocalBranch } from "./local-branch";
import { refusalWords } from "./push-outcome";
import type { Branch, RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";

export interface RemoteSavesOptions extends WriteOptions {
  readonly branch: RemoteBranch;
  readonly local: LocalBranch;
  readonly sync: BranchSync;
  readonly status: RemoteStatus;
  readonly relations: CommitRelations;
  readonly readModel: ReadModel;
  readonly contentLog: ContentLogReader;
  readonly stateDir: string;
  readonly log: (event: object) => void;
  /** How long to try again while others push, in ms. */
  readonly contestMs: number;
}

/**
 * Saves that are acknowledged once the remote has them. After a lost race the local branch follows the remote, and the
 * save is planned again there, where `plan` itself finds real conflicts.
 */
export class RemoteSaves {
  constructor(private readonly options: RemoteSavesOptions) {}

  /**
   * One save. Raises StoreError, or what the plan raised. Not to be called again before it has ended.
   * @param since the content's commit when the save was requested
   */
  async save(plan: Plan, author: Author, since: string): Promise<Saved> {
    const { branch, sync, readModel, contestMs } = this.options;
    const deadline = performance.now() + contestMs;
    const { ref, commit } = await this.onRemote(() => branch.local());
    let isNewest = branch.seenAt(ref) !== commit;
    for (let tries = 1; ; tries += 1, isNewest = true) {
      if (isNewest) await this.onRemote(() => sync.run());
      const local = await this.onRemote(() => branch.local());
      const snapshot = await readModel.at(local.commit);
      const planned = planOn(plan, snapshot);
      // A refusal is final only on the remote's newest commit.
      if ("refusal" in planned) {
        if (isNewest) throw planned.refusal;
        continue;
      }
      const saved = await this.onRemote(() => this.tryChange(local, planned.change, author, since));
      if (saved === "unchanged" && isNewest) return { commit: local.commit, changed: false, snapshot };
      if (typeof saved === "object") return saved;
      if (performance.now() > deadline) throw new StoreError("busy", "Others kept pushing to the remote");
      // The winner of a race continues at once and would win again.
      if (tries > 2) await wait(Math.random() * 20 * tries);
    }
  }

  private async tryChange(
    local: Branch,
    change: Change,
    author: Author,
    since: string,
  ): Promise<Saved | "unchanged" | "overtaken"> {
    const { readModel } = this.options;
    const parent = local.commit;
    const files = await plannedFiles(this.options, parent, change);
    if (files.length === 0 && change.evenIfUnchanged !== true) return "unchanged";
    await this.assertNotSavedBefore(change, since, parent);
    const commit = await retryKilled(() => writeChange(this.options, { parent, files }, change, author));
    if (!(await this.isPushed(local, commit))) return "overtaken";
    const snapshot = await readModel.at(commit);
    await this.bringHere(local, commit);
    return { commit, changed: true, snapshot };
  }

  /** True when the remote has the commit, false when it moved on without it. Raises StoreError when that is unknown. */
  private async isPushed({ ref, commit: base }: Branch, commit: string): Promise<boolean> {
    const { branch, relations } = this.options;
    for (let isRetry = false; ; isRetry = true) {
      const outcome = await branch.push(ref, commit, base);
      if (outcome.kind === "landed") return true;
      if (outcome.kind === "overtaken" && !isRetry) return false;
      if (outcome.kind === "refused") throw new StoreError("remote-unavailable", refusalWords(outcome));
      const remote = await branch.fetch(ref);
      if (remote !== undefined && (await relations.holds(remote, commit))) return true;
      // The remote left the commit that the push replaces: the push cannot land any more.
      if (outcome.kind === "overtaken" || remote !== base) return false;
      if (isRetry) throw new StoreError("remote-unavailable", refusalWords(outcome));
      // The same commit is pushed again: it cannot land twice, a new one beside it could.
    }
  }

  // A first try that got no answer may have been pushed, and come back with what was fetched.
  private async assertNotSavedBefore({ saveId, files }: Change, since: string, base: string): Promise<void> {
    const { contentLog } = this.options;
    if (saveId === undefined || since === base) return;
    const known = new Set((await contentLog.upTo(since)).commits.map(({ commit }) => commit));
    const folders = new Set(files.map(({ path }) => topFolder(path)));
    const isSame = (await contentLog.upTo(base)).commits.some(
      (logged) =>
        logged.saveId === saveId &&
        !known.has(logged.commit) &&
        logged.files.some(({ path }) => folders.has(topFolder(path))),
    );
    if (isSame) throw new StoreError("saved-before", "This save has landed before");
  }

  /** Moves the local branch to the remote's commit. The save is durable: the next comparison retries a failure here. */
  private async bringHere(from: Branch, commit: string): Promise<void> {
    const { local, sync, status, log } = this.options;
    try {
      if (!(await local.follow(from, commit))) await sync.run();
      status.set("in-step");
    } catch (error) {
      status.set("behind", String(error));
      log({ event: "remote-save-not-here-yet", commit, reason: String(error) });
    }
  }

  private onRemote<T>(job: () => Promise<T>): Promise<T> {
    const { stateDir, status } = this.options;
    return explained(stateDir, job).catch((error: unknown) => {
      status.setByFailure(error);
      throw error;
    });
  }
}

function planOn(
  plan: Plan,
  snapshot: Parameters<Plan>[0],
): { readonly change: Change } | { readonly refusal: unknown } {
  try {
    return { change: plan(snapshot) };
  } catch (refusal) {
    return { refusal };
  }
}

function topFolder(path: string): string {
  return path.split("/", 1).join("");
}
