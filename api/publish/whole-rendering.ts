import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import type { WholeRendering } from "../../content/model/api/render-messages";
import { entryPoint } from "../support/entry-point";
import type { BuildInput } from "./build-site";
import { lowerPriority } from "./lower-priority";
import { renderEnvironment } from "./render-environment";

export interface WholeRenderingOptions extends WholeRendering<BuildInput> {
  /** The checkout that holds the site. */
  readonly rootDir: string;
  /** Absolute folder to work in; what lies there is removed first. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** The process of a whole rendering (site/gatsby/render/whole-main.ts). */
export interface WholeProcess {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** In MB. Enough for 20,000 items; new objects die young when they are given room: half of the collecting is spared. */
const heap = ["--max-old-space-size=768", "--max-semi-space-size=32"];
/** One that hangs is given up; 100,000 items take some ten minutes. */
const longestMs = 60 * 60_000;

/**
 * Renders the whole site of some content by the kept renderer of a build of the same code, in a new process of low
 * priority that remembers nothing of the pages before. Resolves with the folder of the site; whoever is done with it removes
 * the folder that was worked in. Raises an Error that says why it could not.
 */
export async function renderWhole(options: WholeRenderingOptions): Promise<string> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(longestMs)]);
  const { command, parameters, cwd, env } = await prepareWhole(options);
  const child = spawn(command, parameters, {
    cwd,
    env,
    // The open pipe tells the process that somebody waits for it.
    stdio: ["pipe", "ignore", "ignore"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  signal.addEventListener("abort", kill, { once: true });
  if (signal.aborted) kill();
  lowerPriority(child.pid, constants.priority.PRIORITY_LOW);
  try {
    const [code, killedBy] = (await once(child, "close")) as [number | null, string | null];
    signal.throwIfAborted();
    if (code !== 0) throw new Error(await failureOf(cwd, code ?? killedBy));
    return join(cwd, "public");
  } finally {
    signal.removeEventListener("abort", kill);
  }
}

/** Makes the folder ready; what is started in it then makes the site in `public` there. */
export async function prepareWhole(options: Omit<WholeRenderingOptions, "signal">): Promise<WholeProcess> {
  const { folder, rootDir, environment, input, rendererFolder, siteFolder, takesOver } = options;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(join(rootDir, "node_modules"), join(folder, "node_modules"));
  const order: WholeRendering<BuildInput> = { input, rendererFolder, siteFolder, takesOver };
  await writeFile(join(folder, "whole.json"), JSON.stringify(order));
  const { path, execArgv } = entryPoint(rootDir, "site/gatsby/render/whole-main.ts");
  return {
    command: process.execPath,
    parameters: [...heap, ...execArgv, path],
    cwd: folder,
    env: renderEnvironment(rootDir, environment),
  };
}

async function failureOf(folder: string, end: number | string | null): Promise<string> {
  const reason = await readFile(join(folder, "failure.txt"), "utf8").catch(() => "");
  return reason === "" ? `The whole rendering ended with ${String(end)} and did not say why` : reason;
}
