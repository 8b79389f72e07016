import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { hashPassword } from "../../api/auth/password-hash";
import { startServer } from "../../api/server";
import { generatedEvent, makeRepository } from "./make-repository";
import { answeredAfter, startProgram } from "./server-process";

/** p50 and their ratio of saving one event, in milliseconds. */
export interface SaveFigures {
  readonly items: number;
  readonly rounds: number;
  readonly httpP50: number;
  readonly gitP50: number;
  /** HTTP over `git add` + `git commit`. */
  readonly ratio: number;
}

/** Requests a second and their ratio. */
export interface UnchangedFigures {
  readonly notModifiedPerSecond: number;
  readonly helloPerSecond: number;
  readonly ratio: number;
}

/** Milliseconds from the start of the process. */
export interface StartFigures {
  readonly items: number;
  readonly firstAnswer: number;
  readonly indexed: number;
}

// What the store sets for its own commits.
const fsync = ["-c", "core.fsync=all", "-c", "core.fsyncMethod=fsync"];
const password = "bench password";
const cheapCost = 2 ** 14;
const warmUpRounds = 3;

/** Saving an event through HTTP against spawned `git add` + `git commit` of the same change, turn by turn. */
export async function benchSave({
  items,
  rounds = 30,
}: {
  readonly items: number;
  readonly rounds?: number;
}): Promise<SaveFigures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-save-"));
  const [ours, theirs] = [join(folder, "ours"), join(folder, "theirs")];
  await makeRepository({ folder: ours, events: items / 2, news: items / 2 });
  await makeRepository({ folder: theirs, events: items / 2, news: items / 2 });
  const server = await startServer(
    {
      port: 0,
      host: "127.0.0.1",
      contentDir: join(ours, "content"),
      dataDir: join(folder, "data"),
      password: { kind: "hash", hash: await hashPassword(password, cheapCost) },
      logLevel: "silent",
    },
    { maintenance: false },
  );
  try {
    await server.store.ready;
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    const login = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers,
      body: JSON.stringify({ password }),
    });
    const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
    const http: number[] = [];
    const git: number[] = [];
    for (let round = 0; round < rounds + warmUpRounds; round += 1) {
      const { path, text } = generatedEvent(round * 3, [2026, 2025, 2024]);
      const description = `Changed in round ${String(round)}.`;
      const body = JSON.stringify({
        _id: /([^/]+)\.md$/.exec(path)?.[1],
        title: "Changed",
        date: "2026-01-01",
        description,
      });
      const httpTime = await timed(async () => {
        const answer = await fetch(`${server.url}/api/editEvent`, {
          method: "POST",
          headers: { ...headers, Cookie: cookie },
          body,
        });
        if (answer.status !== 200)
          throw new Error(`the save answered ${String(answer.status)}: ${await answer.text()}`);
        await answer.arrayBuffer();
      });
      const gitTime = await timed(() => {
        writeFileSync(join(theirs, "content", path), text.replace(/---\n\n[^]*/, `---\n\n${description}\n`));
        run(theirs, [...fsync, "add", "--", `content/${path}`]);
        run(theirs, [...fsync, "commit", "--quiet", "--message", "Edit event", "--", `content/${path}`]);
      });
      if (round < warmUpRounds) continue;
      http.push(httpTime);
      git.push(gitTime);
    }
    const [httpP50, gitP50] = [median(http), median(git)];
    return { items, rounds, httpP50, gitP50, ratio: httpP50 / gitP50 };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** "Nothing changed" answers of the event list against a Koa hello-world, each in its own process, turn by turn. */
export async function benchUnchanged({ items = 1000, seconds = 5, turns = 3 } = {}): Promise<UnchangedFigures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-304-"));
  await makeRepository({ folder: join(folder, "repository"), events: items / 2, news: items / 2 });
  const api = await startProgram("scripts/bench/bench-server.ts", serverEnvironment(folder));
  const hello = await startProgram("scripts/bench/hello-server.ts");
  try {
    await answeredAfter(api, "/api/getEventsData");
    await answeredAfter(hello, "/");
    const list = await fetch(`${api.url}/api/getEventsData`);
    await list.arrayBuffer();
    const headers = { "If-None-Match": list.headers.get("etag") ?? "" };
    const rates: { notModified: number; hello: number }[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const notModified = await rate(`${api.url}/api/getEventsData`, seconds, 304, headers);
      rates.push({ notModified, hello: await rate(hello.url, seconds, 200) });
    }
    return {
      notModifiedPerSecond: median(rates.map((turn) => turn.notModified)),
      helloPerSecond: median(rates.map((turn) => turn.hello)),
      ratio: median(rates.map((turn) => turn.notModified / turn.hello)),
    };
  } finally {
    await Promise.all([api.stop(), hello.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the start of the process to its first answer, and until all items are read. */
export async function benchStart({ items = 10_000 } = {}): Promise<StartFigures> {
  const folder = mkdtempSync(join(tmpdir(), "bench-start-"));
  try {
    await makeRepository({ folder: join(folder, "repository"), events: items / 2, news: items / 2 });
    const environment = serverEnvironment(folder);
    // The first run fills the compiler's cache and makes the password.
    const first = await startProgram("scripts/bench/bench-server.ts", environment);
    await answeredAfter(first, "/api/session");
    await first.stop();
    const server = await startProgram("scripts/bench/bench-server.ts", environment);
    try {
      const firstAnswer = await answeredAfter(server, "/api/session");
      return { items, firstAnswer, indexed: await answeredAfter(server, "/api/health") };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function serverEnvironment(folder: string): Record<string, string> {
  return {
    CONTENT_DIR: join(folder, "repository", "content"),
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "info",
    HOST: "127.0.0.1",
  };
}

async function rate(
  url: string,
  duration: number,
  status: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({ url, duration, headers, connections: 50 });
  const expected = result.statusCodeStats[String(status)]?.count ?? 0;
  if (result.errors > 0 || expected === 0)
    throw new Error(`${url}: ${String(result.errors)} errors, ${String(expected)} answers with ${String(status)}`);
  return result.requests.average;
}

async function timed(work: () => Promise<void> | void): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function run(folder: string, args: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid", ...args], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
