import { spawn } from "node:child_process";
import { once } from "node:events";
import { peakMegabytes } from "./peak-memory";

test("the most memory of a process, and none of one that has ended", async () => {
  const program = "process.stdout.write('up'); setInterval(() => {}, 1000);";
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    expect(peakMegabytes(child.pid ?? 0)).toBeGreaterThan(10);
  } finally {
    child.kill("SIGKILL");
    await once(child, "close");
  }
  expect(peakMegabytes(child.pid ?? 0)).toBeNaN();
});
