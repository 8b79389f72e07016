import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashPassword, smallestCost } from "../../../api/auth/password-hash";
import { temporaryRepository } from "../../../api/store/test-support/temporary-repository";
import { answeredAfter } from "../../bench/server-process";
import type { StartService } from "./attacked-process";
import { peakMegabytes } from "./peak-memory";

/** A server process that is attacked, with content of its own in a temporary folder. */
export interface AttackedServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Cookie of a session. */
  readonly cookie: string;
  /** Most memory so far, in MB. */
  peakMemoryMb(): number;
  /** Milliseconds that an event without a picture takes to be saved; throws when it is refused. */
  save(): Promise<number>;
  /** Milliseconds until a path has been answered wholly; throws when it is not 200. */
  get(path: string): Promise<number>;
  /** Asks the process to stop and waits until it has. */
  stop(): Promise<void>;
  /** Stops it and removes its folders. */
  remove(): Promise<void>;
}

/** The staff password of attacked servers. */
export const attackPassword = "a password of the attacks";

/** Starts a server on committed files: path in the content folder -> bytes. */
export async function startAttackedServer(
  start: StartService,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<AttackedServer> {
  const repository = temporaryRepository();
  const data = mkdtempSync(join(tmpdir(), "attacked-data-"));
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(repository.contentDir, path)), { recursive: true });
    writeFileSync(join(repository.contentDir, path), bytes);
  }
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--allow-empty", "--message", "Files of an attack");
  const environment = {
    CONTENT_DIR: repository.contentDir,
    DATA_DIR: data,
    ADMIN_PASSWORD_HASH: await hashPassword(attackPassword, smallestCost),
    LOG_LEVEL: "warn",
  };
  const server = await start(environment);
  const { url, pid } = server;
  await answeredAfter(server, "/api/getEventsData");
  const cookie = await login(url);
  let stopped: Promise<void> | undefined;
  const stopOnce = (): Promise<void> => (stopped ??= server.stop());
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    cookie,
    peakMemoryMb: () => Math.round(peakMegabytes(pid)),
    save: () => timed(() => save(url, cookie)),
    get: (path) => timed(() => fetch(url + path)),
    stop: stopOnce,
    async remove() {
      await stopOnce();
      rmSync(data, { recursive: true, force: true });
      repository.remove();
    },
  };
}

/** Headers of a page of the site itself. */
export const ownPage = { "Sec-Fetch-Site": "same-origin" };

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...ownPage },
    body: JSON.stringify({ password: attackPassword }),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

function save(url: string, cookie: string): Promise<Response> {
  return fetch(`${url}/api/addEvent`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie, ...ownPage },
    body: JSON.stringify({ title: "Summer night", date: "2026-06-12", description: "Drinks." }),
  });
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${String(answer.status)}`);
  return performance.now() - started;
}

/** Milliseconds as the table shows them: "0.3 s". */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
