import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inheritedEnvironment } from "../../api/env";
import { processesOf } from "./own-run.cjs";
import { bin } from "./run-step";

const waits = "test('waits', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));";

test("a run ends, and names the files, when their processes wait without end", () => {
  const folder = mkdtempSync(join(tmpdir(), "stuck-file-"));
  // Two, since jest runs a single one in its own process.
  for (const name of ["a.test.js", "b.test.js"]) writeFileSync(join(folder, name), waits);
  const reporters = [[join(__dirname, "stuck-file.cjs"), { limitMs: 2_000 }]];
  const config = { rootDir: folder, testEnvironment: "node", reporters };
  const { JEST_WORKER_ID: _, ...inherited } = inheritedEnvironment();
  const env = { ...inherited, TMPDIR: folder };
  const parameters = ["--config", JSON.stringify(config), "--maxWorkers=2"];
  const { status, stderr } = spawnSync(bin("jest"), parameters, { cwd: folder, env, encoding: "utf8" });
  // The owner of a run ends what jest leaves.
  for (const pid of processesOf(folder)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^✗ No sign for 2 s of [ab]\.test\.js(?:, [ab]\.test\.js)?: the run ends here\.$/m),
  ]);
});
