import { setTimeout as wait } from "node:timers/promises";
import type { BranchHead } from "../branch-head";
import { StoreError } from "../content-store";
import { isObjectId } from "../git-objects";
import type { StaleLocks } from "../stale-locks";
import { lastWords, pushOutcome, type PushOutcome } from "./push-outcome";
import type { RemoteAddress } from "./remote-address";
import { runRemote, type RemoteResult } from "./remote-command";

export interface GitRemoteOptions {
  readonly folder: string;
  readonly remote: RemoteAddress;
  /** How long a remote may be silent, in ms. */
  readonly limitMs: number;
  readonly head: BranchHead;
  readonly staleLocks: StaleLocks;
  /** Ends every command. */
  readonly signal: AbortSignal;
}

/** A command that sends or fetches may take this many limits altogether, as long as it goes on. */
const longest = 6;
/** A fetch that nobody waits for. */
const longestInBackground = 60;
const localLock = /cannot lock ref|unable to create|unable to update local ref|File exists/i;
const lockTries = 10;

/** The one remote of the content: what stands there, fetching and pushing, each with a time limit. */
export class GitRemote {
  constructor(private readonly options: GitRemoteOptions) {}

  /** The commit of each ref that the remote has. Raises StoreError "remote-unavailable". */
  async positions(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const result = await this.run(["ls-remote", "--refs", "--end-of-options", this.address, ...refs], 1);
    this.assertDone(result);
    const lines = result.stdout.split("\n").map((line) => line.split("\t"));
    return new Map(
      lines.flatMap(([id = "", ref]) => (ref !== undefined && isObjectId(id) ? [[ref, id] as const] : [])),
    );
  }

  /**
   * Fetches a ref into `into`, a ref of this repository, and answers its commit; undefined when the remote has no such
   * ref. Raises StoreError "remote-unavailable".
   */
  async fetch(ref: string, into: string): Promise<string | undefined> {
    for (let tries = 1; ; tries += 1) {
      const result = await this.run([...fetching, "--end-of-options", this.address, `+${ref}:${into}`], longest);
      if (result.exitCode !== 0 && /couldn't find remote ref/i.test(result.stderr)) return undefined;
      // A lock of this repository says nothing about the remote.
      if (result.exitCode !== 0 && !result.tooSlow && tries < lockTries && localLock.test(result.stderr)) {
        await this.options.staleLocks.clearAll(into);
        await wait(20 * tries);
        continue;
      }
      this.assertDone(result);
      const commit = await this.options.head.commitOf(into);
      if (commit !== undefined) return commit;
      throw new StoreError("failed", `git fetched ${ref} without a word about its commit`);
    }
  }

  /** Brings a ref's objects over, however many they are, before anybody has to wait for them. */
  async fetchAhead(ref: string): Promise<void> {
    this.assertDone(await this.run([...fetching, "--end-of-options", this.address, ref], longestInBackground));
  }

  /**
   * Pushes a commit as a compare-and-swap: only if the remote's branch stands at `expected`, which the commit must build
   * on (undefined: only if there is no such branch). Anything else is refused by the remote itself.
   */
  async push(commit: string, ref: string, expected: string | undefined): Promise<PushOutcome> {
    const result = await this.run(
      [
        "push",
        "--porcelain",
        "--progress",
        "--no-verify",
        `--force-with-lease=${ref}:${expected ?? ""}`,
        "--end-of-options",
        this.address,
        `${commit}:${ref}`,
      ],
      longest,
    );
    return pushOutcome(this.redacted(result), ref);
  }

  private get address(): string {
    return this.options.remote.address;
  }

  private async run(args: readonly string[], limits: number): Promise<RemoteResult> {
    const { folder, limitMs, signal } = this.options;
    return runRemote(folder, { args, silentMs: limitMs, totalMs: limits * limitMs }, signal);
  }

  private assertDone(result: RemoteResult): void {
    const { exitCode, stderr, tooSlow } = this.redacted(result);
    if (exitCode === 0 && !tooSlow) return;
    throw new StoreError("remote-unavailable", tooSlow ? "It did not answer in time" : lastWords(stderr));
  }

  private redacted({ stdout, stderr, ...rest }: RemoteResult): RemoteResult {
    const { remote } = this.options;
    return { stdout: remote.redact(stdout), stderr: remote.redact(stderr), ...rest };
  }
}

const fetching = [
  "fetch",
  "--no-tags",
  "--no-write-fetch-head",
  "--no-auto-maintenance",
  "--no-recurse-submodules",
  "--progress",
];
