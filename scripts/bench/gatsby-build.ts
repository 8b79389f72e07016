import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment } from "../../api/env";
import { rootDir } from "../run-step";

/** One build of a site. */
export interface Build {
  readonly seconds: number;
  /** Largest resident memory of Gatsby's main process, in MB. */
  readonly peakMegabytes: number;
}

const sampleMs = 200;
const keptLength = 2_000;

/** Runs `gatsby build` in a folder. Throws with the end of its output when it fails. */
export async function gatsbyBuild(folder: string): Promise<Build> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(rootDir, "node_modules", "gatsby", "cli.js"), "build", "--no-color"], {
    cwd: folder,
    env: { ...inheritedEnvironment(), CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-keptLength)));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentPeak(child.pid))), sampleMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`gatsby build ended with ${String(code)} in ${folder}:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes: peak };
}

/** 0 where the system has no /proc. */
function residentPeak(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
