import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { TranslationMarks } from "../../content/model/api/history-answers";
import { newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

const path = "news/2026/office.md";
const complete = { state: "complete" };
const machine = { state: "machine", language: "ja" };

let server: TestServer;
let staff: Agent;
beforeEach(async () => {
  server = await startTestServer({ files: { [path]: newsFile({}) } });
  staff = await server.loggedIn();
});
afterEach(() => server.close());

const save = (fields: object) => staff.put("/api/collections/news/office").send(fields).expect(200);
const marks = async (): Promise<TranslationMarks | undefined> =>
  (await staff.get("/api/translations/news").expect(200)).body.items["office"];
const text = (): string => readFileSync(join(server.settings.contentDir, path), "utf8");
const translated = { title_jp: "新しい事務所", content_jp: "開きました。", machine: ["title_jp", "content_jp"] };

test("a text that a machine has written is marked in file and list until somebody confirms it", async () => {
  await save(translated);
  expect(text()).toMatch(/^machine:\n {2}- title_jp\n {2}- content_jp$/m);
  expect(await marks()).toEqual({ title: machine, body: machine });
  await save({ machine: null });
  expect(text()).not.toContain("machine");
  expect(await marks()).toEqual({ title: complete, body: complete });
});

test("who changes a text has confirmed it, whatever client it was; a text that is emptied is missing", async () => {
  await save(translated);
  await staff
    .put("/api/updateNews/office")
    .field({ title: "Office", date: "2026-05-01", content: "Text", title_jp: "新事務所", content_jp: "開きました。" })
    .expect(200);
  expect(text()).toMatch(/^machine:\n {2}- content_jp$/m);
  expect(await marks()).toEqual({ title: complete, body: machine });
  await save({ content_jp: null });
  expect(text()).not.toContain("machine");
  expect(await marks()).toMatchObject({ body: { state: "missing", language: "ja" } });
});

test.each([{ machine: ["no such field", 7, "__proto__"] }, { machine: "x".repeat(9_999) }, { machine: { a: 1 } }])(
  "what names no text marks none: %j",
  async (fields) => {
    await save({ ...translated, ...fields });
    expect(text()).not.toContain("machine");
    expect(await marks()).toEqual({ title: complete, body: complete });
  },
);
