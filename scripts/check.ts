import { bin, printSummary, runStep, type StepResult } from "./run-step";

const caches = "node_modules/.cache";

/**
 * The quick checks: types, lint, format, content. With `cachedLint` lint skips files that are as they were when it last
 * passed: the rules that read types then miss what a change does to the files that import it.
 */
export async function quickChecks({ cachedLint }: { readonly cachedLint: boolean }): Promise<StepResult[]> {
  const lintCache = ["--cache", "--cache-strategy", "content", "--cache-location", `${caches}/eslint/`];
  return [
    await runStep("Types", bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", `${caches}/tsc.tsbuildinfo`]),
    await runStep("Lint", bin("eslint"), [".", "--max-warnings", "0", ...(cachedLint ? lintCache : [])]),
    await runStep("Format", bin("prettier"), ["--check", "--log-level", "warn", "--cache", "."]),
    await runStep("Content", bin("tsx"), ["scripts/check-content.ts"]),
  ];
}

if (require.main === module) {
  void quickChecks({ cachedLint: true }).then((results) => {
    printSummary(results);
    process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
  });
}
