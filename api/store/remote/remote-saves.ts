import { setTimeout as wait } from "node:timers/promises";
import type { CommitRelations } from "../commit-relations";
import { StoreError, type Author, type Saved } from "../content-store";
import type { Plan } from "../plan-commit";
import { explainedFailure } from "../store-failure";
import { refusalWords, type RemoteBranch } from "./remote-branch";
import type { RemoteStanding } from "./remote-standing";
import { saveChain, type Chain, type SaveChainParts, type Start, type Waiting } from "./save-chain";

export interface RemoteSavesParts extends SaveChainParts {
  readonly branch: RemoteBranch;
  readonly standing: RemoteStanding;
  readonly relations: CommitRelations;
  readonly log: (event: object) => void;
  /** What a save does while the remote cannot be reached: be refused, or be kept here and pushed later. */
  readonly whenDown: "refuse" | "queue";
  /** How long others may keep being faster, in ms. */
  readonly contestMs: number;
}

const mostTogether = 50;

/**
 * Saves that are acknowledged after the remote has them. What waits is pushed together; whoever was slower plans again
 * on the fetched commit, so that `plan` itself finds real conflicts.
 */
export class RemoteSaves {
  private waiting: Waiting[] = [];

  constructor(private readonly parts: RemoteSavesParts) {}

  /** Puts a save in line; `saveWaiting` then has to be called in the write queue. */
  add(plan: Plan, author: Author, since: string): Promise<Saved> {
    return new Promise((resolve, reject) => this.waiting.push({ plan, author, since, resolve, reject }));
  }

  /** Does every save that waits. Never rejects: each save gets its own answer. */
  async saveWaiting(): Promise<void> {
    const together = this.waiting.splice(0, mostTogether);
    if (together.length === 0) return;
    try {
      await this.saveTogether(together);
    } catch (error) {
      this.parts.standing.failed(error);
      const failure = await explainedFailure(error, this.parts.stateDir);
      for (const { reject } of together) reject(failure);
    }
  }

  private async saveTogether(together: readonly Waiting[]): Promise<void> {
    const { standing, log } = this.parts;
    let chain: Chain | undefined;
    try {
      chain = await this.throughRemote(together, (tried) => (chain = tried));
    } catch (error) {
      const isDown = error instanceof StoreError && error.code === "remote-unavailable";
      if (!isDown || this.parts.whenDown === "refuse") throw error;
      standing.set("ahead", error.message);
      log({ event: "remote-saves-queued", saves: together.length });
      await this.keepHere(together, chain);
      return;
    }
    await this.takeOver(chain);
    answer(chain);
  }

  /** Ends with a chain that the remote has. Raises StoreError; `onTry` hears what may have been pushed until then. */
  private async throughRemote(together: readonly Waiting[], onTry: (chain: Chain) => void): Promise<Chain> {
    let start = await this.ownStart();
    // True when the remote is known to stand at the start: only then the plans' refusals are final.
    let isNewest = start === undefined;
    start ??= await this.remoteStart();
    const deadline = performance.now() + this.parts.contestMs;
    for (let tries = 1; ; tries += 1) {
      const chain = await saveChain(this.parts, together, start);
      onTry(chain);
      if (chain.tip === start.base ? isNewest : await this.pushed(chain)) return chain;
      const next = await this.remoteStart();
      if (chain.tip === start.base && next.base === start.base) return chain;
      if (performance.now() > deadline) throw new StoreError("busy", "Others kept pushing to the remote");
      start = next;
      isNewest = true;
      // Whoever wins goes on at once and would win for ever.
      if (tries > 2) await wait(Math.random() * 20 * tries);
    }
  }

  /** The local branch, when it holds what the remote was last seen at: no need to ask before pushing. */
  private async ownStart(): Promise<Start | undefined> {
    const local = await this.parts.branch.local();
    return (await this.holdsSeen(local.ref, local.commit)) ? { local, base: local.commit } : undefined;
  }

  /** The remote's commit, when the local branch can simply follow it; else what both stand at after they met. */
  private async remoteStart(): Promise<Start> {
    const { branch, relations } = this.parts;
    const local = await branch.local();
    const remote = await branch.fetch(local.ref);
    const agreed = await branch.agreedAt(local.ref);
    const canFollow =
      remote !== undefined &&
      agreed !== undefined &&
      (await relations.holds(remote, local.commit)) &&
      (await relations.holds(remote, agreed));
    if (canFollow) return { local, base: remote };
    await branch.catchUp();
    const met = await branch.local();
    return { local: met, base: met.commit };
  }

  /** True when the remote has the chain, false when it went on without it. Raises StoreError when it cannot be told. */
  private async pushed({ local: { ref }, base, tip }: Chain): Promise<boolean> {
    const { branch, relations } = this.parts;
    // The push replaces exactly what was seen.
    if (!(await this.holdsSeen(ref, base))) return false;
    for (let isUncertain = false; ; isUncertain = true) {
      const expected = branch.seenAt(ref);
      const outcome = await branch.push(ref, tip, expected);
      if (outcome.kind === "landed") return true;
      if (outcome.kind === "overtaken" && !isUncertain) return false;
      const remote = outcome.kind === "refused" ? undefined : await branch.fetch(ref);
      if (remote !== undefined && (await relations.holds(remote, tip))) return true;
      if (outcome.kind === "overtaken") return false;
      if (outcome.kind === "refused" || isUncertain) throw new StoreError("remote-unavailable", refusalWords(outcome));
      // It went on from where the chain had to land: that cannot happen any more.
      if (remote !== expected) return false;
      // Pushed again as it is: the same commit cannot land twice, a new one beside it could.
    }
  }

  private async holdsSeen(ref: string, commit: string): Promise<boolean> {
    const seen = this.parts.branch.seenAt(ref);
    return seen !== undefined && (seen === commit || (await this.parts.relations.holds(commit, seen)));
  }

  /** The saves are durable here; the remote gets them when it is back. */
  private async keepHere(together: readonly Waiting[], tried: Chain | undefined): Promise<void> {
    const { branch } = this.parts;
    const local = await branch.local();
    // What was tried may be on the remote all the same: then it has to be those very commits.
    const isOnLocal = tried?.local.ref === local.ref && tried.local.commit === local.commit;
    const chain = isOnLocal ? tried : await saveChain(this.parts, together, { local, base: local.commit });
    if (chain.tip !== local.commit && !(await branch.land(local, chain.tip)))
      throw new StoreError("busy", "Somebody committed here meanwhile. Nothing was saved.");
    answer(chain);
  }

  /** Brings here what the remote has: from now on nothing may turn the saves into failures. */
  private async takeOver({ local, tip }: Chain): Promise<void> {
    const { branch, standing, log } = this.parts;
    try {
      if (local.commit !== tip && !(await branch.land(local, tip))) await branch.catchUp();
      else await branch.agree(local.ref, tip);
      standing.set("in-step");
    } catch (error) {
      standing.set("behind", String(error));
      log({ event: "remote-save-not-here-yet", commit: tip, reason: String(error) });
    }
  }
}

function answer({ results }: Chain): void {
  for (const result of results) {
    if (result.kind === "saved") result.save.resolve(result.saved);
    else result.save.reject(result.reason);
  }
}
