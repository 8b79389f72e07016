import { spawn, type ChildProcess } from "node:child_process";
import { errorMessage } from "../../content/model/error-message";
import { started } from "../support/started";
import { gitConfigArguments } from "./git-command";
import { gitEnvironment } from "./git-environment";

/** How a command that had limits of time ended. */
export interface LimitedResult {
  /** Null when it was killed or could not be started. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** It was ended because it was silent, or at work, for too long. */
  readonly tooSlow: boolean;
}

export interface LimitedCommand {
  readonly args: readonly string[];
  /** Variables of git's environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** The longest time without output, in ms. */
  readonly silentMs: number;
  /** The longest time altogether, in ms. */
  readonly totalMs: number;
}

const remoteConfig = [
  "core.askPass=",
  "credential.interactive=false",
  "fetch.recurseSubmodules=false",
  "fetch.writeCommitGraph=false",
  "push.recurseSubmodules=no",
  "push.gpgSign=false",
  "push.followTags=false",
];
const remoteEnvironment = {
  GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
  GIT_ASKPASS: "",
};
/** Characters of each output stream that are stored; earlier ones are dropped. */
const mostWords = 64 * 1024;
/** Between SIGTERM and SIGKILL for the processes, in ms. */
const graceMs = 1_000;
/** How long to listen to pipes that a program left in the background holds open, in ms. */
const drainMs = 200;

/**
 * Runs one git command in a process group of its own, so that the programs it starts (ssh, a receive-pack that hangs)
 * end with it: simple-git can neither start such a group nor end it. Never rejects; never prompts on a terminal.
 */
export function runLimited(folder: string, command: LimitedCommand, signal: AbortSignal): Promise<LimitedResult> {
  return new Promise<LimitedResult>((resolve) => {
    const config = remoteConfig.flatMap((setting) => ["-c", setting]);
    const child = started(
      spawn("git", [...gitConfigArguments, ...config, ...command.args], {
        cwd: folder,
        env: gitEnvironment({ ...remoteEnvironment, ...command.environment }),
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
        windowsHide: true,
      }),
    );
    let tooSlow = false;
    let done = false;
    const words = { stdout: "", stderr: "" };
    const stopSlow = () => {
      tooSlow = true;
      endGroup(child);
    };
    const stop = () => endGroup(child);
    const silence = setTimeout(stopSlow, command.silentMs);
    const total = setTimeout(stopSlow, command.totalMs);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    const listen = (name: keyof typeof words) => (chunk: Buffer) => {
      silence.refresh();
      words[name] = `${words[name]}${chunk.toString("utf8")}`.slice(-mostWords);
    };
    child.stdout.on("data", listen("stdout"));
    child.stderr.on("data", listen("stderr"));
    const finish = (exitCode: number | null) => {
      if (done) return;
      done = true;
      clearTimeout(silence);
      clearTimeout(total);
      signal.removeEventListener("abort", stop);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ exitCode, ...words, tooSlow });
    };
    child.on("error", (error) => {
      words.stderr = `${words.stderr}${error.message}`;
      finish(null);
    });
    child.on("close", (code) => finish(code));
    child.on("exit", (code) => setTimeout(() => finish(code), drainMs));
  }).catch((error: unknown) => ({ exitCode: null, stdout: "", stderr: errorMessage(error), tooSlow: false }));
}

function endGroup(child: ChildProcess): void {
  signalGroup(child, "SIGTERM");
  setTimeout(() => signalGroup(child, "SIGKILL"), graceMs).unref();
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended, or the system has no groups.
    child.kill(signal);
  }
}
