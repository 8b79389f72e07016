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
  /** Ends it at once, as a crash would; `"group"`: with the programs that it has started. */
  kill(what?: "group"): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const giveUpAfter = 120_000;

/** Starts a program of scripts/compile.mjs, compiled as in production, on a free port or that of the environment; the port is its argument and `PORT`. */
export async function startProgram(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = environment["PORT"] ?? String(await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/run.mjs", program, port], {
    cwd: root,
    detached: true,
    env: { ...inheritedEnvironment(), NODE_ENV: "production", ...environment, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const { pid = 0 } = child;
  const ended = once(child, "exit");
  return {
    url: `http://127.0.0.1:${port}`,
    startedAt,
    pid,
    async stop() {
      child.kill();
      await ended;
    },
    async kill(what) {
      if (child.exitCode === null && child.signalCode === null) process.kill(what === "group" ? -pid : pid, "SIGKILL");
      await ended;
    },
  };
}

/** Calls a service as a page of its site does: asks, or sends a body. */
export function callAsPage(
  url: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The cookies of an answer to a login. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");

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
