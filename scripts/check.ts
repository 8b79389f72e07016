import { bin, printSummary, runStep, type StepResult } from "./test/run-step";

/** What needs neither a build nor a browser: types and lint (.oxlintrc.json), format, content. */
export async function quickChecks(): Promise<StepResult[]> {
  return [
    await runStep("Types and lint", bin("oxlint"), []),
    await runStep("Format", bin("oxfmt"), ["--check", "."]),
    await runStep("Content", bin("tsx"), ["scripts/check-content.ts"]),
  ];
}

if (require.main === module) {
  void quickChecks().then((results) => {
    printSummary(results);
    process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
  });
}
