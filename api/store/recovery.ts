import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BranchHead } from "./branch-head";
import type { Checkout, CheckoutFile } from "./checkout";
import type { RunGit } from "./git-command";
import type { Intent, IntentFile } from "./intent";
import { ownerState, parseOwner } from "./lock-owner";
import type { ObjectReader } from "./object-reader";
import { checkoutEntry } from "./fast-forward";
import { folderMode, rawPathOf } from "./tree-entry";
import { entryAt } from "./tree-walk";
import { asStoreError } from "./store-failure";

export interface RecoveryParts {
  readonly stateDir: string;
  readonly run: RunGit;
  readonly reader: ObjectReader;
  readonly head: BranchHead;
  readonly checkout: Checkout;
  readonly intent: IntentFile;
  readonly log: (event: object) => void;
}

const temporary = /^(next-|index-next|intent-next)/;

/**
 * Brings work tree and index in step with a save that a crash, a full disk or a killed child left unfinished.
 * Only whoever holds `index.lock` may call this.
 */
export async function finishIntent(parts: RecoveryParts): Promise<void> {
  const intent = await parts.intent.read();
  if (!intent) return;
  const { commit } = await parts.head.read();
  if (commit !== undefined && (await holds(parts, commit, intent.commit))) {
    const files = await checkoutFiles(parts, commit, intent);
    const ready = await parts.checkout.prepare(files);
    try {
      await parts.checkout.finish(ready);
      parts.log({
        event: "store-checkout-finished",
        commit: intent.commit,
        paths: intent.files.map(({ path }) => path),
      });
    } catch (error) {
      const failure = asStoreError(error);
      parts.log({ event: "store-checkout-unfinished", reason: failure.message });
      // Anything but a disk that refuses would fail the same way for ever.
      if (failure.code === "disk-full" || failure.code === "read-only") return;
    } finally {
      await parts.checkout.discard(ready);
    }
  }
  await parts.intent.clear();
}

/** True when a process died in a save here, so that there is something to finish or to remove. */
export async function needsRecovery(stateDir: string): Promise<boolean> {
  const names = await readdir(stateDir).catch(() => []);
  return names.some((name) => name === "intent.json" || temporary.test(name));
}

/** Removes temporary files of processes that died. Only whoever holds `index.lock` may call this. */
export async function removeLeftovers(stateDir: string): Promise<void> {
  for (const name of await readdir(stateDir)) {
    const path = join(stateDir, name);
    if (temporary.test(name) || (name.startsWith("owner-") && (await isOfDeadProcess(path))))
      await rm(path, { force: true });
  }
}

async function isOfDeadProcess(path: string): Promise<boolean> {
  const owner = parseOwner(await readFile(path, "utf8").catch(() => ""));
  return owner !== undefined && (await ownerState(owner)) === "dead";
}

// The commit of the intent is on the branch, or was never put there, or was taken away by a maintainer.
async function holds({ run }: RecoveryParts, head: string, commit: string): Promise<boolean> {
  if (head === commit) return true;
  return run({ args: ["rev-list", "--max-count=1000", "--end-of-options", head] }).then(
    (output) => output.split("\n").includes(commit),
    () => false,
  );
}

async function checkoutFiles({ reader }: RecoveryParts, head: string, intent: Intent): Promise<CheckoutFile[]> {
  const tree = await reader.treeOfCommit(head);
  return Promise.all(
    intent.files.map(async ({ path, before }) => {
      const entry = await entryAt(reader, tree, rawPathOf(path));
      const after = entry && entry.mode !== folderMode ? await checkoutEntry(reader, entry) : undefined;
      return { path, before: before ?? undefined, after };
    }),
  );
}
