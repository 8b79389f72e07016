import { setTimeout as wait } from "node:timers/promises";

/**
 * Resolves when a condition holds, which is looked at again every `pollMs`; `event` names what is waited for.
 * @throws Error with that name when the run's patience ends, and whatever the condition throws.
 */
export async function until(event: string, holds: () => boolean | Promise<boolean>, pollMs = 20): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain: ${event}`);
    await wait(pollMs);
  }
}
