import { appendFileSync } from "node:fs";
import { inheritedEnvironment } from "../api/env";
import { rootDir } from "../api/support/root-dir";
import { errorMessage } from "../content/model/error-message";
import { withProducts } from "../e2e/product/start-products";
import { quickChecks } from "./check";
import { changeSinceMain } from "./test/changed";
import { describeChromium, ensureChromium } from "./test/chromium";
import { describeEngine, firefox, webKit } from "./test/other-engines";
import { ownRun } from "./test/own-run.cjs";
import { patienceMs } from "./test/patience.cjs";
import { parts, planChange, planParts, type JestRun, type PlannedRun } from "./test/plan-run";
import { markdownSummary, printLine, printSummary, timeStep, type StepResult } from "./test/run-step";
import { TestReports } from "./test/test-reports";

const changed = "--changed";

/** `npm test`: everything, the parts named, or what the change since main can touch; ends with a summary and the counts. */
async function test(named: readonly string[]): Promise<void> {
  const plan = planOf(named);
  const browser = plan.browser.length > 0 ? ensureChromium((line) => console.log(line)) : undefined;
  const reports = new TestReports();
  const results = await run(plan, reports);
  reports.remove();
  printSummary(results);
  if (browser !== undefined) {
    console.log(`\nBrowser: ${describeChromium(browser)}`);
    for (const engine of [webKit, firefox]) console.log(describeEngine(engine));
  }
  console.log("\nThe slowest test files");
  for (const { file, seconds } of reports.slowest(10)) printLine(file, seconds);
  const { GITHUB_STEP_SUMMARY: ofCi } = inheritedEnvironment();
  if (ofCi !== undefined) appendFileSync(ofCi, markdownSummary(results));
  const { passed, failed, skipped } = reports.counts();
  // A failed step without jest is one failed test.
  const allFailed = Math.max(failed, results.filter(({ ok }) => !ok).length);
  console.log(`\n${String(passed)} passed, ${String(allFailed)} failed, ${String(skipped)} skipped`);
  process.exitCode = allFailed === 0 ? 0 : 1;
}

function planOf(named: readonly string[]): PlannedRun {
  if (named.length === 1 && named[0] === changed) return planChange(changeSinceMain(rootDir));
  const unknown = named.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(", ")}. There are ${parts.join(", ")}, and ${changed} alone.`);
  return planParts(named);
}

async function run(plan: PlannedRun, reports: TestReports): Promise<readonly StepResult[]> {
  const inTurn = async (runs: readonly JestRun[]): Promise<readonly StepResult[]> => {
    const results: StepResult[] = [];
    for (const { name, project, parameters } of runs) results.push(await reports.jest(name, project, ...parameters));
    return results;
  };
  const withoutBrowser = async (): Promise<readonly StepResult[]> => [
    ...(plan.quick ? await quickChecks() : []),
    ...(await inTurn([...plan.api, ...plan.site])),
  ];
  if (plan.browser.length === 0) return withoutBrowser();
  // The browser tests begin when their product is there, and keep the machine busy while others wait for git and the disk.
  return withProducts(plan.products, patienceMs, async (started) => {
    const inBrowser = async (): Promise<readonly StepResult[]> => {
      const product = await timeStep("Product for the browser tests", () => started);
      return [product, ...(product.ok ? await inTurn(plan.browser) : [])];
    };
    return (await Promise.all([withoutBrowser(), inBrowser()])).flat();
  });
}

ownRun();
test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exitCode = 1;
});
