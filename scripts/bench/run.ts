import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { lineOf, type Bench } from "./figure";
import { ownRun } from "../test/own-run.cjs";
import { benchOptions } from "./options";
import { pagesBench } from "./pages";
import { publishBench } from "./publish";
import { recoveryBench } from "./recovery";
import { saveBench } from "./save";
import { searchBench } from "./search";
import { startBench } from "./start";

const benches: readonly Bench[] = [saveBench, publishBench, recoveryBench, startBench, pagesBench, searchBench];
const names = benches.map(({ name }) => name);

/** `npm run bench -- --only save,start --items 100,1000 --quick`: figures beside baselines of the same run. */
async function main(): Promise<void> {
  const { only = names, items, quick } = benchOptions(argv.slice(2), names);
  for (const { name, sizes, measure } of benches.filter((bench) => only.includes(bench.name)))
    for (const size of sizes.length === 0 ? [0] : (items ?? (quick ? sizes.slice(0, 1) : sizes))) {
      console.log(`\n▸ ${name}${size === 0 ? "" : `, ${size.toLocaleString("en")} items`}`);
      const folder = mkdtempSync(join(tmpdir(), "chamber-bench-"));
      try {
        for (const figure of await measure(folder, size, quick)) console.log(`  ${lineOf(figure)}`);
      } finally {
        rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    }
}

ownRun();
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
