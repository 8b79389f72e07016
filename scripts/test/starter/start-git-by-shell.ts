import childProcess, { type SpawnOptions, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { inheritedEnvironment } from "../../../api/env";
import { ProgramShell, type Piped } from "./program-shell";
import type { Program } from "./shell-words";

type Options = SpawnOptions & SpawnSyncOptions;

/** What the shell can do as Node does it. */
const knownOptions = new Set(["cwd", "env", "detached", "stdio", "windowsHide", "encoding", "input", "maxBuffer"]);
const variableName = /^[A-Za-z_]\w*$/;
const places = new Map<string, boolean>();

/**
 * From here on this process starts git by a shell (`ProgramShell`): the functions of `node:child_process` stay, and so do their answers.
 * What the shell cannot do alike (other streams than pipes, a limit of time, a folder that is not there) is left to Node.
 */
export function startGitByShell(): void {
  const { spawn, spawnSync, execFileSync } = childProcess;
  const path = inheritedEnvironment()["PATH"];
  if (process.platform !== "linux" || path === undefined || spawn.name !== "spawn") return;
  const shell = new ProgramShell(path, { spawn, spawnSync });

  const start = (...given: Parameters<typeof spawn>): unknown => {
    const program = programOf(given);
    const piped = pipedOf((given as readonly unknown[])[2] as Options | undefined);
    return program && piped ? shell.start(program, piped) : spawn(...given);
  };

  const run = (given: readonly unknown[]) => {
    const program = programOf(given);
    const { stdio, encoding, input } = (given[2] ?? {}) as Options;
    if (program === undefined || stdio !== undefined) return undefined;
    const { code, signal, ...printed } = shell.run(program, input);
    const isBytes = encoding === undefined || encoding === null || encoding === "buffer";
    const [stdout, stderr] = [printed.stdout, printed.stderr].map((text) => (isBytes ? text : text.toString(encoding)));
    return { pid: 0, output: [null, stdout, stderr], stdout, stderr, status: code, signal };
  };

  const runOrThrow = (...given: Parameters<typeof execFileSync>): unknown => {
    const result = run(given);
    if (result === undefined) return execFileSync(...given);
    if (result.stderr) process.stderr.write(result.stderr);
    if (result.status === 0) return result.stdout;
    const command = [given[0], ...(given[1] as readonly string[])].join(" ");
    throw Object.assign(new Error(`Command failed: ${command}\n${String(result.stderr)}`), result);
  };

  Object.assign(childProcess, {
    spawn: start,
    spawnSync: (...given: Parameters<typeof spawnSync>) => run(given) ?? spawnSync(...given),
    execFileSync: runOrThrow,
  });
}

/** The git command that is asked for; undefined when the shell is not to start it. */
function programOf([file, args, options = {}]: readonly unknown[]): Program | undefined {
  if (file !== "git" || !Array.isArray(args) || typeof options !== "object" || options === null) return undefined;
  if (!Object.keys(options).every((name) => knownOptions.has(name))) return undefined;
  const { env = inheritedEnvironment(), detached = false, cwd = "." } = options as Options;
  const folder = resolve(String(cwd));
  const names = Object.keys(env);
  const path = env["PATH"];
  if (path === undefined || !isIn(path, file) || (detached && !isIn(path, "setsid"))) return undefined;
  if (!names.every((name) => variableName.test(name)) || !existsSync(folder)) return undefined;
  return { file, args: args as readonly string[], cwd: folder, env, detached };
}

function pipedOf({ stdio = "pipe" }: Options = {}): Piped | undefined {
  const streams = typeof stdio === "string" ? [stdio, stdio, stdio] : stdio;
  if (streams.length !== 3 || !streams.every((stream) => stream === "pipe" || stream === "ignore")) return undefined;
  const [input, output, errors] = streams.map((stream) => stream === "pipe");
  return [input === true, output === true, errors === true];
}

function isIn(path: string, file: string): boolean {
  const key = `${file}:${path}`;
  const known = places.get(key) ?? path.split(delimiter).some((folder) => existsSync(join(folder, file)));
  places.set(key, known);
  return known;
}
