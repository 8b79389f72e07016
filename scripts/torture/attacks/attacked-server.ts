import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashPassword, smallestCost } from "../../../api/auth/password-hash";
import { temporaryRepository } from "../../../api/store/test-support/temporary-repository";
import { answeredAfter, callAsPage, cookieOf } from "../../bench/server-process";
import type { StartService } from "./attacked-process";
import { peakMegabytes } from "./peak-memory";

/** A server process that is attacked, with content of its own in a temporary folder. */
export interface AttackedServer {
  readonly url: string;
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
}

/** Files that a service begins with: path -> bytes. */
type Files = Readonly<Record<string, Buffer | string>>;

/** The staff password of attacked servers. */
export const attackPassword = "a password of the attacks";

/** Folders for a service, removed after the work, and the settings that name them. */
export async function withFolders<T>(
  { content = {}, data = {} }: { readonly content?: Files; readonly data?: Files },
  work: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const repository = temporaryRepository();
  const dataDir = mkdtempSync(join(tmpdir(), "attack data "));
  try {
    writeAll(repository.contentDir, content);
    writeAll(dataDir, data);
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--allow-empty", "--message", "Files of an attack");
    return await work({ CONTENT_DIR: repository.contentDir, DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    repository.remove();
  }
}

function writeAll(folder: string, files: Files): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Attacks a server on these files. */
export function withAttackedServer<T>(
  start: StartService,
  files: Parameters<typeof withFolders>[0],
  attack: (server: AttackedServer) => Promise<T>,
): Promise<T> {
  return withFolders(files, async (environment) => {
    const ADMIN_PASSWORD_HASH = await hashPassword(attackPassword, smallestCost);
    const server = await start({ ...environment, ADMIN_PASSWORD_HASH });
    const { url, pid } = server;
    try {
      await answeredAfter(server, "/api/health");
      const cookie = cookieOf(await callAsPage(`${url}/api/login`, { password: attackPassword }));
      const event = { title: "Summer night", date: "2026-06-12", description: "Drinks." };
      return await attack({
        url,
        cookie,
        peakMemoryMb: () => Math.round(peakMegabytes(pid)),
        save: () => timed(() => callAsPage(`${url}/api/addEvent`, event, { Cookie: cookie })),
        get: (path) => timed(() => fetch(url + path)),
        stop: () => server.stop(),
      });
    } finally {
      await server.stop();
    }
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
