import { useSyncExternalStore } from "react";

/** What became of the pictures that are sent for fields and texts of the page: "failed": at least one of the last ones. */
export type UploadStatus = "done" | "busy" | "failed";

let count = 0;
let failed = false;
const listeners = new Set<() => void>();

/** Sends a picture, resolving with whether that went well; until it is done, forms wait with their save. */
export async function trackUpload(send: () => Promise<boolean>): Promise<void> {
  if (count === 0) failed = false;
  count += 1;
  notify();
  try {
    if (!(await send())) failed = true;
  } finally {
    count -= 1;
    notify();
  }
}

/** How the pictures are that are sent for fields and texts of the page. */
export function useUploadStatus(): UploadStatus {
  return useSyncExternalStore(subscribe, () => (count > 0 ? "busy" : failed ? "failed" : "done"));
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
