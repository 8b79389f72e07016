import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gitEnvironment } from "../git-environment";

/** A git host on a free port of the loopback that requires a user and a password. */
export interface GitHost {
  /** `127.0.0.1:port`. */
  readonly place: string;
  close(): Promise<void>;
}

export interface GitHostOptions {
  /** Folder that holds the bare repositories. */
  readonly folder: string;
  readonly user: string;
  readonly password: string;
  /** Called with every request that has the right password, while git waits for its answer. */
  readonly onRequest: () => void;
}

/** Serves repositories through `git http-backend`, as a host on the web does. */
export async function gitOverHttp({ folder, user, password, onRequest }: GitHostOptions): Promise<GitHost> {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const backend = `${execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim()}/git-http-backend`;
  const server = createServer((request, response) => {
    if (request.headers.authorization !== expected) {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
      return;
    }
    onRequest();
    answer(backend, folder, request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    place: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(backend: string, folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://host");
  const child = spawn(backend, [], {
    env: gitEnvironment({
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      REQUEST_METHOD: request.method ?? "GET",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REMOTE_USER: "staff",
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    }),
    stdio: ["pipe", "pipe", "inherit"],
  });
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.once("close", () => {
    const output = Buffer.concat(parts);
    const end = output.indexOf("\r\n\r\n");
    const headers = new Map(
      output
        .subarray(0, end)
        .toString()
        .split("\r\n")
        .map((line): [string, string] => [line.split(": ", 1).join(), line.replace(/^[^:]*: /, "")]),
    );
    response.statusCode = Number.parseInt(headers.get("Status") ?? "200", 10);
    headers.delete("Status");
    response.setHeaders(headers);
    response.end(output.subarray(end + 4));
  });
}
