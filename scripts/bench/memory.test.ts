import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { groupMegabytes, megabytes, megabytesIn } from "./memory";

test("memory of a process, of its group and of the process in a folder", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bench-memory-")));
  const program = "process.stdout.write('up'); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, ["-e", program], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(child.stdout, "data");
    const [own, most] = [megabytes(child.pid ?? 0), megabytes(child.pid ?? 0, "VmHWM")];
    expect(own).toBeGreaterThan(10);
    expect(most).toBeGreaterThanOrEqual(own * 0.9);
    expect(groupMegabytes(child.pid)).toBeGreaterThan(10);
    expect(megabytesIn(folder)).toBeGreaterThan(10);
  } finally {
    child.kill("SIGKILL");
    await once(child, "close");
    rmSync(folder, { recursive: true, force: true });
  }
  expect([megabytes(child.pid ?? 0), groupMegabytes(child.pid), megabytesIn(folder)]).toEqual([NaN, 0, NaN]);
});
