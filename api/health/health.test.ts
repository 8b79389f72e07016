import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import type { FileProblem, PublishState } from "../../content/model/api/answers";
import type { InquiriesAnswer } from "../../content/model/api/inquiry-answer";
import { pdf } from "../../content/model/test-support/pdf";
import { goodForm } from "../contact/test-support/good-form";
import { noPublisher } from "../publish/publisher-interface";
import { newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { until } from "../test-support/until";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";

const live = { kind: "live", path: "pages", liveCommit: "a".repeat(40) } as const;
let state: PublishState;
/** Undefined: the system does not say. */
let freeBytes: number | undefined;
let now: Date;
let server: TestServer;

beforeEach(async () => {
  [state, freeBytes, now] = [live, 50_000_000_000, testNow];
  const publisher = { ...noPublisher, state: () => state, siteFolder: () => undefined, close: () => Promise.resolve() };
  const middleware = (_context: unknown, next: () => Promise<unknown>) => next();
  server = await startTestServer({
    files: { "news/2026/a.md": newsFile({ serial_no: "7", date: "2026-01-01", title: "News" }) },
    // Nothing listens there.
    settings: { smtp: { url: "smtp://127.0.0.1:1", to: "office@chamber.example", allowPlainText: true } },
    overrides: {
      clock: () => now,
      freeSpace: () => (freeBytes === undefined ? Promise.reject(new Error("EIO")) : Promise.resolve(freeBytes)),
      openSite: () => Promise.resolve({ publisher, middleware }),
    },
  });
});
afterEach(() => server.close());

const health = (query = "") => request(server.url).get(`/api/health${query}`);
/** What needs a person by both answers, which differ in their status only. */
async function attention(): Promise<unknown> {
  const { body } = await health().expect(200);
  const strict = await health("?strict").expect(body.attention.length > 0 ? 503 : 200);
  expect(strict.body).toEqual(body);
  expect(body.status).toBe(body.attention.length > 0 ? "degraded" : "ok");
  return body.attention;
}

test("?strict answers 503 as long as something needs a person, and says what", async () => {
  expect(await attention()).toEqual([]);
  freeBytes = 999_999_999;
  expect(await attention()).toEqual(["disk-nearly-full"]);
  freeBytes = undefined;
  expect(await attention()).toEqual(["disk-nearly-full"]);
  freeBytes = 50_000_000_000;
  state = { kind: "held", liveCommit: live.liveCommit, release: "20260601", since: testNow.toISOString() };
  expect(await attention()).toEqual(["release-held"]);
  state = { kind: "building", commit: live.liveCommit };
  expect(await attention()).toEqual(["no-release"]);
  state = { kind: "failed", commit: live.liveCommit, reason: "site.yml is missing" };
  expect(await attention()).toEqual(["no-release", "build-failed"]);
  state = { ...live, broken: [{ page: "/sccj-news", reason: "no title" }] };
  expect(await attention()).toEqual(["broken-page"]);
  state = live;
  expect(await attention()).toEqual([]);
});

test("it counts the inquiries that wait, and needs a person when their mails have waited for two hours", async () => {
  const call = { service_id: "", template_id: "", user_id: "", template_params: goodForm };
  for (let sent = 0; sent < 2; sent += 1) await server.browser().post("/api/contact").send(call).expect(200);
  now = new Date(testNow.getTime() + 2 * 60 * 60_000);
  expect(await attention()).toEqual([]);
  expect((await health()).body.inbox).toEqual({
    waiting: 2,
    stored: 2,
    capacity: 10_000,
    oldestUnsentAt: testNow.toISOString(),
  });
  now = new Date(now.getTime() + 1);
  expect(await attention()).toEqual(["mail-not-sent"]);
  await server.restart();
  expect(await attention()).toEqual(["mail-not-sent"]);
  const staff = await server.loggedIn();
  const { items } = (await staff.get("/api/inquiries").expect(200)).body as InquiriesAnswer;
  const ids = items.map(({ _id }) => _id);
  await staff.post("/api/markInquiries").send({ ids, state: "done" }).expect(200);
  expect(await attention()).toEqual([]);
  expect((await health()).body.inbox).toEqual({ waiting: 0, stored: 2, capacity: 10_000 });
});

test("without a session no reason, page, path or name is told; with one they all are", async () => {
  const broken = [{ page: "/sccj-news", reason: "no title" }];
  const failed = { kind: "failed", commit: live.liveCommit, reason: "ENOSPC /srv/chamber/x" } as const;
  const held = { kind: "held", liveCommit: "b", release: "r", since: testNow.toISOString(), by: "Mei Tanaka" } as const;
  const staff = await server.loggedIn();
  for (const [next, hidden] of [
    [{ ...live, broken }, ["sccj-news", "no title"]],
    [failed, ["ENOSPC", "/srv"]],
    [held, ["Mei"]],
  ] as const) {
    state = next;
    const { text } = await health().expect(200);
    const { body } = await staff.get("/api/health").expect(200);
    for (const word of hidden) expect(text).not.toContain(word);
    expect(body.publish).toEqual(next);
  }
  state = live;
  await staff.post("/api/logout").expect(204);
  expect((await staff.get("/api/health").expect(200)).body).not.toHaveProperty("problems");
});

test("a committed picture that begins and ends as it should, but cannot be decoded, is named", async () => {
  const whole = await picture("jpeg");
  const half = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
  const folder = join(server.settings.contentDir, "media");
  mkdirSync(folder);
  writeFileSync(join(folder, "whole.jpg"), whole);
  writeFileSync(join(folder, "half.jpg"), half);
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "Pictures");
  await server.restart();
  const staff = await server.loggedIn();
  const problems = async (): Promise<unknown[]> => (await staff.get("/api/health").expect(200)).body.problems;
  await until("the damaged picture is named", async () => (await problems()).length > 0);
  const message = "is damaged and cannot be shown: upload the image again, or choose another one";
  expect(await problems()).toEqual([{ path: "media/half.jpg", message }]);
});

test("a committed document that cannot be opened is named, in both languages, until a whole one takes its place", async () => {
  const folder = join(server.settings.contentDir, "media");
  mkdirSync(folder);
  const commit = (files: Readonly<Record<string, string | Buffer>>): void => {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    server.git("add", "--all");
    server.git("commit", "--quiet", "--message", "Documents");
  };
  const jpeg = await picture("jpeg");
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  const bad = { "empty.pdf": "", "agenda-1a2b3c4d.pdf": pointer, "page.PDF": "<!doctype html>", "picture.pdf": jpeg };
  commit({ ...bad, "good.pdf": pdf("Agenda"), "picture.jpg": jpeg });
  await server.restart();
  const staff = await server.loggedIn();
  const problems = async (language: string): Promise<Record<string, string>> => {
    const { body } = await staff.get("/api/health").set("Accept-Language", language).expect(200);
    return Object.fromEntries(body.problems.map(({ path, message }: FileProblem) => [path, message]));
  };
  await until("the documents are named", async () => Object.keys(await problems("en")).length === 4);
  expect(await problems("en")).toEqual({
    "media/empty.pdf": expect.stringContaining("is an empty file"),
    "media/agenda-1a2b3c4d.pdf": expect.stringContaining("commit the PDF itself"),
    "media/page.PDF": expect.stringContaining("save the document as PDF"),
    "media/picture.pdf": expect.stringContaining("save the document as PDF"),
  });
  expect((await problems("ja"))["media/empty.pdf"]).toContain("中身が空のファイルです");
  expect((await staff.get("/api/health").expect(200)).body.attention).toEqual(["content-problem"]);
  commit(Object.fromEntries(Object.keys(bad).map((name) => [name, pdf(name)])));
  await until("they are whole", async () => Object.keys(await problems("en")).length === 0);
});
