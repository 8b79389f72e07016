import { join } from "node:path";
import request from "supertest";
import { readFileSync, writeFileSync } from "node:fs";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { EntryAnswer, SavedEntryAnswer } from "../../content/model/api/collection-answers";
import { contentIs } from "../store/test-support/test-store";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const publishAt = "2026-12-01T09:00+09:00";
const plans = readFileSync(join(sampleContent, "plans.yml"), "utf8");
const home = readFileSync(join(sampleContent, "pages", "home.yml"), "utf8");
const company = readFileSync(join(sampleContent, "companies", "akiya2.0.md"), "utf8");
const picnic = eventFile({ title: "Spring picnic" }, "Drinks and talks.");
let now: number;
let server: TestServer;

beforeEach(async () => {
  now = Date.parse("2026-11-30T12:00Z");
  server = await startTestServer({
    overrides: { clock: () => new Date(now) },
    files: {
      "events/2026/picnic.md": picnic,
      "news/2026/office.md": newsFile(),
      "companies/akiya2.0.md": company,
      "plans.yml": plans,
      "pages/home.yml": home,
    },
  });
});
afterEach(() => server.close());

const file = (path: string): string => server.git("show", `HEAD:content/${path}`);
const last = (): string => server.git("log", "-1", "--format=%an: %s").trim();
const answerOf = ({ body }: { readonly body: unknown }): EntryAnswer => body as EntryAnswer;
const savedOf = ({ body }: { readonly body: unknown }): SavedEntryAnswer => body as SavedEntryAnswer;

test("a change of any entry waits beside today's version, is listed, read, saved and discarded, and is no entry", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const at = "/api/collections/events/picnic?next=1";
  await mei.get(at).expect(404);
  await request(server.url).get(at).expect(401);
  const today = await mei.get("/api/collections/events/picnic").expect(200);
  const made = savedOf(
    await mei
      .put(at)
      .send({ version: answerOf(today).version, title: "Autumn picnic", publishAt })
      .expect(200),
  );
  expect(made.item).toMatchObject({
    _id: "picnic",
    title: "Autumn picnic",
    description: "Drinks and talks.",
    publishAt,
  });
  expect(last()).toBe("Mei Tan: Prepare event: Autumn picnic (2026-04-04)");
  expect(file("events/2026/picnic.md")).toBe(picnic);
  expect(file("events/2026/picnic.next.md")).toBe(
    eventFile({ title: "Autumn picnic", publishAt }, "Drinks and talks.").replace(
      /(date: .*\n)/,
      `$1# prepared from ${answerOf(today).version}\n`,
    ),
  );
  expect(answerOf(await mei.get(at).expect(200))).toEqual(made.item);
  // Today's version is what everybody else gets.
  expect((await request(server.url).get("/api/getEventsData")).body).toMatchObject([{ title: "Spring picnic" }]);
  expect((await mei.get("/api/collections/events")).body).toMatchObject([
    { title: "Spring picnic", next: { publishAt, version: made.version } },
  ]);
  expect((await mei.get("/api/getEventsData?all=1")).body).toMatchObject([
    { title: "Spring picnic", state: "public", next: { publishAt, version: made.version } },
  ]);
  const counts = (await mei.get("/api/collections")).body as { name: string; count: number }[];
  expect(counts.find(({ name }) => name === "events")).toMatchObject({ count: 1 });
  const { body: health } = await mei.get("/api/health");
  expect(health.counts).toMatchObject({ events: 1 });
  expect((health.problems as { path: string }[]).filter((problem) => problem.path.includes("picnic"))).toEqual([]);
  // It is changed by its own version.
  await mei
    .put(at)
    .send({ version: answerOf(today).version, title: "Late" })
    .expect(409)
    .expect(({ body }) => expect(body).toMatchObject({ error: { current: { next: { version: made.version } } } }));
  const changed = savedOf(await mei.put(at).send({ version: made.version, time: "18:00" }).expect(200));
  expect(changed.item).toMatchObject({ title: "Autumn picnic", time: "18:00", publishAt });
  await mei.delete(at).set("If-Match", `"${made.version}"`).expect(409);
  await mei.delete(at).set("If-Match", `"${changed.version}"`).expect(200);
  expect(last()).toBe("Mei Tan: Discard prepared event: Autumn picnic (2026-04-04)");
  await mei.get(at).expect(404);
  expect((await mei.get("/api/collections/events")).body[0]).not.toHaveProperty("next");
});

test("?next=1 lists the changes that wait, with today's entry and what a person has to decide", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const [list, next] = ["/api/collections/events?next=1", "/api/collections/events/picnic?next=1"];
  await request(server.url).get(list).expect(401);
  expect((await mei.get(list).expect(200)).body).toEqual([]);
  const { item } = savedOf(await mei.put(next).send({ title: "Autumn picnic", publishAt }).expect(200));
  const [today] = (await mei.get("/api/collections/events")).body as EntryAnswer[];
  expect((await mei.get(list)).body).toEqual([{ ...item, today }]);
  // Both have changed the title: it waits for a decision, also when its time has come.
  await mei.put("/api/collections/events/picnic").send({ title: "Summer picnic" }).expect(200);
  now = Date.parse(publishAt);
  await server.restart({ clock: () => new Date(now) });
  const ken = await server.loggedIn("Ken Ito");
  const listed = async () => (await ken.get(list).set("Accept-Language", "en").expect(200)).body as EntryAnswer[];
  await until("the change is listed", async () => (await listed()).length > 0);
  expect(await listed()).toMatchObject([
    {
      title: "Autumn picnic",
      next: { version: item.version, publishAt, problem: { field: "title", message: expect.any(String) } },
      today: { title: "Summer picnic" },
    },
  ]);
});

test("a prepared change that cannot be read is listed as its entry is, with the reason", async () => {
  const { contentDir } = server.settings;
  writeFileSync(join(contentDir, "events/2026/picnic.next.md"), "---\ntitle: [\n---\n");
  server.git("add", "content");
  server.git("commit", "--quiet", "--message", "By hand");
  const mei = await server.loggedIn("Mei Tan");
  const { store } = server.server;
  await contentIs(store, () => store.snapshot().has("events/2026/picnic.next.md"));
  const { body } = await mei.get("/api/collections/events?next=1").expect(200);
  const [today] = (await mei.get("/api/collections/events")).body as EntryAnswer[];
  expect(body).toEqual([{ ...today, next: { problem: { field: "title", message: expect.any(String) } }, today }]);
});

test("?next=1&restore= writes an earlier version again, and keeps what others changed in the entry since", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const ken = await server.loggedIn("Ken Ito");
  const [today, next] = ["/api/collections/events/picnic", "/api/collections/events/picnic?next=1"];
  const restore = (version: string, seen: string) => mei.put(`${next}&restore=${version}`).set("If-Match", `"${seen}"`);
  const first = savedOf(await mei.put(next).send({ title: "Autumn picnic", publishAt }).expect(200));
  const later = "2026-12-02T09:00+09:00";
  const second = savedOf(
    await mei.put(next).send({ title: "Winter picnic", time: "18:00", publishAt: later }).expect(200),
  );
  await restore(first.version, first.version).expect(409);
  const undone = savedOf(await restore(first.version, second.version).expect(200));
  const { version, next: summary } = undone.item;
  expect(undone.item).toEqual({ ...first.item, version, next: summary });
  // Of a discarded one, by the version of the entry.
  await mei.delete(next).set("If-Match", `"${undone.version}"`).expect(200);
  const changed = savedOf(await ken.put(today).send({ title: "Summer picnic", time: "12:00" }).expect(200));
  const { item } = savedOf(await restore(first.version, changed.version).expect(200));
  expect(item).toMatchObject({ title: "Autumn picnic", time: "12:00", publishAt });
  // Only versions of this change: no other file.
  await restore(changed.version, item.version).expect(404);
  await restore("x", item.version).expect(404);
});

test("a prepared change needs a time that can be read, an entry, and fields that fit", async () => {
  const mei = await server.loggedIn();
  const put = (path: string, fields: object) => mei.put(`/api/collections/${path}?next=1`).send(fields);
  const fieldsOf = async (fields: object) =>
    Object.keys((await put("events/picnic", fields).expect(400)).body.error.fields as object);
  expect(await fieldsOf({ title: "A" })).toEqual(["publishAt"]);
  expect(await fieldsOf({ publishAt: "Monday" })).toEqual(["publishAt"]);
  expect(await fieldsOf({ publishAt, unpublishAt: publishAt })).toEqual(["unpublishAt"]);
  expect(await fieldsOf({ publishAt, title: "" })).toEqual(["title"]);
  await put("events/nothing", { publishAt }).expect(404);
  // No entry may be called like a prepared change.
  await mei.post("/api/collections/companies").send({ _id: "lion.next", name: "Lion" }).expect(400);
});

test.each([
  ["plans/plans", "plans.next.yml", { promotion: { endsOn: "2027-03-31" } }],
  ["pages/home", "pages/home.next.yml", {}],
  ["companies/akiya2.0", "companies/akiya2.0.next.md", { location: "Nara" }],
  ["news/office", "news/2026/office.next.md", { title: "Newer office", unpublishAt: "2026-12-31T18:00+09:00" }],
])("%s: at its time one commit puts it in its place, at once at a start after it", async (entry, path, change) => {
  const mei = await server.loggedIn("Mei Tan");
  const before = answerOf(await mei.get(`/api/collections/${entry}`).expect(200));
  const fields = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === "object" ? { ...(before[name] as object), ...(value as object) } : value,
    ]),
  );
  await mei
    .put(`/api/collections/${entry}?next=1`)
    .send({ ...fields, publishAt })
    .expect(200);
  const prepared = file(path);
  expect(prepared.match(/^publishAt: .*$/m)?.[0]).toBe(`publishAt: ${publishAt}`);
  const commits = server.commits();
  await server.stop();
  now = Date.parse(publishAt);
  await server.restart({ clock: () => new Date(now) });
  const { store } = server.server;
  await contentIs(store, () => !store.snapshot().has(path));
  expect(server.commits()).toBe(commits + 1);
  expect(last()).toMatch(/^Mei Tan: Publish prepared /);
  expect(file(path.replace(".next", ""))).toBe(prepared.replace(/^# prepared from .*\npublishAt: .*\n/m, ""));
  // The checkout is in step when the service has ended.
  await server.stop();
  expect(server.git("status", "--porcelain")).toBe("");
});

test("a save of a prepared change keeps what others changed in the entry since, and asks about a field that both changed", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const ken = await server.loggedIn("Ken Ito");
  const [today, next] = ["/api/collections/events/picnic", "/api/collections/events/picnic?next=1"];
  const { version: before } = answerOf(await mei.get(today));
  await mei.put(next).send({ title: "Autumn picnic", publishAt }).expect(200);
  await ken.put(today).send({ title: "Summer picnic", time: "12:00" }).expect(200);
  // The change was prepared on the version of that day.
  expect(answerOf(await mei.get(next)).next).toMatchObject({ before, publishAt });
  const later = "2026-12-02T09:00+09:00";
  const { body } = await mei.put(next).send({ publishAt: later }).expect(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(["title"]);
  const decided = savedOf(await mei.put(next).send({ publishAt: later, title: "Autumn picnic" }).expect(200));
  expect(decided.item).toMatchObject({ title: "Autumn picnic", time: "12:00", publishAt: later });
  expect(decided.item.next).toMatchObject({ before: answerOf(await mei.get(today)).version });
  // Nothing is in its way any more.
  now = Date.parse(later);
  await server.restart({ clock: () => new Date(now) });
  await contentIs(server.server.store, () => !server.server.store.snapshot().has("events/2026/picnic.next.md"));
  expect(file("events/2026/picnic.md")).toBe(eventFile({ title: "Autumn picnic", time: "12:00" }, "Drinks and talks."));
});

test("who saves a prepared change without having seen what a colleague saved since decides nothing about it", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const ken = await server.loggedIn("Ken Ito");
  const [address, next] = ["/api/collections/events/picnic", "/api/collections/events/picnic?next=1"];
  const { version: seen } = answerOf(await mei.get(address));
  await mei.put(next).send({ title: "Autumn picnic", publishAt }).expect(200);
  const { version: today } = savedOf(
    await ken.put(address).send({ title: "Summer picnic", time: "12:00" }).expect(200),
  );
  const { body } = await mei.put(next).send({ title: "Winter picnic", today: seen }).expect(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(["title"]);
  // What only she changed is hers to save.
  const other = savedOf(await mei.put(next).send({ title: "Winter picnic", today }).expect(200));
  expect(other.item).toMatchObject({ title: "Winter picnic", time: "12:00" });
  await mei.put(next).send({ title: "Winter picnic", today: "x" }).expect(400);
});

test.each([publishAt, "2026-12-01T00:00:00.250Z", "2026-12-01 09:00:00+09:00"])(
  "who keeps a prepared text over a newer one of today has decided, although nothing of it changes: %s",
  async (publishAt) => {
    const ken = await server.loggedIn("Ken Ito");
    const [today, next] = ["/api/collections/events/picnic", "/api/collections/events/picnic?next=1"];
    await ken.put(next).send({ title: "Autumn picnic", publishAt }).expect(200);
    await ken.put(today).send({ title: "Summer picnic" }).expect(200);
    now = Date.parse(publishAt);
    await server.restart({ clock: () => new Date(now) });
    const mei = await server.loggedIn("Mei Tan");
    const problems = async () => {
      const { body } = await mei.get("/api/health");
      return (body as { problems: { path: string }[] }).problems.filter(({ path }) => path.includes("picnic"));
    };
    await until("a problem is named", async () => (await problems()).length > 0);
    const prepared = { kind: "events", _id: "picnic", title: "Summer picnic" };
    expect(await problems()).toMatchObject([{ path: "events/2026/picnic.next.md", field: "title", prepared }]);
    const attention = async () => (await mei.get("/api/health")).body.attention as string[];
    expect(await attention()).toContain("prepared-change");
    await mei.put(next).send({ title: "Autumn picnic" }).expect(200);
    await contentIs(server.server.store, () => !server.server.store.snapshot().has("events/2026/picnic.next.md"));
    expect(file("events/2026/picnic.md")).toBe(eventFile({ title: "Autumn picnic" }, "Drinks and talks."));
    await until("no problem is named", async () => (await problems()).length === 0);
    expect(await attention()).not.toContain("prepared-change");
  },
);

test("a save and a restore keep what others changed in another item of the same list", async () => {
  const mei = await server.loggedIn("Mei Tan");
  const ken = await server.loggedIn("Ken Ito");
  const [today, next] = ["/api/collections/plans/plans", "/api/collections/plans/plans?next=1"];
  type Plan = Readonly<Record<string, unknown>>;
  const known = answerOf(await mei.get(today))["plans"] as readonly Plan[];
  const plansWith = (at: number, fee: number) =>
    known.map((plan, index) => (index === at ? { ...plan, applicationFee: fee } : plan));
  const feesOf = ({ plans: all }: EntryAnswer) => (all as readonly Plan[]).map(({ applicationFee }) => applicationFee);
  const [first, second, ...others] = feesOf({ plans: known } as unknown as EntryAnswer);
  const prepared = savedOf(
    await mei
      .put(next)
      .send({ plans: plansWith(0, 1), publishAt })
      .expect(200),
  );
  const changed = savedOf(
    await ken
      .put(today)
      .send({ plans: plansWith(1, 2) })
      .expect(200),
  );
  const saved = savedOf(await mei.put(next).send({ publishAt: "2026-12-02T09:00+09:00" }).expect(200));
  expect(feesOf(saved.item)).toEqual([1, 2, ...others]);
  await mei.delete(next).set("If-Match", `"${saved.version}"`).expect(200);
  const restored = await mei
    .put(`${next}&restore=${prepared.version}`)
    .set("If-Match", `"${changed.version}"`)
    .expect(200);
  expect(feesOf(savedOf(restored).item)).toEqual([1, 2, ...others]);
  expect([first, second]).not.toEqual([1, 2]);
});

test("the collections say how many changes are waiting", async () => {
  const mei = await server.loggedIn();
  await mei.put("/api/collections/plans/plans?next=1").send({ publishAt }).expect(200);
  const { body } = await mei.get("/api/collections").expect(200);
  const waiting = (body as { name: string; prepared?: number }[]).filter(({ prepared }) => prepared !== undefined);
  expect(waiting).toEqual([expect.objectContaining({ name: "plans", prepared: 1 })]);
});

test("deleting an entry takes its prepared change along, in one commit", async () => {
  const mei = await server.loggedIn();
  await mei.put("/api/collections/events/picnic?next=1").send({ title: "Autumn picnic", publishAt }).expect(200);
  const commits = server.commits();
  await mei.delete("/api/collections/events/picnic").expect(200);
  expect(server.commits()).toBe(commits + 1);
  expect(server.git("ls-files", "content/events")).toBe("");
});
