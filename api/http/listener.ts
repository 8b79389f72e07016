import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { errorCode } from "../support/error-code";
import { endSlowReaders, type ReadingTimes } from "./slow-readers";

/** An open port. Requests wait until `answerWith` is called. */
export interface Listener {
  readonly port: number;
  /** Address on this machine, without a trailing slash. */
  readonly url: string;
  answerWith(listener: RequestListener): void;
  /** Lets running requests end (20 s at most) and closes every connection. */
  close(): Promise<void>;
}

/** Times of Node's server and of this one, in ms. */
export interface ListenerTimes extends ReadingTimes, ServerOptions {
  /** How long requests under way may take when the service stops. */
  readonly drain: number;
}

// Slow senders are cut off, most of them earlier by body-time.ts; reverse proxies keep idle connections for a minute.
const defaultTimes: ListenerTimes = {
  requestTimeout: 200_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  stalledAnswer: 30_000,
  slowestReading: 4 * 1024,
  now: () => performance.now(),
  drain: 20_000,
};
const idleCheckMs = 100;

/** Opens the port. Rejects with a sentence that names the setting when it cannot. */
export async function openListener(host: string, port: number, times: Partial<ListenerTimes> = {}): Promise<Listener> {
  const { drain: drainMs, stalledAnswer, slowestReading, now, ...options } = { ...defaultTimes, ...times };
  const server = createServer(options);
  // Their bytes are limited. Beyond a number Node would not hand on the rest: a second Host, a cookie.
  server.maxHeadersCount = 0;
  const most = mostConnections();
  // Those beyond are closed at once: without file descriptors nobody would get an answer.
  if (most !== undefined) server.maxConnections = most;
  endSlowReaders(server, { stalledAnswer, slowestReading, now });
  const waiting: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...exchange) => void waiting.push(exchange);
  server.on("request", wait);
  const bound = await listen(server, host, port);
  return {
    port: bound,
    url: `http://${host.includes(":") ? `[${host}]` : host}:${String(bound)}`,
    answerWith(answer) {
      const listener = limitPipelining(singleHost(answer));
      server.off("request", wait);
      server.on("request", listener);
      for (const exchange of waiting.splice(0)) listener(...exchange);
    },
    close() {
      // These will not be answered any more.
      for (const [request] of waiting.splice(0)) request.destroy();
      return drain(server, drainMs);
    },
  };
}

/** Requests of one connection that may be under way together. Browsers and proxies wait for each answer. */
export const mostPipelined = 4;

/** Resets a connection that sends further requests without taking the answers: each may hold a file open. */
function limitPipelining(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { underWay: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { underWay: 0 };
    connections.set(socket, connection);
    connection.underWay += 1;
    response.on("close", () => (connection.underWay -= 1));
    if (connection.underWay <= mostPipelined) listener(request, response);
    else socket.resetAndDestroy();
  };
}

/** Refuses a request with more than one Host (RFC 9112, 3.2), of which Node takes the first and a proxy in front may take another. */
function singleHost(answer: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) response.writeHead(400, { Connection: "close" }).end();
    else answer(request, response);
  };
}

/** File descriptors for everything but connections: git's and the renderer's pipes, content, uploads, releases. */
const reserved = 64;
const fewest = 8;

/**
 * How many connections may be open at once, so that a file can be sent over each and git can be started all the same.
 * `openFiles`: how many files this process may have open; undefined where that is not known or not limited.
 */
export function mostConnections(openFiles: number | undefined = openFilesLimit()): number | undefined {
  return openFiles === undefined ? undefined : Math.max(fewest, Math.floor((openFiles - reserved) / 2));
}

/** Of this process; known on Linux. */
function openFilesLimit(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = errorCode(error);
    if (code === "EADDRINUSE")
      throw new Error(`PORT ${String(port)} is in use. Stop the other program or choose another PORT.`, {
        cause: error,
      });
    if (code === "EACCES")
      throw new Error(`PORT ${String(port)} may not be used by this user. Choose one above 1023.`, { cause: error });
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new Error(`HOST ${host} is not an address of this machine.`, { cause: error });
    throw error;
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
