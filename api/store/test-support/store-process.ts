import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { execPath, kill } from "node:process";
import { createInterface } from "node:readline";
import { rootDir } from "../../support/root-dir";
import { gitEnvironment } from "../git-environment";

export interface StoreProcessOptions {
  readonly contentDir: string;
  readonly name: string;
  readonly seed: number;
  readonly writers?: number;
  readonly saves?: number;
}

/** A process of its own, leader of its process group, that saves, compiled as in production; see save-forever.ts. */
export class StoreProcess {
  /** Commits of acknowledged saves. */
  readonly saved: string[] = [];
  readonly refused: string[] = [];
  readonly logged: object[] = [];
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  private readonly child: ChildProcessWithoutNullStreams;
  private words = "";
  private onSaved: () => void = () => undefined;

  constructor({ contentDir, name, seed, writers = 2, saves = 0 }: StoreProcessOptions) {
    const program = ["scripts/run.mjs", "api/store/test-support/save-forever.ts"];
    const args = [...program, contentDir, name, String(seed), String(writers), String(saves)];
    this.child = spawn(execPath, args, {
      detached: true,
      env: gitEnvironment(),
      cwd: rootDir,
    });
    this.child.stderr.on("data", (chunk: Buffer) => (this.words = `${this.words}${chunk.toString()}`.slice(-2000)));
    this.child.stdin.on("error", () => undefined);
    this.ended = new Promise((resolve) => this.child.on("close", () => resolve()));
    this.ready = new Promise((resolve, reject) => {
      createInterface(this.child.stdout).on("line", (line) => {
        if (this.take(line)) resolve();
      });
      void this.ended.then(() => reject(new Error(`The store process ended: ${this.words}`)));
    });
    this.ready.catch(() => undefined);
  }

  /** Resolves after the next acknowledged save, or when the process ended. */
  async nextSaved(): Promise<void> {
    await Promise.race([new Promise<void>((resolve) => (this.onSaved = resolve)), this.ended]);
  }

  /** Kills node and every git child of it at once. */
  killGroup(): void {
    kill(-this.pid, "SIGKILL");
  }

  /** Kills node alone; its git children go on. */
  killNode(): void {
    kill(this.pid, "SIGKILL");
  }

  /** Kills one running git child, chosen by a number from 0 to 1. False when there is none at the moment. */
  killGitChild(choice: number): boolean {
    const children = gitChildrenOf(this.pid);
    const child = children[Math.floor(choice * children.length)];
    if (child === undefined) return false;
    try {
      kill(child, "SIGKILL");
      return true;
    } catch {
      return false;
    }
  }

  /** Lets it end its running saves and close the store. */
  async stop(): Promise<void> {
    this.child.stdin.end();
    await this.ended;
  }

  private get pid(): number {
    if (this.child.pid === undefined) throw new Error("The store process did not start");
    return this.child.pid;
  }

  private take(line: string): boolean {
    const told = JSON.parse(line) as { ready?: string; saved?: string; refused?: string; log?: object };
    if (told.saved !== undefined) {
      this.saved.push(told.saved);
      this.onSaved();
    }
    if (told.refused !== undefined) this.refused.push(told.refused);
    if (told.log !== undefined) this.logged.push(told.log);
    return told.ready !== undefined;
  }
}

/** Process numbers of the running git children of a process, or of the shell that starts them for it. */
export function gitChildrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    const all = children === "" ? [] : children.split(" ").map(Number);
    return all.flatMap((child) => (isShell(child) ? gitChildrenOf(child) : [child]));
  } catch {
    return readdirSync("/proc")
      .map(Number)
      .filter((other) => other > 0 && isGitChild(other, pid));
  }
}

function isShell(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8") === "sh\n";
  } catch {
    return false;
  }
}

function isGitChild(pid: number, parent: number): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, "utf8").includes(`) S ${parent} `) &&
      readlinkSync(`/proc/${pid}/exe`).includes("git")
    );
  } catch {
    return false;
  }
}
