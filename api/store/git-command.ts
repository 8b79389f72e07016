import { simpleGit } from "simple-git";
import { hearChildErrors } from "../support/started";
import { gitEnvironment } from "./git-environment";

/** A git command that did not end well. `exitCode` is null when the child was killed. */
export class GitCommandError extends Error {
  constructor(
    command: string,
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`git ${command} failed (${exitCode === null ? "killed" : `exit code ${exitCode}`}): ${output.trim()}`);
    this.name = "GitCommandError";
  }
}

/** One git command: constant arguments, ids and paths only. */
export interface GitCommand {
  readonly args: readonly [string, ...string[]];
  /** What the command reads from its standard input. */
  readonly input?: Buffer | string;
  /** An index file to use instead of the checkout's. */
  readonly indexFile?: string;
}

export type RunGit = (command: GitCommand) => Promise<string>;

const config: readonly string[] = [
  "core.fsync=all",
  "core.fsyncMethod=fsync",
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.quotePath=false",
  // An index with folders as entries: update-index of git 2.39 adds a second entry for a file below one of them.
  "index.sparse=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "commit.gpgSign=false",
  "log.showSignature=false",
  "i18n.logOutputEncoding=UTF-8",
];

/** The store's settings as arguments before a git command. */
export const gitConfigArguments: readonly string[] = config.flatMap((setting) => ["-c", setting]);

const ownVariables = [
  "GIT_TERMINAL_PROMPT",
  "GIT_OPTIONAL_LOCKS",
  "GIT_NO_REPLACE_OBJECTS",
  "GIT_INDEX_FILE",
  "GIT_TRACE",
];

// The output is complete when its pipe is closed. By default simple-git takes what was read 50 ms after the process has ended, and
// Node may notice the end of a process before its output: a busy service would then take half of it, or nothing, for all.
const completion = { onClose: true, onExit: false };

// simple-git waits 50 ms after a command that printed nothing; with tracing, every command prints a line at once.
const tracing = { GIT_TRACE: "1" };
const traceLine = /^.* trace: .*\n?/gm;

/**
 * Runs git commands in a folder through simple-git. Raises GitCommandError for every exit code but 0, also when the
 * child was killed or failed without a word, which simple-git on its own takes for success.
 */
export function gitIn(folder: string): RunGit {
  // simple-git fails at the missing pipes of a child that could not be started before it listens to its error.
  hearChildErrors();
  return async ({ args, input, indexFile }) => {
    // simple-git wraps what "errors" gives in an error of its own, without its fields.
    let failure: GitCommandError | undefined;
    const git = simpleGit({
      baseDir: folder,
      config: [...config],
      allowEnvironment: ownVariables,
      completion,
      unsafe: { allowUnsafeHooksPath: true, allowUnsafeFsMonitor: true },
      errors: (error, { exitCode, stdErr, stdOut }) => {
        if (exitCode === 0) return error;
        const output = Buffer.concat([...stdErr, ...stdOut])
          .toString("utf8")
          .replace(traceLine, "");
        failure = new GitCommandError(args[0], exitCode, output);
        return failure;
      },
      ...(input === undefined ? {} : { input: () => input }),
    });
    git.env(gitEnvironment(indexFile === undefined ? tracing : { ...tracing, GIT_INDEX_FILE: indexFile }));
    try {
      return await git.raw([...args]);
    } catch (error) {
      throw failure ?? error;
    }
  };
}
