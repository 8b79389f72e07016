import type { Checkout, PreparedCheckout } from "./checkout";
import type { GitWriter } from "./git-writer";
import type { IntentFile } from "./intent";

export interface MoveParts {
  readonly writer: GitWriter;
  readonly checkout: Checkout;
  readonly intent: IntentFile;
  readonly log: (event: object) => void;
}

export interface BranchMove {
  readonly ref: string;
  readonly from: string;
  readonly to: string;
  /** Work tree and index made ready for `to`. */
  readonly ready: PreparedCheckout;
}

/** Notes what a move to a commit is going to change. While the commit is not on the branch the note means nothing. */
export function noteMove(
  { intent }: Pick<MoveParts, "intent">,
  to: string,
  files: readonly { readonly path: string; readonly before: string | undefined }[],
): Promise<void> {
  return intent.write({ commit: to, files: files.map(({ path, before }) => ({ path, before: before ?? null })) });
}

/**
 * Moves the branch after the move was noted; then only `finishMove` is left to do. False when the branch does not stand at
 * `from`; nothing has changed then. Only whoever holds `index.lock` may call this.
 */
export async function moveBranch(
  { writer, intent, checkout }: MoveParts,
  { ref, from, to, ready }: BranchMove,
): Promise<boolean> {
  const moved = await writer.moveRef(ref, from, to).catch(async (error: unknown) => {
    await checkout.discard(ready);
    throw error;
  });
  if (moved) return true;
  await intent.clear();
  await checkout.discard(ready);
  return false;
}

/** Brings work tree and index along. The branch has moved: nothing may turn that into a failure any more. */
export async function finishMove({ checkout, intent, log }: MoveParts, ready: PreparedCheckout): Promise<void> {
  try {
    await checkout.finish(ready);
    await intent.clear();
  } catch (error) {
    // The intent stays on the disk: the next save or start finishes it.
    log({ event: "store-checkout-unfinished", reason: String(error) });
  } finally {
    await checkout.discard(ready).catch(() => undefined);
  }
}
