import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { availableParallelism, setPriority } from "node:os";
import { mkdir, writeFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildInput } from "../../../content/model/api/build-input";
import { errorMessage } from "../../../content/model/error-message";
import { childEnvironment } from "../../env";
import { takeProcessLock } from "../../support/process-lock";
import { started } from "../../support/started";
import { copySources } from "./copy-sources";
import { endOrphanedBuild, noteBuild } from "./orphaned-build";
import { failureReason, forgetReason, hasReason } from "./build-failure";

export interface BuildOptions {
  /** The checkout that holds the Gatsby site. */
  readonly rootDir: string;
  /** Where Gatsby runs, with its caches and its output: the checkout itself or a folder that gets a copy of its code. */
  readonly folder: string;
  /** Fingerprint of the code and the settings (code-fingerprint.ts). */
  readonly code: string;
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
}

const keptOutputLines = 200;
const keptLineLength = 500;
/** Of 19: pages and saves go before a build. */
const priority = 10;

/**
 * Runs one full Gatsby build in a child process of low priority and resolves with the folder of the built site. One that
 * fails without a reason of the site's own code is made once more without what earlier builds left: one that was killed
 * may have left half-written files. Raises an Error that says why in plain words when it fails (build-failure.ts); an
 * aborted build kills the whole process group.
 */
export async function buildSite(input: BuildInput, options: BuildOptions): Promise<string> {
  const { rootDir, folder, onLine, signal } = options;
  await mkdir(join(folder, ".build"), { recursive: true });
  await endOrphanedBuild(folder);
  if (folder !== rootDir) await copySources(rootDir, folder);
  try {
    return await runGatsby(input, options);
  } catch (error) {
    if (signal.aborted || (await hasReason(folder))) throw error;
    onLine(`The build failed (${errorMessage(error)}); it is made once more from a clean folder …`);
    await invalidateBuildCache(folder);
    return await runGatsby(input, options);
  }
}

async function runGatsby(input: BuildInput, options: BuildOptions): Promise<string> {
  const { rootDir, folder, code, onLine, signal } = options;
  await prepareBuildCache(folder, code);
  await forgetReason(folder);
  await writeFile(join(folder, ".build", "input.json"), JSON.stringify(input, null, 2));
  // A signal that is aborted already fires no event.
  signal.throwIfAborted();
  const child = started(
    spawn(process.execPath, [join(rootDir, "node_modules", "gatsby", "cli.js"), "build", "--no-color"], {
      cwd: folder,
      env: gatsbyEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    }),
  );
  const noted = noteBuild(folder, child.pid).catch(() => undefined);
  const kill = (): void => killGroup(child.pid);
  signal.addEventListener("abort", kill, { once: true });
  lowerPriority(child.pid);
  const lastLines: string[] = [];
  const keep = (line: string): void => {
    if (line.trim() === "") return;
    lastLines.push(line.slice(0, keptLineLength));
    if (lastLines.length > keptOutputLines) lastLines.shift();
    onLine(line);
  };
  createInterface({ input: child.stdout }).on("line", keep);
  createInterface({ input: child.stderr }).on("line", keep);
  try {
    const end = await new Promise<number | string | null>((resolve, reject) => {
      child.on("error", reject);
      child.once("close", (exitCode, killedBy) => resolve(exitCode ?? killedBy));
    });
    if (end !== 0) {
      // After an abort the cache stays: what Gatsby writes survives a stop at any moment (lmdb, renames).
      if (!signal.aborted && !(await hasReason(folder))) await invalidateBuildCache(folder);
      throw new Error(await failureReason(folder, lastLines, end));
    }
  } finally {
    signal.removeEventListener("abort", kill);
    await noted;
  }
  return join(folder, "public");
}

/** The environment of a Gatsby build. */
export function gatsbyEnvironment(processors = availableParallelism()): Record<string, string> {
  return {
    ...childEnvironment(),
    NODE_ENV: "production",
    GATSBY_TELEMETRY_DISABLED: "1",
    CI: "true",
    // There is one worker for one processor as for two, but for one it is not started a second time in the middle.
    ...(processors <= 2 ? { GATSBY_CPU_COUNT: "1" } : {}),
  };
}

/** One build at a time in a folder: Gatsby's cache and output folder cannot be shared. See `takeProcessLock`. */
export function takeBuildLock(
  folder: string,
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<() => Promise<void>> {
  // After a power cut another program may have the number of the process that built.
  return takeProcessLock(join(folder, ".build"), signal, (file) =>
    onLine(`Waiting for another build to end … If none is under way, delete "${file}".`),
  );
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // Not allowed here: it runs as others do.
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

const markerOf = (rootDir: string): string => join(rootDir, ".build", "code");

/**
 * Removes Gatsby's cache and output when they come from other code (it does not notice every change: after one of style
 * sheets only, the pages keep the old styles), or from a build that was interrupted.
 */
export async function prepareBuildCache(rootDir: string, code: string): Promise<void> {
  if ((await readFile(markerOf(rootDir), "utf8").catch(() => "")) === code) return;
  for (const folder of [".cache", "public", join(".build", "templates")])
    await rm(join(rootDir, folder), { recursive: true, force: true });
  await writeFile(markerOf(rootDir), code);
}

/** The next build begins from scratch: this one ended in a way that may have left half-written files in the cache. */
export async function invalidateBuildCache(rootDir: string): Promise<void> {
  await rm(markerOf(rootDir), { force: true });
}
