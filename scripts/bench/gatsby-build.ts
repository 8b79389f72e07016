import { spawn } from "node:child_process";
import { join } from "node:path";
import { inheritedEnvironment } from "../../api/env";
import { gatsbyEnvironment } from "../../api/publish/build/build-site";
import { rootDir } from "../../api/support/root-dir";
import { groupMegabytes } from "./memory";

/** One build of a site. */
export interface Build {
  readonly seconds: number;
  /** Processor time of all its processes, in seconds: hardly changed by what else the machine does. */
  readonly processorSeconds: number;
  /** The most that its processes had in memory together, in MB. */
  readonly peakMegabytes: number;
}

const sampleMs = 250;
const maxOutputLength = 2_000;
// The last line of the shell's `times` is the processor time of everything that has ended below it.
const timed = `"$@"; code=$?; echo; times; exit $code`;

/** Runs `gatsby build` of this product's site, as the publisher does. */
export function buildOurs(): Promise<Build> {
  return gatsbyBuild(rootDir, gatsbyEnvironment());
}

/** Runs `gatsby build` of another site, as its maintainer would. */
export function buildOther(folder: string): Promise<Build> {
  return gatsbyBuild(folder, {
    ...inheritedEnvironment(),
    CI: "true",
    NODE_ENV: "production",
    GATSBY_TELEMETRY_DISABLED: "1",
  });
}

function gatsbyBuild(folder: string, env: NodeJS.ProcessEnv): Promise<Build> {
  const cli = join(rootDir, "node_modules", "gatsby", "cli.js");
  return measured(folder, env, [process.execPath, cli, "build", "--no-color"]);
}

async function measured(folder: string, env: NodeJS.ProcessEnv, command: readonly string[]): Promise<Build> {
  const started = performance.now();
  const child = spawn("sh", ["-c", timed, "sh", ...command], {
    cwd: folder,
    env,
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-maxOutputLength)));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, groupMegabytes(child.pid))), sampleMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with ${String(code)} in ${folder}:\n${output}`);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSeconds(output),
    peakMegabytes: peak,
  };
}

/** Seconds of a line like `0m12.34s 0m1.20s`, the last one of a text. */
function processorSeconds(output: string): number {
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell did not tell the processor time: ${line}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
