import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  count += change;
  for (const listener of listeners) listener();
}

/** Runs the sending of a picture; until it is done, forms wait with their save. */
export async function underWay(work: () => Promise<void>): Promise<void> {
  add(1);
  try {
    await work();
  } finally {
    add(-1);
  }
}

/** True while a picture is being sent whose path a field or text of the page is to have. */
export function usePicturesUnderWay(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
