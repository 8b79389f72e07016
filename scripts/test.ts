import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorMessage } from "../content/model/error-message";
import { changesContent } from "../e2e/product/changes-content";
import { withProduct } from "../e2e/product/with-product";
import { buildAdminIfChanged } from "./admin-build";
import { quickChecks } from "./check";
import { ensureChromium } from "./chromium";
import { bin, printSummary, runStep, type StepResult } from "./run-step";

interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const counts = { runs: 0, passed: 0, failed: 0, skipped: 0 };
// The least that a machine of CI has; more would only wait for each other.
const twoAtOnce = "--maxWorkers=2";
const reports = mkdtempSync(join(tmpdir(), "chamber-test-reports-"));

/** One jest project; its counts are added to the closing line. */
async function jest(name: string, project: string, ...parameters: readonly string[]): Promise<StepResult> {
  const report = join(reports, `${String(counts.runs)}.json`);
  counts.runs += 1;
  const result = await runStep(name, bin("jest"), [
    "--selectProjects",
    project,
    "--json",
    `--outputFile=${report}`,
    ...parameters,
  ]);
  try {
    const tests = JSON.parse(readFileSync(report, "utf8")) as JestCounts;
    counts.passed += tests.numPassedTests;
    counts.failed += tests.numFailedTests + tests.numRuntimeErrorTestSuites;
    counts.skipped += tests.numPendingTests;
    return result;
  } catch {
    counts.failed += 1;
    return { ...result, ok: false };
  }
}

async function adminBuild(): Promise<StepResult> {
  const started = performance.now();
  const ok = await buildAdminIfChanged();
  return { name: "Admin build", ok, seconds: (performance.now() - started) / 1000 };
}

/** Visitors' pages two at once: they change nothing. What staff do goes one after the other: it changes the content. */
async function browserTests(): Promise<StepResult[]> {
  const staff = changesContent.source;
  // The product outlives the run, and so would a connection that fetch keeps open to it.
  const parameters = ["--testSequencer=./e2e/product/sequencer.cjs", "--forceExit"];
  try {
    return await withProduct(async () => [
      await jest(
        "Browser and accessibility tests",
        "e2e",
        twoAtOnce,
        ...parameters,
        `--testPathIgnorePatterns=${staff}`,
      ),
      await jest(
        "Browser tests of the admin pages",
        "e2e",
        "--runInBand",
        ...parameters,
        `--testPathPatterns=${staff}`,
      ),
    ]);
  } catch (error) {
    console.error(`✗ ${errorMessage(error)}`);
    return [{ name: "Browser tests", ok: false, seconds: 0 }];
  }
}

/** `npm test`: everything, in the order from quick to slow; ends with a summary and the counts. */
async function test(): Promise<void> {
  ensureChromium((line) => console.log(line));
  const results = [
    ...(await quickChecks()),
    await jest("Model, API, store and build tests", "api", twoAtOnce),
    await jest("Site and admin component tests", "site", twoAtOnce),
    await adminBuild(),
    ...(await browserTests()),
  ];
  rmSync(reports, { recursive: true, force: true });
  printSummary(results);
  const failedSteps = results.filter(({ ok }) => !ok).length;
  // A step that is not jest's own counts as one test.
  const failed = Math.max(counts.failed, failedSteps);
  console.log(`\n${String(counts.passed)} passed, ${String(failed)} failed, ${String(counts.skipped)} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}

test().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
