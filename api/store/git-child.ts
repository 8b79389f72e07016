import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { gitConfigArguments, GitCommandError } from "./git-command";
import { gitEnvironment } from "./git-environment";

/** The setting by which other stores know a child that is kept open; git itself does not know it. */
export const keptOpen = "chamber.keptOpen=true";

export interface GitChildOptions {
  /** As errors name it. */
  readonly name: string;
  readonly start: () => ChildProcessWithoutNullStreams;
  /** How long an answer may take, in ms; then the child is killed. */
  readonly patienceMs: number;
  /** A child older than this is replaced before the next question, in ms. Default: never. */
  readonly maxAgeMs?: number;
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly startedAt: number;
  readonly ended: Promise<unknown>;
  text: string;
  words: string;
  /** Told of text, and of the end, while a question waits. */
  onText: () => void;
  onEnd: () => void;
}

const nothing = (): void => undefined;

/** Starts a git command to be kept open in a folder. */
export function startGit(folder: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn("git", ["-c", keptOpen, ...gitConfigArguments, ...args], {
    cwd: folder,
    env: gitEnvironment(),
    windowsHide: true,
  });
}

/**
 * A git process kept open that answers lines with lines. One question at a time. A child that died, did not answer in
 * time or says more than it was asked is replaced at the next question.
 */
export class GitChild {
  private running: Running | undefined;
  private closed = false;

  constructor(private readonly options: GitChildOptions) {}

  /** Starts the child when there is none that may answer, so that the next question need not wait for that. */
  warm(): void {
    void this.ready();
  }

  /** Sends the text and resolves with that many lines. Raises GitCommandError, after the child has been ended. */
  async ask(text: string, count: number): Promise<readonly string[]> {
    if (this.closed) throw new GitCommandError(this.options.name, null, "The store is closed");
    const running = this.ready();
    const lines = await this.answer(running, text, count);
    if (lines) return lines;
    await this.replace(running);
    throw new GitCommandError(this.options.name, null, running.words);
  }

  /** Ends a child whose answer was wrong; the next question goes to a new one. */
  async distrust(): Promise<void> {
    if (this.running) await this.replace(this.running);
  }

  /** Ends the child. */
  close(): void {
    this.closed = true;
    this.running?.child.stdin.end();
    this.running?.child.kill();
    this.running = undefined;
  }

  private ready(): Running {
    const { maxAgeMs = Infinity } = this.options;
    const { running } = this;
    if (running && running.text === "" && performance.now() - running.startedAt <= maxAgeMs) return running;
    running?.child.kill(running.text === "" ? "SIGTERM" : "SIGKILL");
    return (this.running = this.start());
  }

  private start(): Running {
    const child = this.options.start();
    const ended = Promise.race([once(child, "close"), once(child, "error")]);
    const running: Running = {
      child,
      startedAt: performance.now(),
      ended,
      text: "",
      words: "",
      onText: nothing,
      onEnd: nothing,
    };
    child.stdout.on("data", (chunk: Buffer) => {
      running.text += chunk.toString("latin1");
      running.onText();
    });
    child.stderr.on(
      "data",
      (chunk: Buffer) => (running.words = `${running.words}${chunk.toString("utf8")}`.slice(-500)),
    );
    child.stdin.on("error", () => undefined);
    const end = (): void => {
      this.forget(running);
      running.onEnd();
    };
    ended.then(end, end);
    return running;
  }

  private forget(running: Running): void {
    if (this.running === running) this.running = undefined;
  }

  /** The lines, or undefined when the child ended or took too long. */
  private answer(running: Running, text: string, count: number): Promise<readonly string[] | undefined> {
    return new Promise((resolve) => {
      const settle = (lines?: readonly string[]): void => {
        clearTimeout(timer);
        running.onText = nothing;
        running.onEnd = nothing;
        resolve(lines);
      };
      const timer = setTimeout(settle, this.options.patienceMs);
      running.onText = () => {
        const lines = running.text.split("\n");
        if (lines.length <= count) return;
        running.text = lines.slice(count).join("\n");
        settle(lines.slice(0, count));
      };
      // Not by `ended`: it outlives the question, and would keep everything that ever waited for it.
      running.onEnd = () => settle();
      running.child.stdin.write(text);
    });
  }

  // Whoever looks at what it did must know that it does no more.
  private async replace(running: Running): Promise<void> {
    this.forget(running);
    running.child.kill("SIGKILL");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.options.patienceMs);
    });
    await Promise.race([running.ended.catch(() => undefined), late]);
    clearTimeout(timer);
  }
}
