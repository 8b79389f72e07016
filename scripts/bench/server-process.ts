import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { inheritedEnvironment } from "../../api/env";
import { freePort } from "../../api/test-support/free-port";

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
export function startProgram(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startNode(["scripts/run.mjs", program], environment);
}

/** Starts Node with the arguments and, last, a free port, which is `PORT` as well. */
export async function startNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = root,
): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...args, String(port)], {
    cwd,
    env: { ...inheritedEnvironment(), NODE_ENV: "production", ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  return {
    url: `http://127.0.0.1:${String(port)}`,
    startedAt,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Milliseconds from the start until a path answers 200. */
export async function answeredAfter(server: Pick<ServerProcess, "url" | "startedAt">, path: string): Promise<number> {
  const giveUpAt = performance.now() + giveUpAfter;
  while (performance.now() < giveUpAt) {
    const status = await fetch(server.url + path).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return performance.now() - server.startedAt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${path} did not answer within ${String(giveUpAfter / 1000)} s`);
}

/** Milliseconds from the start of a hello-world to its first answer: the baseline of starts. */
export async function helloStart(): Promise<number> {
  const hello = await startProgram("scripts/bench/hello-server.ts");
  const ms = await answeredAfter(hello, "/");
  await hello.stop();
  return ms;
}
