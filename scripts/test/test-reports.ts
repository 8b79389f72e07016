import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { bin, runStep, type StepResult } from "./run-step";

/** What is read of the report that jest writes with `--json`. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  /** One a test file; times in ms. */
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Runs jest and adds up what its runs report. */
export class TestReports {
  private readonly folder = mkdtempSync(join(tmpdir(), "chamber-test-reports-"));
  private readonly reports: JestReport[] = [];
  /** Runs of jest that ended without a report. */
  private broken = 0;
  private runs = 0;

  /** Runs the tests of one project of jest.config.cjs; never rejects. */
  async jest(name: string, project: string, ...parameters: readonly string[]): Promise<StepResult> {
    const file = join(this.folder, `${String((this.runs += 1))}.json`);
    const report = ["--json", `--outputFile=${file}`];
    const result = await runStep(name, bin("jest"), ["--selectProjects", project, ...report, ...parameters]);
    try {
      this.reports.push(JSON.parse(readFileSync(file, "utf8")) as JestReport);
      return result;
    } catch {
      this.broken += 1;
      return { ...result, ok: false };
    }
  }

  /** Numbers of tests so far; a file that could not be run counts as one that failed. */
  counts(): { readonly passed: number; readonly failed: number; readonly skipped: number } {
    const sum = (count: (report: JestReport) => number): number =>
      this.reports.reduce((total, report) => total + count(report), 0);
    return {
      passed: sum(({ numPassedTests }) => numPassedTests),
      failed:
        sum(({ numFailedTests, numRuntimeErrorTestSuites }) => numFailedTests + numRuntimeErrorTestSuites) +
        this.broken,
      skipped: sum(({ numPendingTests }) => numPendingTests),
    };
  }

  /** The test files that took longest, slowest first. */
  slowest(count: number): readonly { readonly file: string; readonly seconds: number }[] {
    const files = this.reports.flatMap(({ testResults }) =>
      testResults.map(({ name, startTime, endTime }) => ({
        file: relative(rootDir, name),
        seconds: (endTime - startTime) / 1000,
      })),
    );
    return files.sort((a, b) => b.seconds - a.seconds).slice(0, count);
  }

  /** Removes the reports. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
