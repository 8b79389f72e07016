import { setFlagsFromString } from "node:v8";

/** How much the heap may grow before garbage is collected, in percent of what is in use. */
const growthPercent = 20;

/**
 * Makes V8 collect garbage after little growth. By default it lets the heap double, which wastes memory once all content has been
 * read (docs/performance.md).
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${String(growthPercent)}`);
}
