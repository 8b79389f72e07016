import { EventEmitter } from "node:events";
import { constants } from "node:os";
import type { Socket } from "node:net";

/** How a program ended: with a code, or by a signal. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const signals = Object.entries(constants.signals) as [NodeJS.Signals, number][];
/** git ends with it by itself after a wrong argument; for a shell it is also the end by SIGHUP. */
const usageCode = 129;

/** How a program ended for which a shell has `status`: its code, or 128 and the number of the signal. */
export function endOf(status: number, sent?: NodeJS.Signals | number): End {
  const signal = signals.find(([, number]) => number === status - 128)?.[0];
  const wasSent = sent !== undefined && (sent === signal || sent === status - 128);
  return signal === undefined || (status === usageCode && !wasSent)
    ? { code: status, signal: null }
    : { code: null, signal };
}

/** A program that a shell started: what a `ChildProcess` is for those who read and write its streams, end it and wait for it. */
export class StartedProgram extends EventEmitter {
  exitCode: number | null = null;
  signalCode: NodeJS.Signals | null = null;
  killed = false;
  readonly connected = false;
  private sent: NodeJS.Signals | number | undefined;
  private open = 1;

  constructor(
    readonly pid: number,
    readonly stdio: readonly [Socket | null, Socket | null, Socket | null],
    readonly spawnfile: string,
    readonly spawnargs: readonly string[],
  ) {
    super();
    for (const stream of stdio.slice(1)) {
      if (stream === null) continue;
      this.open += 1;
      stream.once("close", () => this.closeOne());
    }
    process.nextTick(() => this.emit("spawn"));
  }

  get stdin(): Socket | null {
    return this.stdio[0];
  }
  get stdout(): Socket | null {
    return this.stdio[1];
  }
  get stderr(): Socket | null {
    return this.stdio[2];
  }

  /** Sends a signal; false when the program has ended. */
  kill(signal: NodeJS.Signals | number = "SIGTERM"): boolean {
    if (this.exitCode !== null || this.signalCode !== null) return false;
    try {
      process.kill(this.pid, signal);
    } catch {
      return false;
    }
    if (signal !== 0) {
      this.killed = true;
      this.sent = signal;
    }
    return true;
  }

  /** Called once, when the shell says how the program ended. */
  end(status: number): void {
    const { code, signal } = endOf(status, this.sent);
    this.exitCode = code;
    this.signalCode = signal;
    this.stdin?.destroy();
    // As Node does: who does not read is not waited for.
    process.nextTick(() => this.stdio.slice(1).forEach((stream) => stream?.readable === true && stream.resume()));
    this.emit("exit", code, signal);
    this.closeOne();
  }

  private closeOne(): void {
    this.open -= 1;
    if (this.open === 0) this.emit("close", this.exitCode, this.signalCode);
  }
}
