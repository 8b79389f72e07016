import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { PublishAnswer } from "../../../content/model/api/answers";
import { startTestServer, type TestServer } from "../../test-support/test-server";
import { SitePublisher } from "../publisher";
import { ReleaseService } from "../release/release-service";
import { testGenerator } from "../test-support/test-generator";
import { publishAnswer } from "./publish-answer";
import { until } from "../../test-support/until";

let folder: string;
let server: TestServer;
let publisher: SitePublisher;
let staff: Agent;
/** Ends the build that runs; with a reason, as failed. */
let endBuild: (reason?: string) => void;
let building: Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "publish-calls-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<p>");
  let began: () => void = () => undefined;
  const waitForBuild = (): void => {
    building = new Promise((resolve) => (began = resolve));
  };
  waitForBuild();
  server = await startTestServer({
    overrides: {
      openSite: async ({ store, clock }) => {
        publisher = await SitePublisher.start({
          store,
          dataDir: join(folder, "data"),
          now: clock,
          log: () => undefined,
          generator: testGenerator({
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
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const state = async (query = ""): Promise<PublishAnswer> =>
  (await staff.get(`/api/publishState${query}`).expect(200)).body;
const addEvent = async (title: string): Promise<string> =>
  (await staff.post("/api/addEvent").field({ date: "2026-06-12", title, description: "Text" }).expect(201)).body.commit;

test("a save is followed from waiting to live, through the publisher's own states", async () => {
  await building;
  const first = server.git("rev-parse", "HEAD").trim();
  expect(await state()).toEqual({ kind: "building", commit: first });
  const saved = await addEvent("Saved while the first build runs");
  const ask = () => state(`?contains=${saved}`);
  expect(await ask()).toEqual({ kind: "building", commit: first, contains: false, stage: "waiting" });
  // The publisher's state for a moment between two builds.
  const between = { kind: "live", path: "full", liveCommit: first } as const;
  expect(await publishAnswer(between, saved, server.server.store)).toEqual({
    ...between,
    contains: false,
    stage: "waiting",
  });
  endBuild();
  await building;
  expect(await ask()).toEqual({
    kind: "building",
    commit: saved,
    liveCommit: first,
    contains: false,
    stage: "building",
  });
  endBuild();
  await publisher.settled();
  expect(await ask()).toEqual({ kind: "live", path: "full", liveCommit: saved, contains: true, stage: "live" });
  expect(await state(`?contains=${first}`)).toMatchObject({ contains: true, stage: "live" });
});

test("a failed build says why to whom it concerns; a later save waits for its own build", async () => {
  await building;
  const first = server.git("rev-parse", "HEAD").trim();
  endBuild();
  await publisher.settled();
  expect(await state()).toEqual({ kind: "live", path: "full", liveCommit: first });
  const saved = await addEvent("Breaks the build");
  await building;
  expect(await state()).toMatchObject({ kind: "building", commit: saved });
  const later = await addEvent("Comes during the build");
  expect(await state(`?contains=${later}`)).toMatchObject({ kind: "building", commit: saved, stage: "waiting" });
  endBuild("a template is broken");
  await building;
  expect(await state(`?contains=${later}`)).toMatchObject({ kind: "building", commit: later, stage: "building" });
  endBuild("still broken");
  await publisher.settled();
  expect(await state()).toEqual({ kind: "failed", commit: later, liveCommit: first, reason: "still broken" });
  expect(await state(`?contains=${saved}`)).toMatchObject({ contains: false, stage: "failed" });
  expect(await state(`?contains=${first}`)).toMatchObject({ contains: true, stage: "live" });
  server.git("reset", "--quiet", "--hard", first);
  await until("the first commit is live", async () => (await state()).kind === "live");
  expect(await state()).toEqual({ kind: "live", path: "full", liveCommit: first });
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
  }
  expect(await state(`?contains=${"0".repeat(40)}`)).toMatchObject({ contains: false, stage: "gone" });
});
