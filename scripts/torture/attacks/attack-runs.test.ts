import type { AttackFigures } from "./attack-figures";
import { attackFigures } from "./attack-runs";
import { missedLogins } from "./login-attack";

const held: AttackFigures = { attack: "a", attempts: 1, staff: "s", visitor: "v", peakMemoryMb: 600 };
const neverStarted = () => Promise.reject(new Error("no service is needed"));

test.each<[name: string, figures: readonly Partial<AttackFigures>[], good: boolean, said: readonly string[]]>([
  ["limits that held", [{}, { missed: [] }], true, []],
  ["too much memory", [{}, { peakMemoryMb: 601 }], false, ["✗ a: 601 MB of memory, more than 600"]],
  ["a late login", [{ missed: missedLogins(3.1, 2) }, {}], false, ["✗ a: the known browser did not log in within 3 s"]],
])("%s decide how the run ends, and the table is whole", async (_name, figures, good, said) => {
  const lines: string[] = [];
  const attacks = figures.map((changes) => () => Promise.resolve([{ ...held, ...changes }]));
  expect(await attackFigures(neverStarted, (line) => lines.push(line), attacks)).toEqual({ good });
  expect(lines.filter((line) => line.startsWith("| a |"))).toHaveLength(figures.length);
  expect(lines.slice(2 + figures.length)).toEqual(said);
});

test.each<[known: number, unknown: number, missed: readonly string[]]>([
  [3, 30, []],
  [3.01, 30, ["the known browser did not log in within 3 s"]],
  [0.4, 30.01, ["the unknown browser did not log in within 30 s"]],
  [
    Infinity,
    Infinity,
    ["the known browser did not log in within 3 s", "the unknown browser did not log in within 30 s"],
  ],
])("logins after %d and %d s", (known, unknown, missed) => {
  expect(missedLogins(known, unknown)).toEqual(missed);
});
