import { setTimeout as wait } from "node:timers/promises";
import { StoreError, type Author, type Change, type Saved } from "../content-store";
import type { ContentSnapshot } from "../read/content-snapshot";
import { explained } from "../store-failure";
import type { Branch } from "./branch-ref";
import { retryKilled, type ChangeWriter, type PlannedChange } from "./change-writer";
import type { Plan } from "./plan-save";

/** The branch and its content, on which a change is planned. */
export interface Base extends Branch {
  readonly snapshot: ContentSnapshot;
  /** False when there may be a newer commit, on which a refused change may be right. */
  readonly isNewest: boolean;
}

/** A change on its way to the branch. */
export interface PlannedSave extends PlannedChange {
  readonly change: Change;
  /** The content's commit when the save was requested. */
  readonly since: string;
  /** Writes the commit, which is on no branch yet. */
  readonly write: () => Promise<string>;
}

/** How saves become durable: on the branch here, or first on the remote's. */
export interface Landing {
  /** Runs all tries of one save. */
  hold(save: () => Promise<Saved>): Promise<Saved>;
  /** Undefined when the branch moved meanwhile. */
  base(tries: number): Promise<Base | undefined>;
  /** Undefined when others were faster. Raises an error when nothing landed. */
  land(base: Base, save: PlannedSave): Promise<Saved | undefined>;
  /** Why a save is not tried again after so many tries and ms. */
  giveUp(tries: number, ms: number): string | undefined;
}

export interface SaveParts {
  readonly changes: ChangeWriter;
  readonly landing: Landing;
  readonly stateDir: string;
}

/**
 * One save, planned again after each lost race: `plan` itself finds real conflicts. Raises StoreError, or what the plan
 * raised. Not to be called again before it has ended.
 * @param since the content's commit when the save was requested
 */
export function saveChange(parts: SaveParts, plan: Plan, author: Author, since: string): Promise<Saved> {
  const { landing } = parts;
  return landing.hold(async () => {
    const start = performance.now();
    for (let tries = 1; ; tries += 1) {
      const saved = await trySave(parts, plan, author, { since, tries });
      if (saved) return saved;
      const reason = landing.giveUp(tries, performance.now() - start);
      if (reason !== undefined) throw new StoreError("busy", reason);
      // The winner of a race continues at once and would win again.
      if (tries > 2) await wait(Math.random() * 20 * tries);
    }
  });
}

/** Undefined when the save is to be tried on a newer commit. */
async function trySave(
  { changes, landing, stateDir }: SaveParts,
  plan: Plan,
  author: Author,
  { since, tries }: { readonly since: string; readonly tries: number },
): Promise<Saved | undefined> {
  const base = await explained(stateDir, () => landing.base(tries));
  if (!base) return undefined;
  const { commit, snapshot, isNewest } = base;
  let change: Change;
  try {
    change = plan(snapshot);
  } catch (refusal) {
    if (isNewest) throw refusal;
    return undefined;
  }
  return explained(stateDir, async () => {
    const planned = await retryKilled(() => changes.plan(commit, change));
    if (!planned) return isNewest ? { commit, changed: false, snapshot } : undefined;
    return landing.land(base, { ...planned, change, since, write: () => changes.write(planned, change, author) });
  });
}
