import { setTimeout as wait } from "node:timers/promises";
import { StoreError, type Author, type Change, type Saved } from "../content-store";
import type { ContentLogReader } from "../history/content-log";
import { assertNotSavedBefore } from "../history/saved-before";
import type { ReadModel } from "../read/read-model";
import type { Branch } from "../save/branch-ref";
import { retryKilled, type ChangeWriter } from "../save/change-writer";
import type { Plan } from "../save/plan-save";
import { explained } from "../store-failure";
import type { BranchSync } from "./branch-sync";
import type { LocalBranch } from "./local-branch";
import type { RemoteBranch } from "./remote-branch";
import type { RemoteStatus } from "./remote-status";

export interface RemoteSaveParts {
  readonly readModel: ReadModel;
  readonly contentLog: ContentLogReader;
  readonly changes: ChangeWriter;
  readonly branch: RemoteBranch;
  readonly local: LocalBranch;
  readonly sync: BranchSync;
  readonly status: RemoteStatus;
  readonly stateDir: string;
  /** How long to try again while others push, in ms. */
  readonly contestMs: number;
  readonly log: (event: object) => void;
}

/** What a plan raised; not a failure of the save. */
interface Refused {
  readonly refusal: unknown;
}

/**
 * Saves that are acknowledged once the remote has them. After a lost race the local branch follows the remote, and the
 * save is planned again there, where `plan` itself finds real conflicts.
 */
export class RemoteSaves {
  constructor(private readonly parts: RemoteSaveParts) {}

  /**
   * One save. Raises StoreError, or what the plan raised. Not to be called again before it has ended.
   * @param since the content's commit when the save was requested
   */
  async save(plan: Plan, author: Author, since: string): Promise<Saved> {
    const { stateDir, status } = this.parts;
    const result = await explained(stateDir, () => this.trySave(plan, author, since)).catch((error: unknown) => {
      status.setByFailure(error);
      throw error;
    });
    if ("refusal" in result) throw result.refusal;
    return result;
  }

  private async trySave(plan: Plan, author: Author, since: string): Promise<Saved | Refused> {
    const { branch, local, sync, readModel, contestMs } = this.parts;
    const deadline = performance.now() + contestMs;
    const { ref, commit } = await local.current();
    let isNewest = branch.seenAt(ref) !== commit;
    for (let tries = 1; ; tries += 1, isNewest = true) {
      if (isNewest) await sync.run();
      const base = await local.current();
      const snapshot = await readModel.at(base.commit);
      const planned = planOn(plan, snapshot);
      // A refusal is final only on the remote's newest commit.
      if ("refusal" in planned) {
        if (isNewest) return planned;
        continue;
      }
      const saved = await this.tryChange(base, planned.change, author, since);
      if (saved === "unchanged" && isNewest) return { commit: base.commit, changed: false, snapshot };
      if (typeof saved === "object") return saved;
      if (performance.now() > deadline) throw new StoreError("busy", "Others kept pushing to the remote");
      // The winner of a race continues at once and would win again.
      if (tries > 2) await wait(Math.random() * 20 * tries);
    }
  }

  private async tryChange(
    base: Branch,
    change: Change,
    author: Author,
    since: string,
  ): Promise<Saved | "unchanged" | "overtaken"> {
    const { branch, changes, contentLog, readModel } = this.parts;
    const planned = await changes.plan(base.commit, change);
    if (!planned) return "unchanged";
    await assertNotSavedBefore(contentLog, change, since, base.commit);
    const commit = await retryKilled(() => changes.write(planned, change, author));
    if (!(await branch.land(base, commit))) return "overtaken";
    const snapshot = await readModel.at(commit);
    await this.bringHere(base, commit);
    return { commit, changed: true, snapshot };
  }

  /** Moves the local branch to the remote's commit. The save is durable: the next comparison retries a failure here. */
  private async bringHere(from: Branch, commit: string): Promise<void> {
    const { local, sync, status, log } = this.parts;
    try {
      if (!(await local.follow(from, commit))) await sync.run();
      status.set("in-step");
    } catch (error) {
      status.set("behind", String(error));
      log({ event: "remote-save-not-here-yet", commit, reason: String(error) });
    }
  }
}

function planOn(plan: Plan, snapshot: Parameters<Plan>[0]): { readonly change: Change } | Refused {
  try {
    return { change: plan(snapshot) };
  } catch (refusal) {
    return { refusal };
  }
}
