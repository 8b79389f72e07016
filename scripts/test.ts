import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

const counts = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), "chamber-test-reports-"));

/** One jest project; its counts are added to the closing line. */
async function jest(name: string, project: string, ...parameters: readonly string[]): Promise<StepResult> {
  const report = join(reports, `${project}.json`);
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

/** `npm test`: everything, in the order from quick to slow; ends with a summary and the counts. */
async function test(): Promise<void> {
  ensureChromium((line) => console.log(line));
  const results = [
    ...(await quickChecks()),
    await jest("Model, API, store and build tests", "api"),
    await jest("Site and admin component tests", "site"),
    await adminBuild(),
    await jest("Build, browser and accessibility tests", "e2e", "--runInBand", "--testSequencer=./e2e/sequencer.cjs"),
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
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
});
