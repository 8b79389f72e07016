import { argv } from "node:process";
import type { Bench } from "./bench";
import { buildBench } from "./build-bench";
import { memoryBench } from "./memory-bench";
import { companiesBench } from "./companies-bench";
import { benchOptions } from "./options";
import { pagesBench } from "./pages-bench";
import { publishBench } from "./publish-bench";
import { recoveryBench } from "./recovery-bench";
import { readsBench } from "./reads-bench";
import { storeResults } from "./results";
import { saveBench } from "./save-bench";
import { searchBench } from "./search-bench";
import { startBench } from "./start-bench";
import { tableOf } from "./table";

const benches: readonly Bench[] = [
  saveBench,
  readsBench,
  startBench,
  memoryBench,
  publishBench,
  recoveryBench,
  companiesBench,
  searchBench,
  buildBench,
  pagesBench,
];

/** `npm run bench -- --only save,reads --items 100,1000 --quick`: figures beside baselines of the same run. */
async function main(): Promise<void> {
  const names = benches.map(({ name }) => name);
  const { only = names, items, quick } = benchOptions(argv.slice(2), names);
  for (const { name, run } of benches.filter((bench) => only.includes(bench.name))) {
    console.log(`\n▸ ${name}`);
    const started = performance.now();
    const figures = await run({ items, quick });
    console.log(tableOf(figures).join("\n"));
    console.log(`  (${((performance.now() - started) / 1000).toFixed(0)} s, ${await storeResults(figures)})`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
