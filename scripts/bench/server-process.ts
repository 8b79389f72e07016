import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { inheritedEnvironment } from "../../api/env";
import { freePort } from "../../api/test-support/free-port";
import { until } from "../../api/test-support/until";
import type { Baseline } from "./measure";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** When it was started, by `performance.now()`. */
  readonly startedAt: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const giveUpAfter = 120_000;

/** Starts a program of scripts/compile.mjs on a free port, compiled as in production; the port is its argument and `PORT`. */
export async function startProgram(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/run.mjs", program, String(port)], {
    cwd: root,
    env: { ...inheritedEnvironment(), NODE_ENV: "production", ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${String(port)}`,
    startedAt,
    pid: child.pid ?? 0,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** Milliseconds from the start until a path answers 200. */
export async function answeredAfter(server: Pick<ServerProcess, "url" | "startedAt">, path: string): Promise<number> {
  const isAnswered = (): Promise<boolean> =>
    fetch(server.url + path).then(
      async (answer) => (await answer.arrayBuffer(), answer.status === 200),
      () => false,
    );
  await until(`${path} answers`, isAnswered, 10, giveUpAfter);
  return performance.now() - server.startedAt;
}

/** The baseline of starts: milliseconds until a hello-world answers. */
export const hello: Baseline = {
  name: "hello",
  async run() {
    const server = await startProgram("scripts/bench/hello-server.ts");
    const ms = await answeredAfter(server, "/");
    await server.stop();
    return ms;
  },
};
