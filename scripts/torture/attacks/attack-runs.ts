import type { AttackFigures } from "./attack-figures";
import { fullInboxAttack, inboxFloodAttack } from "./inbox-attack";
import { loginAttack } from "./login-attack";
import { slowReaderAttack } from "./slow-reader-attack";
import { uploadAttack } from "./upload-attack";

/** Every attack, one after the other: some ten minutes. */
const attacks: readonly (() => Promise<readonly AttackFigures[]>)[] = [
  async () => [await loginAttack("plain", "staff")],
  async () => [await loginAttack("hash", "staff")],
  async () => [await loginAttack("hash", "visitor")],
  async () => [await inboxFloodAttack()],
  async () => [await fullInboxAttack()],
  slowReaderAttack,
  uploadAttack,
];
const mostMemoryMb = 600;

/** Runs every attack and prints a Markdown table as it goes; `good` when no server needed more than 600 MB. */
export async function attackFigures(print: (line: string) => void): Promise<{ readonly good: boolean }> {
  let good = true;
  print("| Attack | Attempts | Staff meanwhile | A visitor meanwhile | Peak memory |");
  print("| --- | --- | --- | --- | --- |");
  for (const run of attacks) {
    for (const { attack, attempts, staff, visitor, peakMemoryMb } of await run()) {
      good &&= peakMemoryMb <= mostMemoryMb;
      print(`| ${[attack, String(attempts), staff, visitor, `${String(peakMemoryMb)} MB`].join(" | ")} |`);
    }
  }
  return { good };
}
