import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { PublishAnswer } from "../../../content/model/api/answers";
import { startTestServer, testPassword, type TestServer } from "../../test-support/test-server";
import { SitePublisher } from "../publisher";
import { ReleaseService } from "../release/release-service";

// Real hashes and commits: slow where the machine is busy.
jest.setTimeout(30_000);

let folder: string;
let server: TestServer;
let publisher: SitePublisher;
let staff: Agent;
/** Ends the build that runs; with a reason, as failed. */
let endBuild: (reason?: string) => void;
let building: Promise<void>;
let streams: EventReader[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "publish-calls-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<p>");
  streams = [];
  let began: () => void = () => undefined;
  const waitForBuild = (): void => {
    building = new Promise((resolve) => (began = resolve));
  };
  waitForBuild();
  server = await startTestServer({
    overrides: {
      streamBeatMs: 50,
      openSite: async ({ store, clock }) => {
        publisher = await SitePublisher.start({
          store,
          rootDir: folder,
          dataDir: join(folder, "data"),
          settings: { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null },
          code: () => Promise.resolve("code"),
          now: clock,
          log: () => undefined,
          build: (_input, { signal }) =>
            new Promise((resolve, reject) => {
              signal.addEventListener("abort", () => reject(new Error("ended")));
              endBuild = (reason) => {
                waitForBuild();
                if (reason === undefined) resolve(join(folder, "public"));
                else reject(new Error(reason));
              };
              began();
            }),
        });
        const releases = new ReleaseService(publisher.releases, clock, () => publisher.readHold());
        return { publisher, releases, middleware: (_context, next) => next() };
      },
    },
  });
  staff = await server.loggedIn();
});
afterEach(async () => {
  for (const stream of streams) stream.response.destroy();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads an event stream over a connection of its own, as a browser does. */
class EventReader {
  readonly comments: string[] = [];
  readonly ended: Promise<void>;
  private readonly events: PublishAnswer[] = [];
  private waiting: (() => void) | undefined;

  constructor(readonly response: IncomingMessage) {
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      const blocks = (text + chunk).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        if (block.startsWith("data: ")) this.events.push(JSON.parse(block.slice(6)) as PublishAnswer);
        else this.comments.push(block);
      }
      this.waiting?.();
    });
    this.ended = new Promise((resolve) => response.once("close", resolve));
  }

  /** The next event. */
  next(): Promise<PublishAnswer> {
    return this.until(() => this.events.shift());
  }

  /** The next comment line. */
  comment(): Promise<string> {
    return this.until(() => this.comments.shift());
  }

  private async until<T>(found: () => T | undefined): Promise<T> {
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      await new Promise<void>((resolve) => (this.waiting = resolve));
    }
  }
}

async function cookieOf(): Promise<string> {
  const answer = await server.browser().post("/api/login").send({ password: testPassword }).expect(200);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

async function follow(query = "", cookie?: string): Promise<EventReader> {
  const headers = { Cookie: cookie ?? (await cookieOf()) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}/api/publishStream${query}`, { headers, agent: false }, resolve).once("error", reject);
  });
  const reader = new EventReader(response);
  streams.push(reader);
  return reader;
}

const state = async (query = ""): Promise<PublishAnswer> =>
  (await staff.get(`/api/publishState${query}`).expect(200)).body;
const addEvent = async (title: string): Promise<string> =>
  (await staff.post("/api/addEvent").field({ date: "2026-06-12", title, description: "Text" }).expect(201)).body.commit;

test("a save is followed from waiting to live, through the publisher's own states", async () => {
  await building;
  const first = server.git("rev-parse", "HEAD").trim();
  expect(await state()).toEqual({ kind: "building", commit: first });
  const saved = await addEvent("Saved while the first build runs");
  const stream = await follow(`?contains=${saved}`);
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(await stream.next()).toEqual({ kind: "building", commit: first, contains: false, stage: "waiting" });
  endBuild();
  expect(await stream.next()).toEqual({
    kind: "live",
    path: "full",
    liveCommit: first,
    contains: false,
    stage: "waiting",
  });
  expect(await stream.next()).toMatchObject({ kind: "building", commit: saved, liveCommit: first, stage: "building" });
  await building;
  endBuild();
  expect(await stream.next()).toEqual({ kind: "live", path: "full", liveCommit: saved, contains: true, stage: "live" });
  expect(await state(`?contains=${first}`)).toMatchObject({ contains: true, stage: "live" });
});

test("a failed build says why to whom it concerns; a later save waits for its own build", async () => {
  await building;
  const first = server.git("rev-parse", "HEAD").trim();
  endBuild();
  await publisher.settled();
  const stream = await follow();
  expect(await stream.next()).toEqual({ kind: "live", path: "full", liveCommit: first });
  const saved = await addEvent("Breaks the build");
  expect(await stream.next()).toMatchObject({ kind: "building", commit: saved });
  const later = await addEvent("Comes during the build");
  await building;
  endBuild("a template is broken");
  const failed = { kind: "failed", commit: saved, liveCommit: first, reason: "a template is broken" };
  expect(await stream.next()).toEqual(failed);
  expect(await stream.next()).toMatchObject({ kind: "building", commit: later });
  await building;
  endBuild("still broken");
  expect(await stream.next()).toMatchObject({ kind: "failed", commit: later, reason: "still broken" });
  expect(await state(`?contains=${saved}`)).toMatchObject({ contains: false, stage: "failed" });
  expect(await state(`?contains=${first}`)).toMatchObject({ contains: true, stage: "live" });
  server.git("reset", "--quiet", "--hard", first);
  expect(await stream.next()).toEqual({ kind: "live", path: "full", liveCommit: first });
  expect(await state(`?contains=${saved}`)).toMatchObject({ contains: false, stage: "gone" });
});

test("staff roll back and resume: the state says so, saves go on and wait, and the public answer names nobody", async () => {
  await building;
  endBuild();
  await publisher.settled();
  const second = await addEvent("In the second release");
  await building;
  endBuild();
  await publisher.settled();
  const mei = await server.loggedIn("Mei Tanaka");
  const { body: before } = await mei.get("/api/releases").expect(200);
  expect(before).toMatchObject({ hold: null, releases: [{ commit: second, live: true }, { live: false }] });
  const name: unknown = before.releases[1].name;

  const { body: after } = await mei.post("/api/rollBackRelease").send({ name }).expect(200);
  expect(after).toMatchObject({
    hold: { release: name, by: "Mei Tanaka" },
    releases: [{ live: false }, { name, live: true }],
  });
  expect(await state()).toMatchObject({
    kind: "held",
    release: name,
    by: "Mei Tanaka",
    liveCommit: after.releases[1].commit,
  });
  const saved = await addEvent("Saved while held");
  expect(await state(`?contains=${saved}`)).toMatchObject({ kind: "held", contains: false, stage: "held" });
  const events = await server.browser().get("/api/getEventsData").expect(200);
  expect(JSON.stringify(events.body)).toContain("Saved while held");
  const health = await server.browser().get("/api/health").expect(200);
  expect(health.body).toMatchObject({ status: "degraded", publish: { kind: "held", release: name } });
  expect(JSON.stringify(health.body)).not.toContain("Mei");

  expect((await mei.post("/api/resumeReleases").expect(200)).body.hold).toBeNull();
  await building;
  expect(await state(`?contains=${saved}`)).toMatchObject({ kind: "building", stage: "building" });
  for (const [wrong, status] of [
    [{}, 400],
    [{ name: 5 }, 400],
    [{ name: "../.." }, 404],
    [{ name, more: 1 }, 400],
  ] as const)
    await mei.post("/api/rollBackRelease").send(wrong).expect(status);
});

test("what is no commit is refused; an unknown one is gone", async () => {
  for (const query of [
    "?contains=HEAD",
    "?contains=--output%3Dx",
    "?contains=",
    `?contains=${"a".repeat(40)}&contains=b`,
  ]) {
    const refused = await staff.get(`/api/publishState${query}`).expect(400);
    expect(refused.body.error.fields).toHaveProperty("contains");
    await staff.get(`/api/publishStream${query}`).expect(400);
  }
  expect(await state(`?contains=${"0".repeat(40)}`)).toMatchObject({ contains: false, stage: "gone" });
});

test("a stream shows that it lives, and ends with the session", async () => {
  const cookie = await cookieOf();
  const stream = await follow("", cookie);
  await stream.next();
  expect(await stream.comment()).toBe(": still here");
  await server.browser().post("/api/logout").set("Cookie", cookie).expect(204);
  await stream.ended;
});

test("twenty streams at a time; a reader who leaves makes room", async () => {
  const cookie = await cookieOf();
  const open = await Promise.all(Array.from({ length: 20 }, () => follow("", cookie)));
  await Promise.all(open.map((stream) => stream.next()));
  const refused = await staff.get("/api/publishStream").expect(503);
  expect(refused.body).toMatchObject({ error: { code: "too-many-streams" } });
  expect(refused.headers["retry-after"]).toBe("15");
  open[0]?.response.destroy();
  let next = await follow("", cookie);
  while (next.response.statusCode === 503) next = await follow("", cookie);
  expect(await next.next()).toMatchObject({ kind: "building" });
});

test("the server closes at once although streams are open", async () => {
  const stream = await follow();
  await stream.next();
  const began = performance.now();
  await server.stop();
  await stream.ended;
  expect(stream.response.complete).toBe(true);
  // Connections that do not end by themselves are cut off after ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
});
