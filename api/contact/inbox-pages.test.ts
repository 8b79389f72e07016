import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import type { InquiriesAnswer } from "../../content/model/api/inquiry-answer";
import { createLog } from "../support/log";
import { openInbox } from "./inbox";
import { newInquiry } from "./inquiry";
import { startContactServer, type ContactServer } from "./test-support/contact-server";
import { goodForm } from "./test-support/good-form";

let server: ContactServer;
beforeEach(async () => {
  server = await startContactServer();
});
afterEach(() => server.close());

/** Puts inquiries into the inbox of a server that is started afterwards, a minute apart, the first the oldest. */
async function fill(messages: readonly string[], options: Parameters<ContactServer["restart"]>[0] = {}): Promise<void> {
  for (const [at, message] of messages.entries()) {
    const inquiry = newInquiry({ ...goodForm, message }, new Date(Date.UTC(2026, 4, 1, 0, at)), false);
    writeFileSync(join(server.dataDir, "inbox", `${inquiry._id}.json`), JSON.stringify(inquiry));
  }
  await server.restart(options);
}
const page = async (query: Record<string, string> = {}): Promise<InquiriesAnswer> =>
  (await server.staff.get("/api/inquiries").query(query).expect(200)).body as InquiriesAnswer;
const messages = ({ items }: InquiriesAnswer): string[] => items.map(({ message }) => message);
const post = (call: string, body: object) => server.staff.post(`/api/${call}`).send(body);
const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `message ${String(at)}`);

test("pages of fifty, newest first, each leading to the next, with the counts of all", async () => {
  await fill(numbers(120));
  const first = await page();
  expect(messages(first)).toEqual(numbers(120).reverse().slice(0, 50));
  expect(first.counts).toEqual({ new: 120, done: 0, spam: 0 });
  const second = await page({ before: first.next ?? "" });
  // What comes meanwhile moves no page.
  await server.send().expect(200);
  const third = await page({ before: second.next ?? "" });
  expect([...messages(first), ...messages(second), ...messages(third)]).toEqual(numbers(120).reverse());
  expect(third.next).toBeUndefined();
});

test("open ones come oldest first, so that what is overdue is on the first page, and the newest is named", async () => {
  await fill(numbers(70));
  const newestFirst = (await page()).items;
  await post("markInquiries", { ids: [newestFirst[0]?._id], state: "done" }).expect(200);
  const first = await page({ state: "new" });
  expect(messages(first)).toEqual(numbers(70).slice(0, 50));
  expect(first.newest).toBe(newestFirst[1]?._id);
  // What comes meanwhile is behind what was there.
  await server.send({ message: "later" }).expect(200);
  const second = await page({ state: "new", before: first.next ?? "" });
  expect(messages(second)).toEqual([...numbers(70).slice(50, 69), "later"]);
  expect(second.next).toBeUndefined();
  const found = await page({ state: "new", search: "message 6" });
  expect(messages(found)).toEqual(numbers(69).filter((message) => message.includes("6")));
  expect(found.newest).toBe(newestFirst[1]?._id);
  expect(await page({ search: "nowhere" })).not.toHaveProperty("newest");
});

test("a page is sent compressed and is not stored by browsers", async () => {
  await fill(numbers(50));
  const answer = await server.staff.get("/api/inquiries").set("Accept-Encoding", "gzip").expect(200);
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("the search finds names by the common forms of their signs, and words without their accents", async () => {
  await fill(["髙橋と山﨑です", "Café Merlion"]);
  for (const [search, found] of [
    ["高橋 山崎", "髙橋と山﨑です"],
    ["髙橋", "髙橋と山﨑です"],
    ["cafe", "Café Merlion"],
  ] as const)
    expect(messages(await page({ search }))).toEqual([found]);
});

test("the search finds every word anywhere in the inbox, whatever case and width, and counts what it finds", async () => {
  await fill(["Tea CEREMONY lesson", ...numbers(60), "ｔｅａ　お茶", "coffee ceremony"]);
  const found = await page({ search: "TEA" });
  expect(messages(found)).toEqual(["ｔｅａ　お茶", "Tea CEREMONY lesson"]);
  expect(found.counts).toEqual({ new: 2, done: 0, spam: 0 });
  expect(messages(await page({ search: "ceremony tea" }))).toEqual(["Tea CEREMONY lesson"]);
  expect(messages(await page({ search: "お茶" }))).toEqual(["ｔｅａ　お茶"]);
  const many = await page({ search: "message" });
  expect([many.items.length, many.counts.new]).toEqual([50, 60]);
  expect((await page({ search: "message", before: many.next ?? "" })).items).toHaveLength(10);
  expect((await page({ search: "aiko@example.org" })).counts.new).toBe(63);
  await server.staff
    .get("/api/inquiries")
    .query({ search: "x".repeat(201) })
    .expect(400);
});

test("the search finds what looks the same: variants of a character, what is invisible, both kinds of kana", async () => {
  await fill(["葛\u{e0100}飾区の会場", "Net\u00adworking \u200bevening", "ヤマダ商店"]);
  for (const search of ["葛飾区", "葛\u{e0101}飾", "networking evening", "n\u200betworking", "やまだ商店", "ﾔﾏﾀﾞ"])
    expect([search, messages(await page({ search })).length]).toEqual([search, 1]);
});

test("the search looks into notes, too, together with the visitor's words, and deletes what it finds there", async () => {
  await fill(["Tea lesson", "Coffee", "Tea house"]);
  const [house, , lesson] = (await page()).items;
  for (const each of [house, lesson])
    await post("noteInquiry", { id: each?._id, text: "Ｒing HARBOUR office", was: "" }).expect(200);
  await post("noteInquiry", { id: house?._id, text: "Answered by phone", was: "Ｒing HARBOUR office" }).expect(200);
  const found = await page({ search: "ring tea harbour" });
  expect(messages(found)).toEqual(["Tea lesson"]);
  expect(found.counts).toEqual({ new: 1, done: 0, spam: 0 });
  await post("deleteInquiries", { search: "harbour", upTo: found.newest }).expect(200);
  expect(messages(await page())).toEqual(["Tea house", "Coffee"]);
});

test("spam leaves the open ones and comes back, also after a restart", async () => {
  await fill(numbers(3));
  const [two, one] = (await page()).items;
  await post("markInquiries", { ids: [two?._id, one?._id], state: "spam" }).expect(200);
  expect((await page({ state: "new" })).counts).toEqual({ new: 1, done: 0, spam: 2 });
  expect(messages(await page({ state: "spam" }))).toEqual(["message 2", "message 1"]);
  await server.restart();
  const back = await post("markInquiries", { ids: [two?._id], state: "new" }).expect(200);
  expect(back.body).toEqual({ items: [two] });
  expect(messages(await page({ state: "new" }))).toEqual(["message 0", "message 2"]);
});

test("many are deleted at once, by a search too, and all come back in their states", async () => {
  await fill([...numbers(70), "a real visitor"]);
  const all = await page();
  const newest = all.items[0]?._id ?? "";
  const done = all.items[5]?._id;
  const spam = all.items[6]?._id;
  await post("markInquiries", { ids: [done], state: "done" }).expect(200);
  await post("markInquiries", { ids: [spam], state: "spam" }).expect(200);
  await server.send({ message: "message that came later" }).expect(200);
  const deleted = await post("deleteInquiries", { search: "message", upTo: newest }).expect(200);
  expect(deleted.body.count).toBe(70);
  expect(messages(await page())).toEqual(["message that came later", "a real visitor"]);
  await server.restart();
  await post("restoreInquiries", { undo: deleted.body.undo }).expect(200, { count: 70 });
  expect((await page()).counts).toEqual({ new: 70, done: 1, spam: 1 });
  expect((await page({ state: "done" })).items[0]?._id).toBe(done);
  await post("restoreInquiries", { undo: deleted.body.undo }).expect(404);
  await post("deleteInquiries", { state: "spam", upTo: newest }).expect(200);
  expect((await page()).counts).toEqual({ new: 70, done: 1, spam: 0 });
});

test("what was deleted is gone for good a day later", async () => {
  await fill(numbers(2));
  const deleted = await post("deleteInquiries", { ids: (await page()).items.map(({ _id }) => _id) }).expect(200);
  server.pass(23 * 3600);
  await server.restart();
  expect(readdirSync(join(server.dataDir, "inbox", "deleted"))).toHaveLength(1);
  server.pass(3601);
  await server.restart();
  expect((await page()).items).toEqual([]);
  await post("restoreInquiries", { undo: deleted.body.undo }).expect(404);
  expect(readdirSync(join(server.dataDir, "inbox", "deleted"))).toEqual([]);
});

test("inquiries that come into a full inbox take of a deletion only the room they need", async () => {
  await fill(numbers(4), { inbox: { capacity: 4 } });
  const newest = (await page()).items[0]?._id;
  const deleted = await post("deleteInquiries", { upTo: newest }).expect(200, /"count":4/);
  await server.send({ message: "new" }).expect(200);
  await post("restoreInquiries", { undo: deleted.body.undo }).expect(200, { count: 3 });
  expect(messages(await page())).toEqual(["new", "message 3", "message 2", "message 1"]);
});

test("a full inbox gives up the oldest deletion, then the oldest spam, and nothing else", async () => {
  await fill(numbers(4), { inbox: { capacity: 4 } });
  const [three, two, one] = (await page()).items;
  await post("deleteInquiries", { ids: [three?._id] }).expect(200);
  await post("markInquiries", { ids: [two?._id, one?._id], state: "spam" }).expect(200);
  for (const message of ["in place of the deleted one", "in place of message 1", "in place of message 2"])
    await server.send({ message }).expect(200);
  expect((await page()).counts).toEqual({ new: 4, done: 0, spam: 0 });
  const refused = await server.send().set("Accept-Language", "ja").expect(507);
  expect(refused.body.error.message).toBe(
    "現在、お問い合わせの受付件数が上限に達しているため、送信内容を保存できませんでした。恐れ入りますが、メールでお問い合わせください。",
  );
  expect(server.log()).not.toContain('"level":50');
  expect(messages(await page())).toContain("message 0");
});

test("done inquiries of earlier versions, which lie among the open ones, stay done", async () => {
  const inquiry = newInquiry(goodForm, new Date(Date.UTC(2026, 4, 1)), false);
  const file = `${inquiry._id}.json`;
  writeFileSync(join(server.dataDir, "inbox", file), JSON.stringify({ ...inquiry, state: "done" }));
  await server.restart();
  expect((await page()).items).toEqual([{ ...inquiry, state: "done" }]);
  expect(readFileSync(join(server.dataDir, "inbox", "done", file), "utf8")).toContain(inquiry._id);
  mkdirSync(join(server.dataDir, "inbox", "deleted", "not-one"), { recursive: true });
  await server.restart();
  expect((await page()).counts.done).toBe(1);
});

test("that they are filed survives a crash in the middle", async () => {
  const folder = join(server.dataDir, "inbox");
  for (let minute = 0; minute < 3; minute += 1) {
    const inquiry = newInquiry(goodForm, new Date(Date.UTC(2026, 4, 1, 0, minute)), false);
    writeFileSync(join(folder, `${inquiry._id}.json`), JSON.stringify({ ...inquiry, state: "done" }));
  }
  const { rename } = fs;
  const cut = jest.spyOn(fs, "rename").mockImplementation(async (from, to) => {
    if (cut.mock.calls.length === 2) throw new Error("killed");
    await rename(from, to);
  });
  const log = createLog("silent");
  await expect(openInbox({ dataDir: server.dataDir, log })).rejects.toThrow("killed");
  cut.mockRestore();
  await server.restart();
  expect((await page()).counts).toEqual({ new: 0, done: 3, spam: 0 });
});
