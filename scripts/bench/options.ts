import { parseArgs } from "node:util";

/**
 * Reads `--only save,start --items 100,1000 --quick`; without `--only` and `--items`, all benches run with items of their
 * own, with `--quick` only the fewest of them and few rounds. Throws an Error that names what is wrong.
 */
export function benchOptions(args: readonly string[], names: readonly string[]) {
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
