import { bin, printSummary, runStep, type StepResult } from "./run-step";

/** The quick checks: types, lint, format, content. */
export async function quickChecks(): Promise<StepResult[]> {
  return [
    await runStep("Types", bin("tsc"), ["--noEmit", "-p", "tsconfig.json"]),
    await runStep("Lint", bin("eslint"), [".", "--max-warnings", "0"]),
    await runStep("Format", bin("prettier"), ["--check", "--log-level", "warn", "."]),
    await runStep("Content", bin("tsx"), ["scripts/check-content.ts"]),
  ];
}

if (require.main === module) {
  void quickChecks().then((results) => {
    printSummary(results);
    process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
  });
}
