import { StoreError, type Author, type Change, type Saved } from "../content-store";
import type { ContentSnapshot } from "../read/content-snapshot";
import type { ReadModel } from "../read/read-model";
import { explained } from "../store-failure";
import type { BranchUpdate } from "./branch-update";
import { retryKilled, type ChangeWriter } from "./change-writer";
import type { Plan } from "./plan-save";

export interface SaveParts {
  readonly readModel: ReadModel;
  readonly changes: ChangeWriter;
  readonly update: BranchUpdate;
  readonly stateDir: string;
  readonly log: (event: object) => void;
}

interface Base {
  readonly ref: string;
  readonly snapshot: ContentSnapshot;
}

/** Attempts of a save whose branch is moved by others. */
const maxTries = 5;

/** One save. Raises StoreError, or what the plan raised. Not to be called again before it has ended. */
export function saveChange(parts: SaveParts, plan: Plan, author: Author): Promise<Saved> {
  const { update, stateDir } = parts;
  return update.hold(async () => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const base = await explained(stateDir, () => currentBase(parts));
      if (!base) continue;
      // Outside of any handler: what a plan throws is for its caller.
      const change = plan(base.snapshot);
      const commit = () => commitChange(parts, base, change, author);
      const saved = await explained(stateDir, () => retryKilled(commit));
      if (saved) return saved;
    }
    throw new StoreError("busy", "Others kept committing to the branch. Nothing was saved.");
  });
}

/** The branch and its content; undefined when it moved meanwhile. */
async function currentBase({ readModel, update }: SaveParts): Promise<Base | undefined> {
  const { ref, commit } = await update.current();
  const snapshot = await readModel.follow();
  return snapshot.commit === commit ? { ref, snapshot } : undefined;
}

/** Undefined when the branch moved meanwhile. */
async function commitChange(
  { readModel, changes, update, log }: SaveParts,
  { ref, snapshot }: Base,
  change: Change,
  author: Author,
): Promise<Saved | undefined> {
  const from = snapshot.commit;
  const planned = await changes.plan(from, change);
  if (!planned) return { commit: from, changed: false, snapshot };
  const writing = changes.write(planned, change, author);
  // Parsed while the branch moves.
  void writing.then((commit) => readModel.at(commit)).catch(() => undefined);
  const commit = await update.moveTo({ ref, from, files: planned.files }, writing);
  if (commit === undefined) return undefined;
  // Others may have committed on top meanwhile; the newest content holds this save, too.
  const newest = await readModel.follow().catch((error: unknown) => {
    log({ event: "store-follow-failed", commit, reason: String(error) });
    return snapshot;
  });
  return { commit, changed: true, snapshot: newest };
}
