import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import request, { type Agent } from "supertest";
import { hashPassword, smallestCost } from "../auth/password-hash";
import { inheritedEnvironment, type Settings } from "../env";
import { startServer, type Overrides, type RunningServer } from "../server";

/** Password of every test server. */
export const testPassword = "test password";
/** What a test server's clock shows. */
export const testNow = new Date("2026-06-01T03:00:00Z");

/** The whole service on a free port, with the real store on a real repository in a temporary folder. */
export interface TestServer {
  readonly url: string;
  readonly settings: Settings;
  readonly server: RunningServer;
  /** Lines of the log so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** A browser that keeps cookies and sends what browsers send from our own pages. */
  browser(): Agent;
  /** The same, logged in. */
  loggedIn(name?: string): Promise<Agent>;
  /** Runs git in the repository and returns what it printed. */
  git(...args: string[]): string;
  /** Number of commits on the branch. */
  commits(): number;
  /** Files waiting in the upload folder. */
  uploads(): string[];
  /** Stops this server; the folders stay. */
  stop(): Promise<void>;
  /** Starts it again on the same folders. */
  restart(overrides?: Overrides): Promise<void>;
  /** Stops the server and removes its folders. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Path in the content folder -> text; committed before the start. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** A repository to clone instead of making one. */
  readonly cloneOf?: string;
  readonly settings?: Partial<Settings>;
  readonly overrides?: Overrides;
}

/** Headers that a browser adds to what our own page sends. */
export const sameOriginHeaders = { "Sec-Fetch-Site": "same-origin" };

/** Starts a test server; close it after the tests. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "api-test-"));
  const repository = join(folder, "repository");
  const contentDir = join(repository, "content");
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: repository, encoding: "utf8", env: gitEnvironment });
  const firstCommit = () => {
    git("init", "--quiet", "--initial-branch=main");
    for (const [path, text] of Object.entries({ "README.md": "Content of a test.\n", ...options.files })) {
      mkdirSync(dirname(join(contentDir, path)), { recursive: true });
      writeFileSync(join(contentDir, path), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", "Content of a test");
  };
  mkdirSync(options.cloneOf === undefined ? contentDir : repository, { recursive: true });
  if (options.cloneOf === undefined) firstCommit();
  else git("clone", "--quiet", options.cloneOf, ".");
  const settings: Settings = {
    port: 0,
    host: "127.0.0.1",
    contentDir,
    dataDir: join(folder, "data"),
    password: { kind: "hash", hash: await hashPassword(testPassword, smallestCost) },
    logLevel: "info",
    ...options.settings,
  };
  const log: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const text of chunk.toString().trim().split("\n")) log.push(JSON.parse(text) as Record<string, unknown>);
      done();
    },
  });
  const start = (overrides: Overrides = {}) =>
    startServer(settings, {
      clock: () => testNow,
      log: pino({ level: settings.logLevel, base: null }, sink),
      passwordCost: smallestCost,
      maintenance: false,
      // Tests do not depend on the free space of the machine that runs them.
      freeSpace: () => Promise.resolve(100_000_000_000),
      // Nor on its speed.
      lockWaitMs: patienceMs,
      remoteWaitMs: patienceMs,
      ...options.overrides,
      ...overrides,
    });

  let server = await start();
  await server.store.ready;
  const browser = (): Agent => request.agent(server.url).set(sameOriginHeaders);
  return {
    get url() {
      return server.url;
    },
    get server() {
      return server;
    },
    settings,
    log,
    browser,
    async loggedIn(name) {
      const agent = browser();
      await agent.post("/api/login").send({ password: testPassword, name }).expect(200);
      return agent;
    },
    git,
    commits: () => Number(git("rev-list", "--count", "HEAD")),
    uploads: () => readdirSync(join(settings.dataDir, "tmp")),
    stop: () => server.close(),
    async restart(overrides) {
      await server.close();
      server = await start(overrides);
      await server.store.ready;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const gitEnvironment = {
  ...inheritedEnvironment(),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Maintainer",
  GIT_AUTHOR_EMAIL: "maintainer@example.invalid",
  GIT_COMMITTER_NAME: "Maintainer",
  GIT_COMMITTER_EMAIL: "maintainer@example.invalid",
};
