import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InquiriesAnswer, InquiryAnswer } from "../../content/model/api/inquiry-answer";
import { startContactServer, type ContactServer } from "./test-support/contact-server";
import { goodForm } from "./test-support/good-form";

let server: ContactServer;
beforeEach(async () => {
  server = await startContactServer();
});
afterEach(() => server.close());

const began = "2026-06-01T03:00:00.000Z";
const post = (call: string, body: object) => server.staff.post(`/api/${call}`).send(body);
const page = async () => (await server.staff.get("/api/inquiries").expect(200)).body as InquiriesAnswer;
const only = async (): Promise<InquiryAnswer> => {
  const [item, ...others] = (await page()).items;
  if (item === undefined || others.length > 0) throw new Error("the test expects one inquiry");
  return item;
};
const detailFiles = () => readdirSync(join(server.dataDir, "inbox", "details"));

test("the language of the page is kept beside the message, whose file earlier versions can read", async () => {
  await server.send().set("Accept-Language", "ja").expect(200);
  expect((await only()).language).toBe("ja");
  await post("noteInquiry", { id: (await only())._id, text: "Called back", was: "" }).expect(200);
  await post("markInquiries", { ids: [(await only())._id], state: "done" }).expect(200);
  const file = join(server.dataDir, "inbox", "done", `${(await only())._id}.json`);
  // Earlier versions read these fields and refuse any other.
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    _id: (await only())._id,
    receivedAt: began,
    ...goodForm,
    state: "new",
    forwarding: { kind: "off" },
  });
});

test("inquiries of earlier versions, and those whose details are damaged, have none", async () => {
  await server.send().expect(200);
  const { _id } = await only();
  expect(await only()).toEqual({ _id, receivedAt: began, ...goodForm, state: "new", forwarding: { kind: "off" } });
  await post("noteInquiry", { id: _id, text: "A note", was: "" }).expect(200);
  writeFileSync(join(server.dataDir, "inbox", "details", `${_id}.json`), '{"note":');
  expect((await only()).note).toBeUndefined();
});

test("a note is written over the one that was seen, never over another, and taken away", async () => {
  await server.send().expect(200);
  const id = (await only())._id;
  const noted = await post("noteInquiry", { id, text: " Mei calls back. \nNot before 10. ", was: "" }).expect(200);
  const note = { text: "Mei calls back. \nNot before 10.", by: "Staff", at: began };
  expect(noted.body.item.note).toEqual(note);
  await server.restart();
  expect((await only()).note).toEqual(note);

  const late = await post("noteInquiry", { id, text: "Kenji answers", was: "" }).expect(409);
  expect(late.body.error.code).toBe("stale-version");
  expect((await only()).note).toEqual(note);
  await Promise.all(["one", "two"].map((text) => post("noteInquiry", { id, text, was: note.text })));
  expect((await only()).note?.text).toMatch(/^(one|two)$/);

  const was = (await only()).note?.text;
  const removed = await post("noteInquiry", { id, text: "", was }).expect(200);
  expect(removed.body.item).not.toHaveProperty("note");
});

test.each([
  [{ text: "x".repeat(2001), was: "" }, 400],
  [{ text: "half \ud800", was: "" }, 400],
  [{ text: "no was" }, 400],
  [{ text: "y", was: "", id: "../sessions" }, 400],
  [{ text: "y", was: "", id: "20260601T030000000Z-0123456789abcdef" }, 404],
])("a note like %j is %i", async (body, status) => {
  await server.send().expect(200);
  await post("noteInquiry", { id: (await only())._id, ...body }).expect(status);
});

test("the longest note fits, over the longest one, whatever its characters", async () => {
  await server.send().expect(200);
  const id = (await only())._id;
  await post("noteInquiry", { id, text: "\u0001".repeat(2000), was: "" }).expect(200);
  await post("noteInquiry", { id, text: "会".repeat(2000), was: "\u0001".repeat(2000) }).expect(200);
});

test("who marked an inquiry as done is kept, and shown until it is open again", async () => {
  await server.send().expect(200);
  const id = (await only())._id;
  server.pass(3600);
  const answered = { by: "Staff", at: "2026-06-01T04:00:00.000Z" };
  const marked = await post("markInquiries", { ids: [id], state: "done" }).expect(200);
  expect(marked.body.items[0].answered).toEqual(answered);
  server.pass(3600);
  // Marked once more: the first answer counts.
  await post("markInquiries", { ids: [id], state: "done" }).expect(200);
  await server.restart();
  expect((await only()).answered).toEqual(answered);
  await post("markInquiries", { ids: [id], state: "new" }).expect(200);
  expect(await only()).not.toHaveProperty("answered");
});

test("details come back with a restored inquiry, and are erased with an erased one", async () => {
  await server.send().set("Accept-Language", "ja").expect(200);
  await server.send({ message: "stays" }).set("Accept-Language", "en").expect(200);
  const id = (await page()).items.find(({ message }) => message !== "stays")?._id;
  const { undo } = (await post("deleteInquiries", { ids: [id] }).expect(200)).body as { undo: string };
  server.pass(3600);
  await server.restart();
  await post("restoreInquiries", { undo }).expect(200);
  expect((await page()).items.map(({ language }) => language).sort()).toEqual(["en", "ja"]);

  await post("deleteInquiries", { ids: [id] }).expect(200);
  expect(detailFiles()).toHaveLength(2);
  server.pass(24 * 3600 + 1);
  await server.restart();
  await server.inquiryService.close();
  expect(detailFiles()).toEqual([`${(await only())._id}.json`]);
});

test("a deletion is named until it is undone, also after a restart, so that it can be undone from any page", async () => {
  await server.send().expect(200);
  await server.send().expect(200);
  expect(await page()).not.toHaveProperty("deletion");
  const [first, second] = (await page()).items.map(({ _id }) => _id);
  const one = (await post("deleteInquiries", { ids: [first] }).expect(200)).body as { undo: string };
  server.pass(60);
  const two = (await post("deleteInquiries", { ids: [second] }).expect(200)).body as { undo: string };
  await server.restart();
  expect((await page()).deletion).toEqual({ count: 1, undo: two.undo, at: "2026-06-01T03:01:00.000Z" });
  await post("restoreInquiries", { undo: two.undo }).expect(200);
  expect((await page()).deletion).toEqual({ count: 1, undo: one.undo, at: began });
  await post("restoreInquiries", { undo: one.undo }).expect(200);
  expect(await page()).not.toHaveProperty("deletion");
});

test("the number of open inquiries is a call of its own", async () => {
  const open = async () => (await server.staff.get("/api/openInquiries").expect(200)).body as unknown;
  expect(await open()).toEqual({ open: 0 });
  await server.send().expect(200);
  await server.send().expect(200);
  expect(await open()).toEqual({ open: 2 });
  await post("markInquiries", { ids: [(await page()).items[0]?._id], state: "spam" }).expect(200);
  expect(await open()).toEqual({ open: 1 });
  await server.visitor().get("/api/openInquiries").expect(401);
});

test("a disk that takes no details loses no message", async () => {
  const write = jest.fn((path: string, text: string): Promise<void> => {
    if (path.includes("details")) return Promise.reject(new Error("full"));
    writeFileSync(path, text);
    return Promise.resolve();
  });
  await server.restart({ inbox: { write } });
  await server.send().set("Accept-Language", "ja").expect(200);
  expect((await only()).message).toBe(goodForm.message);
  expect(server.log()).toContain("the language of an inquiry could not be stored");
  rmSync(join(server.dataDir, "inbox", "details"), { recursive: true, force: true });
});
