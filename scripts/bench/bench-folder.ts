import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Does the work with a new temporary folder, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "chamber-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Polls `ask`; throws an Error of the sentence when it was not true in time. */
export async function until(
  sentence: string,
  withinMs: number,
  everyMs: number,
  ask: () => Promise<boolean>,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await ask())) {
    if (performance.now() > giveUpAt) throw new Error(`${sentence} within ${String(withinMs / 1000)} s`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** What the work gave, and the milliseconds that it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}
