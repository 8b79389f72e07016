import { argv } from "node:process";
import { benches } from "./benches";
import type { Figure } from "./figure";
import { benchOptions } from "./options";
import { keepResults } from "./results";
import { tableOf } from "./table";

/** `npm run bench -- --only save,reads --items 100,1000 --quick`: figures beside baselines of the same run. */
async function main(): Promise<void> {
  const { only, items, quick } = benchOptions(
    argv.slice(2),
    benches.map(({ name }) => name),
  );
  const figures: Figure[] = [];
  for (const { name, run } of benches) {
    if (only !== undefined && !only.includes(name)) continue;
    console.log(`\n▸ ${name}`);
    const started = performance.now();
    const measured = await run({ items, quick });
    figures.push(...measured);
    console.log(tableOf(measured).join("\n"));
    console.log(`  (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    console.log(`  ${await keepResults(measured)}`);
  }
  console.log(`\n${tableOf(figures).join("\n")}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
