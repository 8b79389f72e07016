import { setFlagsFromString } from "node:v8";

/** What may be added to the living memory before garbage is collected, in percent of it. */
const growthPercent = 20;

/**
 * From now on the heap grows by little before its garbage is collected. Left alone, the engine lets it double: right for
 * a program that still reads, wrong for one that has read everything and keeps it (docs/performance.md).
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${String(growthPercent)}`);
}
