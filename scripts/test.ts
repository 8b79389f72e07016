import { errorMessage } from "../content/model/error-message";
import { withProducts } from "../e2e/product/with-products";
import { quickChecks } from "./check";
import { ensureChromium } from "./test/chromium";
import { ownRun } from "./test/own-run.cjs";
import { patienceMs } from "./test/patience.cjs";
import { printLine, printSummary, timeStep, type StepResult } from "./test/run-step";
import { TestReports } from "./test/test-reports";

const parts = ["quick", "api", "site", "browser", "admin"] as const;
type Part = (typeof parts)[number];

/** Starting git copies the page tables of the worker that starts it, so a worker that has grown is replaced. */
const workerMemory = "--workerIdleMemoryLimit=300MB";
/** API tests wait for git and the disk 40% of their time: three at once keep two cores busy. */
const apiWorkers = "--maxWorkers=3";
/** Browser tests wait for pages more than they compute: three at once keep two cores busy. */
const browserWorkers = 3;
const folders = { browser: "e2e/(visitors|product)", admin: "e2e/staff" } as const;

/** `npm test`: everything, or the parts named; ends with a summary and the counts. */
async function test(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. There are ${parts.join(", ")}.`);
  const wants = (part: Part): boolean => named.length === 0 || named.includes(part);
  const reports = new TestReports();

  const onServer = async (): Promise<readonly StepResult[]> => [
    ...(wants("quick") ? await quickChecks() : []),
    ...(wants("api") ? [await reports.jest("Model, API, store and build tests", "api", workerMemory, apiWorkers)] : []),
  ];
  const components = async (): Promise<readonly StepResult[]> =>
    wants("site") ? [await reports.jest("Site and admin component tests", "site")] : [];
  const wanted = (["browser", "admin"] as const).filter(wants).map((part) => folders[part]);
  const inBrowser = (): Promise<StepResult> => {
    const paths = `--testPathPatterns=${wanted.join("|")}`;
    return reports.jest("Browser and accessibility tests", "e2e", `--maxWorkers=${String(browserWorkers)}`, paths);
  };
  // The product is built beside the API tests. The browser tests wait for both: together they are a dozen programs that want
  // two cores, and tests of saves run out of their time.
  const everything = async (started: Promise<void>): Promise<readonly StepResult[]> => {
    const [server, product] = await Promise.all([onServer(), timeStep("Product for the browser tests", () => started)]);
    const rest = await Promise.all([components(), product.ok ? inBrowser() : []]);
    return [...server, product, ...rest.flat()];
  };

  if (wanted.length > 0) ensureChromium((line) => console.log(line));
  const results =
    wanted.length > 0
      ? await withProducts(browserWorkers, patienceMs, everything)
      : [...(await onServer()), ...(await components())];
  reports.remove();
  printSummary(results);
  console.log("\nThe slowest test files");
  for (const { file, seconds } of reports.slowest(10)) printLine(file, seconds);
  const { passed, failed, skipped } = reports.counts();
  // A failed step without jest is one failed test.
  const allFailed = Math.max(failed, results.filter(({ ok }) => !ok).length);
  console.log(`\n${String(passed)} passed, ${String(allFailed)} failed, ${String(skipped)} skipped`);
  process.exitCode = allFailed === 0 ? 0 : 1;
}

ownRun();
test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
});
