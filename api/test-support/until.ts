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
  const giveUpAt = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain: ${event}`);
    await wait(pollMs);
  }
}
