import type { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { becoming, quoted, type Program } from "./shell-words";
import { endOf, StartedProgram, type End } from "./started-program";

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;
/** Named pipes that are made at once; a program takes three. */
const pipesAtOnce = 60;

/** Which streams of a program lead here; the others lead nowhere. */
export type Piped = readonly [boolean, boolean, boolean];

/**
 * A shell that starts programs for this process. Node starts them by `fork`, which copies the page tables of the whole process: for a
 * worker of jest that takes longer than most git commands run, for a shell of 1 MB a tenth of it. It ends with this process.
 */
export class ProgramShell {
  private readonly folder = mkdtempSync(join(tmpdir(), "programs-"));
  private readonly requests: number;
  private readonly replies: number;
  private readonly ends: Socket;
  private readonly running = new Map<number, StartedProgram>();
  private pipes: string[] = [];
  private pipesMade = 0;
  private started = 0;
  private unread = "";
  private unreadEnds = "";

  /** Starts the shell by the functions of `node:child_process`; it finds its own commands in `path`. */
  constructor(path: string, node: { readonly spawn: typeof spawn; readonly spawnSync: typeof spawnSync }) {
    node.spawnSync("mkfifo", ["requests", "replies", "ends"], { cwd: this.folder });
    // A named pipe is opened without waiting when both its ends are held; then the shell alone holds the other end.
    const held = ["requests", "replies"].map((name) => openSync(this.path(name), O_RDWR));
    const commands = openSync(this.path("requests"), O_RDONLY);
    this.requests = openSync(this.path("requests"), O_WRONLY);
    this.replies = openSync(this.path("replies"), O_RDONLY);
    this.ends = reader(this.path("ends")).unref();
    this.ends.on("data", (bytes: Buffer) => this.takeEnds(bytes.toString("latin1")));
    const shell = node.spawn("sh", [], {
      cwd: this.folder,
      env: { PATH: path },
      stdio: [commands, "ignore", "inherit"],
    });
    shell.unref();
    // Processor time of what it started is counted as this process's when its end is waited for.
    process.once("beforeExit", () => {
      closeSync(this.requests);
      shell.ref();
    });
    const tidy = `trap 'rm -rf "$folder"' EXIT; trap exit HUP INT TERM`;
    this.ask(`folder=${quoted(this.folder)}; ${tidy}; exec 3>ends 4>replies; echo >&4`);
    for (const descriptor of [...held, commands]) closeSync(descriptor);
  }

  /** Starts a program; what it prints and how it ends is told as `spawn` does. */
  start(program: Program, piped: Piped): StartedProgram {
    const number = this.started++;
    const names = piped.map((isPiped) => (isPiped ? this.nextPipe() : undefined));
    const [input, output, errors] = names.map((name) => name && this.path(name));
    const held = input === undefined ? undefined : openSync(input, O_RDWR | O_NONBLOCK);
    const streams = [
      input === undefined ? null : writer(input),
      ...[output, errors].map((path) => (path === undefined ? null : reader(path))),
    ] as const;
    const [from = "/dev/null", to = "/dev/null", errorsTo = "/dev/null"] = names;
    // A shell gives a program in the background no input but one that is named. It lets go of the streams: their ends are the program's.
    const wait = `echo $! >&4; exec 5<&- >&- 2>&- 4>&-; wait $!; echo ${String(number)} $? >&3`;
    const pid = this.ask(
      `{ { ${becoming(program)}; } <&5 3>&- 4>&- 5<&- & ${wait}; } 5<${from} >${to} 2>${errorsTo} &`,
    );
    // Now others hold their ends.
    if (held !== undefined) closeSync(held);
    for (const name of names) if (name !== undefined) unlinkSync(this.path(name));
    const started = new StartedProgram(Number(pid), streams as unknown as StartedProgram["stdio"], program.file, [
      program.file,
      ...program.args,
    ]);
    if (this.running.size === 0) this.ends.ref();
    this.running.set(number, started);
    return started;
  }

  /** Runs a program to its end. */
  run(
    program: Program,
    input: string | NodeJS.ArrayBufferView | undefined,
  ): End & { readonly stdout: Buffer; readonly stderr: Buffer } {
    if (input !== undefined) writeFileSync(this.path("in"), input);
    const from = input === undefined ? "/dev/null" : "in";
    const status = this.ask(`( ${becoming(program)} ) <${from} >out 2>errors 3>&- 4>&-; echo $? >&4`);
    return {
      ...endOf(Number(status)),
      stdout: readFileSync(this.path("out")),
      stderr: readFileSync(this.path("errors")),
    };
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private nextPipe(): string {
    if (this.pipes.length === 0) {
      this.pipes = Array.from({ length: pipesAtOnce }, (_, index) => `pipe-${String(this.pipesMade + index)}`);
      this.pipesMade += pipesAtOnce;
      // The shell waits for a program here, and so forgets those that have ended.
      this.ask(`mkfifo ${this.pipes.join(" ")}; echo >&4`);
    }
    return this.pipes.pop() ?? "";
  }

  /** Has the shell run commands that reply with one line, which it waits for. */
  private ask(commands: string): string {
    const request = Buffer.from(`${commands}\n`);
    for (let sent = 0; sent < request.length;) sent += writeSync(this.requests, request, sent);
    const bytes = Buffer.alloc(64);
    while (!this.unread.includes("\n")) {
      const length = readSync(this.replies, bytes);
      if (length === 0) throw new Error("The shell that starts programs has ended");
      this.unread += bytes.toString("latin1", 0, length);
    }
    const [line = "", ...rest] = this.unread.split("\n");
    this.unread = rest.join("\n");
    return line;
  }

  private takeEnds(text: string): void {
    const lines = (this.unreadEnds + text).split("\n");
    this.unreadEnds = lines.pop() ?? "";
    for (const line of lines) {
      const [number, status] = line.split(" ").map(Number);
      const ended = this.running.get(number ?? -1);
      this.running.delete(number ?? -1);
      if (this.running.size === 0) this.ends.unref();
      ended?.end(status ?? 0);
    }
  }
}

const reader = (path: string): Socket =>
  new Socket({ fd: openSync(path, O_RDONLY | O_NONBLOCK), readable: true, writable: false });
const writer = (path: string): Socket =>
  new Socket({ fd: openSync(path, O_WRONLY | O_NONBLOCK), readable: false, writable: true });
