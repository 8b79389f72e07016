import type { AttackFigures } from "./attack-figures";
import type { StartService } from "./attacked-process";
import { fullInboxAttack, inboxFloodAttack } from "./inbox-attack";
import { loginAttack } from "./login-attack";
import { slowReaderAttack } from "./slow-reader-attack";
import { uploadAttack } from "./upload-attack";

/** Every attack, one after the other: some ten minutes. */
const attacks: readonly ((start: StartService) => Promise<readonly AttackFigures[]>)[] = [
  async (start) => [await loginAttack("plain", "staff", start)],
  async (start) => [await loginAttack("hash", "staff", start)],
  async (start) => [await loginAttack("hash", "visitor", start)],
  async (start) => [await inboxFloodAttack(undefined, start)],
  async (start) => [await fullInboxAttack(undefined, start)],
  slowReaderAttack,
  uploadAttack,
];
const mostMemoryMb = 600;

/** Runs every attack and prints a Markdown table as it goes; `good` when no server needed more than 600 MB. */
export async function attackFigures(
  start: StartService,
  print: (line: string) => void,
): Promise<{ readonly good: boolean }> {
  let good = true;
  print("| Attack | Attempts | Staff meanwhile | A visitor meanwhile | Peak memory |");
  print("| --- | --- | --- | --- | --- |");
  for (const run of attacks) {
    for (const { attack, attempts, staff, visitor, peakMemoryMb } of await run(start)) {
      good &&= peakMemoryMb <= mostMemoryMb;
      print(`| ${[attack, String(attempts), staff, visitor, `${String(peakMemoryMb)} MB`].join(" | ")} |`);
    }
  }
  return { good };
}
