import type { AttackFigures } from "./attack-figures";
import type { StartService } from "./attacked-process";
import { fullInboxAttack, inboxFloodAttack } from "./inbox-attack";
import { loginAttack } from "./login-attack";
import { slowReaderAttack } from "./slow-reader-attack";
import { textAttack } from "./text-attack";
import { uploadAttack } from "./upload-attack";

type Attack = (start: StartService) => Promise<readonly AttackFigures[]>;

/** Every attack, one after the other: some ten minutes. */
const allAttacks: readonly Attack[] = [
  async (start) => [await loginAttack("plain", "staff", start)],
  async (start) => [await loginAttack("hash", "staff", start)],
  async (start) => [await loginAttack("hash", "visitor", start)],
  async (start) => [await inboxFloodAttack(undefined, start)],
  async (start) => [await fullInboxAttack(undefined, start)],
  textAttack,
  slowReaderAttack,
  uploadAttack,
];
const mostMemoryMb = 600;

/**
 * Runs every attack and prints a Markdown table as it goes, and below it which limits were missed; `good` when none was:
 * at most 600 MB, the times of login-attack.ts and text-attack.ts, and a visitor who gets through.
 */
export async function attackFigures(
  start: StartService,
  print: (line: string) => void,
  attacks = allAttacks,
): Promise<{ readonly good: boolean }> {
  const misses: string[] = [];
  print("| Attack | Attempts | Staff meanwhile | A visitor meanwhile | Peak memory |");
  print("| --- | --- | --- | --- | --- |");
  for (const run of attacks) {
    for (const { attack, attempts, staff, visitor, peakMemoryMb, missed = [] } of await run(start)) {
      const tooLarge =
        peakMemoryMb > mostMemoryMb ? [`${String(peakMemoryMb)} MB of memory, more than ${String(mostMemoryMb)}`] : [];
      misses.push(...[...missed, ...tooLarge].map((miss) => `✗ ${attack}: ${miss}`));
      print(`| ${[attack, String(attempts), staff, visitor, `${String(peakMemoryMb)} MB`].join(" | ")} |`);
    }
  }
  misses.forEach(print);
  return { good: misses.length === 0 };
}
