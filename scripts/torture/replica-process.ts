import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { inheritedEnvironment } from "../../api/env";
import { freePort } from "../../api/test-support/free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** One API process of several on a remote, leader of its process group; it keeps its port when it is started again. */
export class ReplicaProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  static async start(environment: Readonly<Record<string, string>>): Promise<ReplicaProcess> {
    const replica = new ReplicaProcess(await freePort(), environment);
    replica.start();
    return replica;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  start(): void {
    this.child = spawn(process.execPath, ["scripts/run.mjs", "scripts/bench/bench-server.ts"], {
      cwd: root,
      detached: true,
      env: { ...inheritedEnvironment(), NODE_ENV: "production", ...this.environment, PORT: String(this.port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  /** Kills node with its git children, or node alone; a push under way goes on by itself either way. */
  async kill(what: "group" | "node"): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(what === "group" ? -child.pid : child.pid, "SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}
