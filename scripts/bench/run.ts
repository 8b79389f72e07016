import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "../run-step";
import { benchSave, benchStart, benchUnchanged } from "./api-bench";
import { benchBuild } from "./build-bench";

const rows: [what: string, figure: string, goal: string][] = [];
const figures: Record<string, unknown> = {};

function row(what: string, figure: string, goal = ""): void {
  rows.push([what, figure, goal]);
  console.log(`  ${what}: ${figure}${goal && ` (goal: ${goal})`}`);
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const kb = (value: number): string => `${(value / 1024).toFixed(1)} KB`;

/** `npm run bench`: every figure beside a baseline measured in the same run; results as a table and as JSON. */
async function bench(): Promise<void> {
  console.log("Saving through HTTP against git add + git commit, turn by turn …");
  for (const [items, goal] of [
    [100, ""],
    [1000, "at most 2x"],
    [10_000, "at most 1.1x"],
  ] as const) {
    const save = await benchSave({ items });
    figures[`save-${String(items)}`] = save;
    row(
      `save p50, ${String(items)} items`,
      `${save.ratio.toFixed(2)}x (${ms(save.httpP50)} against ${ms(save.gitP50)})`,
      goal,
    );
  }
  console.log("Unchanged list against a Koa hello-world …");
  const unchanged = await benchUnchanged();
  figures["list-304"] = unchanged;
  row(
    "GET /api/getEventsData 304",
    `${unchanged.ratio.toFixed(2)}x of hello (${unchanged.notModifiedPerSecond.toFixed(0)}/s)`,
    "at least 0.8x",
  );
  console.log("Cold start with 10,000 items …");
  const start = await benchStart();
  figures.start = start;
  row("start: first API answer", ms(start.firstAnswer), "within 1 s");
  row("start: first index of 10,000 items", ms(start.indexed), "under 6 s");
  console.log("Building the site …");
  const site = await benchBuild();
  figures.site = site;
  for (const name of ["cold", "warmUnchanged", "warmOneEdit"] as const) {
    const { seconds, peakMegabytes } = site[name];
    row(
      `build ${name}`,
      `${seconds.toFixed(1)} s, ${(seconds / site.cold.seconds).toFixed(2)}x of cold, ${peakMegabytes.toFixed(0)} MB`,
    );
  }
  row("home page, first load, gzip", `JavaScript ${kb(site.home.javaScript)}, HTML with CSS ${kb(site.home.html)}`);
  report();
}

function report(): void {
  const width = Math.max(...rows.map(([what]) => what.length));
  console.log("\nBenchmark");
  for (const [what, figure, goal] of rows) console.log(`  ${what.padEnd(width)}  ${figure}${goal && `  [${goal}]`}`);
  mkdirSync(join(rootDir, ".build"), { recursive: true });
  writeFileSync(join(rootDir, ".build", "bench.json"), JSON.stringify(figures, null, 2));
  console.log("\n  JSON: .build/bench.json");
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
