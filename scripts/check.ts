import { bin, printSummary, runStep, type StepResult } from "./test/run-step";

const caches = "node_modules/.cache";

/** The quick checks of a fresh clone: types and lint at once, format, content. */
export async function quickChecks(): Promise<StepResult[]> {
  // With more room for new objects the garbage collector copies less; all in all it takes some 2 GB.
  const memory = ["--max-semi-space-size=64", "--max-old-space-size=3072"];
  const program = [...memory, "--import", "tsx", "scripts/lint/types-and-lint.ts"];
  return [await runStep("Types and lint", process.execPath, program), ...(await otherChecks())];
}

/**
 * The same, without what is as it was when it last passed: of lint, the rules that read types then miss what a change
 * does to the files that import it.
 */
async function changedChecks(): Promise<StepResult[]> {
  const lintCache = ["--cache", "--cache-strategy", "content", "--cache-location", `${caches}/eslint/`];
  return [
    await runStep("Types", bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", `${caches}/tsc.tsbuildinfo`]),
    await runStep("Lint", bin("eslint"), [".", "--max-warnings", "0", ...lintCache]),
    ...(await otherChecks()),
  ];
}

async function otherChecks(): Promise<StepResult[]> {
  return [
    await runStep("Format", bin("prettier"), ["--check", "--log-level", "warn", "--cache", "."]),
    await runStep("Content", bin("tsx"), ["scripts/check-content.ts"]),
  ];
}

if (require.main === module) {
  void changedChecks().then((results) => {
    printSummary(results);
    process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
  });
}
