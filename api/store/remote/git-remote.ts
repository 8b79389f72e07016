import { setTimeout as wait } from "node:timers/promises";
import type { BranchHead } from "../read/branch-head";
import { StoreError } from "../content-store";
import { isObjectId } from "../git-objects";
import { removeOldLock } from "./ref-lock";
import { lastWords, pushOutcome, type PushOutcome } from "./push-outcome";
import type { RemoteAddress } from "./remote-address";
import { runLimited, type LimitedResult } from "../limited-command";

export interface GitRemoteOptions {
  readonly folder: string;
  readonly remote: RemoteAddress;
  /** How long a remote may be silent, in ms. */
  readonly limitMs: number;
  readonly head: BranchHead;
  /** The git folder that holds the refs. */
  readonly commonDir: string;
  /** Ends running commands. */
  readonly signal: AbortSignal;
}

/** Total time of a push or a fetch, in limits of silence. */
const longest = 6;
/** The same for a fetch in the background. */
const longestInBackground = 60;
const localLock = /cannot lock ref|unable to create|unable to update local ref|File exists/i;
const lockTries = 10;

/** The content's remote: positions, fetch and push, each with a time limit. */
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
      // Retry: another server on this checkout may hold the ref that is fetched into.
      if (result.exitCode !== 0 && !result.tooSlow && tries < lockTries && localLock.test(result.stderr)) {
        await removeOldLock(this.options.commonDir, into);
        await wait(20 * tries);
        continue;
      }
      this.assertDone(result);
      const commit = await this.options.head.commitOf(into);
      if (commit !== undefined) return commit;
      throw new StoreError("failed", `git fetched ${ref} but wrote no commit`);
    }
  }

  /** Fetches a ref's objects, however many, before saves have to wait for them. */
  async fetchAhead(ref: string): Promise<void> {
    this.assertDone(await this.run([...fetching, "--end-of-options", this.address, ref], longestInBackground));
  }

  /**
   * Pushes a commit as a compare-and-swap: only if the remote's branch is at `expected`, which the commit must build
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

  private async run(args: readonly string[], limits: number): Promise<LimitedResult> {
    const { folder, remote, limitMs, signal } = this.options;
    const { environment } = remote;
    return runLimited(folder, { args, environment, silentMs: limitMs, totalMs: limits * limitMs }, signal);
  }

  private assertDone(result: LimitedResult): void {
    const { exitCode, stderr, tooSlow } = this.redacted(result);
    if (exitCode === 0 && !tooSlow) return;
    throw new StoreError("remote-unavailable", tooSlow ? "It did not answer in time" : lastWords(stderr));
  }

  private redacted({ stdout, stderr, ...rest }: LimitedResult): LimitedResult {
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
