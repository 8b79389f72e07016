import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { inheritedEnvironment } from "../../../api/env";
import { ProgramShell } from "./program-shell";

const path = inheritedEnvironment()["PATH"] ?? "";
const env = { PATH: path, LANG: "C.UTF-8" };
let cwd: string;
let shell: ProgramShell;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "program shell 'あ\n$HOME "));
  shell = new ProgramShell(path, { spawn, spawnSync });
});
afterAll(() => rmSync(cwd, { recursive: true }));

interface Told {
  readonly events: readonly string[];
  readonly stdout: string;
  readonly stderr: string;
  readonly code: unknown;
  readonly signal: unknown;
}

/** What a program tells the one who started it. */
async function told(child: ChildProcess, input = ""): Promise<Told> {
  const events: string[] = [];
  const printed: Record<"stdout" | "stderr", Buffer[]> = { stdout: [], stderr: [] };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.on("data", (bytes: Buffer) => printed[name].push(bytes));
    child[name]?.on("end", () => events.push(`end of ${name}`));
  }
  child.on("exit", (code, signal) => events.push(`exit ${String(code)} ${String(signal)}`));
  child.stdin?.on("error", () => events.push("no reader"));
  child.stdin?.end(input);
  const [code, signal] = (await once(child, "close")) as unknown[];
  const text = (name: "stdout" | "stderr") => Buffer.concat(printed[name]).toString("latin1");
  return { events: events.sort(), stdout: text("stdout"), stderr: text("stderr"), code, signal };
}

const scripts: Readonly<Record<string, string>> = {
  "prints in order, on both streams": "for (const n of [1,2,3]) { console.log('out', n); console.error('error', n) }",
  "ends with a code": "process.exit(3)",
  "ends as git does after a wrong argument": "process.exit(129)",
  "fails as git does": "console.error('fatal'); process.exit(128)",
  "is killed": "process.kill(process.pid, 'SIGKILL')",
  "is ended": "process.kill(process.pid, 'SIGTERM')",
  "answers what it reads": "process.stdin.pipe(process.stdout)",
  "reads nothing": "process.stdin.destroy(); setTimeout(() => process.exit(0), 50)",
  "prints megabytes": "process.stdout.write(Buffer.alloc(3e6, 'x')); process.stderr.write(Buffer.alloc(1e6, 'y'))",
  "says where it is": "console.log(process.cwd(), JSON.stringify(process.env), process.execArgv)",
  "prints all bytes": "process.stdout.write(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)))",
};

test.each(Object.entries(scripts))("a program that %s tells the same, started by either", async (_, script) => {
  const args = ["-e", script];
  const input = "line\n".repeat(100_000);
  const program = { file: process.execPath, args, cwd, env, detached: false };
  const direct = await told(spawn(process.execPath, args, { cwd, env }), input);
  const started = await told(shell.start(program, [true, true, true]) as unknown as ChildProcess, input);
  // Whether the end of a program is noticed while something is written to it is a matter of moments.
  const without = (all: Told) => ({ ...all, events: all.events.filter((event) => event !== "no reader") });
  expect(without(started)).toEqual(without(direct));
  const ran = shell.run(program, input);
  expect([ran.stdout.toString("latin1"), ran.stderr.toString("latin1"), ran.code, ran.signal]).toEqual([
    direct.stdout,
    direct.stderr,
    direct.code,
    direct.signal,
  ]);
});

test("arguments and variables arrive as they are", () => {
  const text = fc.string({ unit: "grapheme" }).filter((value) => !value.includes("\0"));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
      const given = Object.fromEntries(texts.map((value, index) => [`V${String(index)}`, value]));
      const args = ["-z0", ...texts];
      const printed = (result: { readonly stdout: Buffer }) => result.stdout.toString();
      const program = { cwd, env: { ...env, ...given }, detached: false };
      expect(printed(shell.run({ ...program, file: "printf", args: ["%s\\0", ...args] }, undefined))).toBe(
        `${args.join("\0")}\0`,
      );
      const variables = printed(shell.run({ ...program, file: "env", args: ["-0"] }, undefined)).split("\0");
      expect(variables.filter((line) => line !== "").sort()).toEqual(
        Object.entries(program.env)
          .map(([name, value]) => `${name}=${value}`)
          .sort(),
      );
    }),
    { numRuns: 50, examples: [[["日本語のタイトル", 'it\'s \\ "$HOME" `x`\n!*', ""]]] },
  );
});

test("a program is ended by a signal, with its group when it leads one", async () => {
  const sleeping = { file: "sh", args: ["-c", "echo $$; exec sleep 60"], cwd, env, detached: false };
  const child = shell.start(sleeping, [false, true, true]);
  expect(child.stdin).toBeNull();
  expect(String(await once(child.stdout ?? child, "data")).trim()).toBe(String(child.pid));
  expect(child.kill("SIGTERM")).toBe(true);
  expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
  expect(child.kill()).toBe(false);
  const leader = shell.start({ ...sleeping, args: ["-c", "echo; sleep 60 & wait"], detached: true }, [
    false,
    true,
    true,
  ]);
  await once(leader.stdout ?? leader, "data");
  process.kill(-leader.pid, "SIGKILL");
  // The streams, which the sleeping program has as well, are closed.
  expect(await once(leader, "close")).toEqual([null, "SIGKILL"]);
});

test("many programs at once each have their own streams and end", async () => {
  const children = Array.from({ length: 70 }, (_, index) => {
    const program = { file: "sh", args: ["-c", `cat; exit ${String(index)}`], cwd, env, detached: false };
    return told(shell.start(program, [true, true, true]) as unknown as ChildProcess, `input ${String(index)}`);
  });
  const ends = await Promise.all(children);
  expect(ends.map(({ stdout, code }) => [stdout, code])).toEqual(
    ends.map((_, index) => [`input ${String(index)}`, index]),
  );
});

test("the tests' git is started by it, and what it cannot do is left to Node", async () => {
  const git = spawn("git", ["--version"], { env });
  expect(git.constructor.name).toBe("StartedProgram");
  expect((await told(git)).stdout).toMatch(/^git version/);
  const gone = spawn("git", ["--version"], { cwd: join(cwd, "gone"), env });
  expect(String(await once(gone, "error"))).toContain("ENOENT");
  expect(spawnSync("git", ["--no-such-argument"], { env, encoding: "utf8" })).toMatchObject({
    status: 129,
    stdout: "",
  });
  expect(spawnSync("git", ["--version"], { env, argv0: "git" }).pid).toBeGreaterThan(0);
});

test("it ends with the process that has it, and leaves nothing behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "programs-of-"));
  mkdirSync(join(folder, "tmp"));
  const program = `
    const { startGitByShell } = require("${join(__dirname, "start-git-by-shell.ts")}");
    startGitByShell();
    const { spawn } = require("node:child_process");
    const child = spawn("git", ["cat-file", "--batch"], { cwd: ${JSON.stringify(process.cwd())} });
    console.log(JSON.stringify([child.pid, require("node:fs").readdirSync(process.env.TMPDIR)]));
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program], {
    env: { ...env, TMPDIR: join(folder, "tmp") },
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const [pid, names] = JSON.parse(line.toString()) as [number, string[]];
  expect(names.some((name) => name.startsWith("programs-"))).toBe(true);
  child.kill("SIGKILL");
  const left = () => readdirSync(join(folder, "tmp")).filter((name) => name.startsWith("programs-"));
  while (existsSync(`/proc/${String(pid)}`) || left().length > 0) await wait(20);
  rmSync(folder, { recursive: true });
});
