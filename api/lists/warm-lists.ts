import { setTimeout as otherWork } from "node:timers/promises";
import type { Snapshot } from "../store/content-store";

/** Time after which rendering pauses, once the item at hand is done, and length of the pauses, in ms. */
const sliceMs = 2;

/**
 * Renders the HTML of every item before a list is requested, in short slices with pauses, so that the first list of a
 * service that has just started does not hold up everybody else.
 */
export async function warmLists(snapshot: Snapshot): Promise<void> {
  let sliceEnds = performance.now() + sliceMs;
  for (const { file } of [...snapshot.files("event"), ...snapshot.files("news")]) {
    JSON.stringify(file);
    if (performance.now() < sliceEnds) continue;
    await otherWork(sliceMs, undefined, { ref: false });
    sliceEnds = performance.now() + sliceMs;
  }
}
