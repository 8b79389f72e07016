import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when a condition holds, which is looked at again every `pollMs`; `event` names what is waited for. The limit
 * is the run's, which programs outside of jest hand over.
 * @throws Error with that name after `limitMs`, and whatever the condition throws.
 */
export async function until(
  event: string,
  holds: () => boolean | Promise<boolean>,
  pollMs = 20,
  limitMs = patienceMs,
): Promise<void> {
  const over = new AbortController();
  const held = async (): Promise<void> => {
    while (!(await holds()) && !over.signal.aborted) await wait(pollMs);
  };
  try {
    await inTime(event, held(), limitMs);
  } finally {
    over.abort();
  }
}

/**
 * The answer of something that may never answer, as a browser that draws no more.
 * @throws Error with the name of what is waited for after `limitMs`.
 */
export async function inTime<T>(event: string, answer: Promise<T>, limitMs = patienceMs): Promise<T> {
  const answered = new AbortController();
  const tooLate = wait(limitMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`Waited in vain: ${event}`);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    answered.abort();
  }
}
