import { parseArgs } from "node:util";

/** What of the benchmarks is to be run, and how thoroughly. */
export interface BenchOptions {
  /** Names of benches; undefined runs all. */
  readonly only: readonly string[] | undefined;
  /** Numbers of items for the benches that support several; undefined leaves it to them. */
  readonly items: readonly number[] | undefined;
  /** Few rounds and small numbers of items: a few minutes on two cores. */
  readonly quick: boolean;
}

/** Reads `--only save,reads --items 100,1000 --quick`. Throws an Error that names what is wrong. */
export function benchOptions(args: readonly string[], names: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: "string" }, items: { type: "string" }, quick: { type: "boolean", default: false } },
  });
  const only = values.only?.split(",").map((name) => name.trim());
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`--only knows ${names.join(", ")}, not "${unknown}"`);
  const items = values.items?.split(",").map(Number);
  if (items?.some((count) => !Number.isSafeInteger(count) || count < 10))
    throw new Error("--items wants numbers from 10 on, separated by commas");
  return { only, items, quick: values.quick };
}
