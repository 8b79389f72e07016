import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { PublicPublishState } from "../../../content/model/api/health-answer";
import { inheritedEnvironment } from "../../../api/env";
import { rootDir } from "../../../api/support/root-dir";
import { freePort } from "../../../api/test-support/free-port";

/** The whole service, compiled as in production, that is killed with everything it started. */
export class TorturedService {
  /** True when it ended without having been killed. */
  diedAlone = false;
  private killed = false;
  private readonly ended: Promise<unknown>;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    this.ended = once(child, "exit").then(() => (this.diedAlone = !this.killed));
  }

  /** `openFiles`: how many files it may have open. */
  static async start(environment: Readonly<Record<string, string>>, openFiles?: number): Promise<TorturedService> {
    const port = await freePort();
    const limit = openFiles === undefined ? "" : `ulimit -n ${String(openFiles)}; `;
    const child = spawn("sh", ["-c", `${limit}exec "${process.execPath}" scripts/run.mjs api/main.ts`], {
      cwd: rootDir,
      detached: true,
      env: { ...inheritedEnvironment(), NODE_ENV: "production", ...environment, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return new TorturedService(child, `http://127.0.0.1:${String(port)}`);
  }

  /** Kills it with the processes below it, as a power cut or the end of a container does. */
  async kill(): Promise<void> {
    this.killed = true;
    for (const pid of [this.child.pid ?? 0, ...processesBelow(this.child.pid ?? 0)].filter((pid) => pid > 1)) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended.
      }
    }
    await this.ended;
  }

  /** What health says of the site; undefined while nobody answers. */
  async published(): Promise<PublicPublishState | undefined> {
    try {
      const answer = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(10_000) });
      return ((await answer.json()) as { readonly publish: PublicPublishState }).publish;
    } catch {
      return undefined;
    }
  }

  /** True once the site shows the newest commit, which the service may have made meanwhile; false after `limitMs`, or when the service has ended. */
  async shows(newest: () => string, limitMs: number): Promise<boolean> {
    for (const giveUpAt = performance.now() + limitMs; performance.now() < giveUpAt && !this.diedAlone;) {
      const published = await this.published();
      if (published?.kind === "live" && published.liveCommit === newest()) return true;
      await wait(250);
    }
    return false;
  }
}

function processesBelow(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}
