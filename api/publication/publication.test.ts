import { writeFileSync } from "node:fs";
import request from "supertest";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

const publishAt = "2026-06-01T12:00:10+09:00";
const start = Date.parse("2026-06-01T12:00:00+09:00");
let now: number;
let server: TestServer;
beforeEach(() => (now = start));

const png = Buffer.from("not looked at");
beforeAll(async () => {
  now = start;
  server = await startTestServer({
    overrides: { clock: () => new Date(now) },
    files: {
      "events/2026/open.md": eventFile({ date: "2026-06-02", title: "Open" }),
      "events/2026/drafted.md": eventFile({ title: "Drafted", draft: "true", image: "/media/2026/drafted.png" }),
      "events/2026/soon.md": eventFile({ date: "2026-06-12", title: "Soon", publishAt }),
      "events/2026/over.md": eventFile({ title: "Over", unpublishAt: "2026-06-01T12:00+09:00" }),
      "news/2026/soon.md": newsFile({ serial_no: "7", publishAt }),
      "news/2026/wrong.md": newsFile({ serial_no: "8", title: "Wrong", publishAt: "next Monday" }),
      "media/2026/drafted.png": png,
      "people/p.yml":
        "serial_no: 1\nlists: [board]\nimage: /media/p.png\nname: {en: P, ja: P}\ntitle: {en: T, ja: T}\nbio: {en: B, ja: B}\ndraft: true\n",
      "media/p.png": png,
    },
  });
});
afterAll(() => server.close());

const titles = async (path: string, agent = request(server.url)): Promise<unknown> => {
  const { body } = await agent.get(path).expect(200);
  return (body as readonly { title: string; state?: string }[]).map(({ title, state }) => state ?? title);
};

test("lists, the article lookup and the counts hold what is public now; each becomes so, and ends, at its time", async () => {
  const first = await request(server.url).get("/api/getEventsData").expect(200);
  expect(await titles("/api/getEventsData")).toEqual(["Open"]);
  expect(await titles("/api/getNewsData")).toEqual([]);
  await request(server.url).get("/api/getSingleNews/7").expect(404);
  await request(server.url).get("/api/getSingleNews/wrong").expect(404);
  expect((await request(server.url).get("/api/health")).body.counts).toMatchObject({ events: 1, news: 0 });
  const etag = String(first.headers["etag"]);
  const ask = () => request(server.url).get("/api/getEventsData").set("If-None-Match", etag);
  await ask().expect(304);
  now = start + 9_999;
  await ask().expect(304);
  now = start + 10_000;
  await ask().expect(200);
  expect(await titles("/api/getEventsData")).toEqual(["Open", "Soon"]);
  await request(server.url).get("/api/getSingleNews/7").expect(200);
  // A clock that is set back.
  now = start - 1;
  expect(await titles("/api/getEventsData")).toEqual(["Over", "Open"]);
});

test("staff who ask for all items get everything with its state; nobody else does", async () => {
  await request(server.url).get("/api/getEventsData?all=1").expect(401);
  await request(server.url).get("/api/getNewsData?all=1").expect(401);
  const staff = await server.loggedIn();
  expect(await titles("/api/getEventsData?all=1", staff)).toEqual(["draft", "ended", "public", "scheduled"]);
  expect(await titles("/api/getNewsData?all=1", staff)).toEqual(["draft", "scheduled"]);
  const { body: plain } = await staff.get("/api/getEventsData");
  const { body: all } = await staff.get("/api/getEventsData?all=1");
  expect(all[2]).toEqual({ ...plain[0], state: "public" });
  expect(all[0]).toMatchObject({ draft: true, state: "draft", title: "Drafted" });
  const { body: people } = await staff.get("/api/collections/people");
  expect(people).toMatchObject([{ _id: "p", draft: true, state: "draft" }]);
  await staff
    .put("/api/collections/people/p")
    .send({ ...people[0], president: true })
    .expect(200);
});

test("a time that cannot be read keeps the item unpublished, and health names it", async () => {
  const staff = await server.loggedIn();
  const { body } = await staff.get("/api/health").expect(200);
  expect(body.problems).toContainEqual({
    path: "news/2026/wrong.md",
    field: "publishAt",
    message: expect.stringContaining('got "next Monday"'),
    entry: { kind: "news", _id: "wrong", title: "Wrong" },
  });
});

test("a picture of items that are not public is for staff only", async () => {
  await request(server.url).get("/media/2026/drafted.png").expect(404);
  const { headers } = await (await server.loggedIn()).get("/media/2026/drafted.png").expect(200);
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("the calls set, correct and remove the times, and refuse what cannot be read", async () => {
  const staff = await server.loggedIn();
  const add = (fields: object) =>
    staff.post("/api/addEvent").send({ title: "New", date: "2026-07-01", description: "Text", ...fields });
  for (const [fields, field] of [
    [{ publishAt: "2026-12-01T09:00" }, "publishAt"],
    [{ publishAt: "0026-12-01T09:00+09:00" }, "publishAt"],
    [{ unpublishAt: "soon" }, "unpublishAt"],
    [{ publishAt, unpublishAt: publishAt }, "unpublishAt"],
    [{ draft: "perhaps" }, "draft"],
  ] as const)
    expect(Object.keys((await add(fields).expect(400)).body.error.fields)).toEqual([field]);
  const { body } = await add({ draft: "true", publishAt }).expect(201);
  expect(body.item).toMatchObject({ draft: true, publishAt });
  const { _id, version } = body.item;
  expect(server.git("show", `HEAD:content/events/2026/${String(_id)}.md`)).toContain(
    `draft: true\npublishAt: ${publishAt}\n`,
  );
  expect(await titles("/api/getEventsData")).not.toContain("New");
  const edited = await staff
    .post("/api/editEvent")
    .send({ _id, version, title: "New", date: "2026-07-01", description: "Text", draft: "false", publishAt: "" })
    .expect(200);
  expect(edited.body.item).not.toHaveProperty("publishAt");
  expect(server.git("show", `HEAD:content/events/2026/${String(_id)}.md`)).not.toMatch(/draft|publishAt/);
  expect(await titles("/api/getEventsData")).toContain("New");
});

test.each([
  ["front matter that cannot be read", "---\ntitle: A: B\ndraft: true\nimage: /media/2026/secret.png\n---\nText\n"],
  ["no day", "---\ntitle: A\ndraft: true\n---\n![](</media/2026/secret.png>)\n"],
  ["the number of another", newsFile({ serial_no: "8", draft: "true", image: "/media/2026/secret.png" })],
])("a new draft that is left out for %s keeps its picture to itself", async (_, text) => {
  const { git, settings } = server;
  const path = text.includes("serial_no") ? "news/2026/zz.md" : "events/2026/zz.md";
  writeFileSync(`${settings.contentDir}/${path}`, text);
  writeFileSync(`${settings.contentDir}/media/2026/secret.png`, png);
  git("add", "--all");
  git("commit", "--quiet", "--message", "By hand");
  await server.restart({ clock: () => new Date(now) });
  await request(server.url).get("/media/2026/secret.png").expect(404);
  const said = eventFile({ date: "2026-06-03", title: "Said", image: "/media/2026/secret.png" });
  writeFileSync(`${settings.contentDir}/events/2026/said.md`, said);
  git("add", "--all");
  git("commit", "--quiet", "--message", "By hand");
  await server.restart({ clock: () => new Date(now) });
  await request(server.url).get("/media/2026/secret.png").expect(200);
  git("rm", "--quiet", `${settings.contentDir}/${path}`, `${settings.contentDir}/events/2026/said.md`);
  git("commit", "--quiet", "--message", "By hand");
  await server.restart({ clock: () => new Date(now) });
});

test("a broken file that says otherwise when it is public has no last good version", async () => {
  const { git } = server;
  const write = (text: string) => {
    writeFileSync(`${server.settings.contentDir}/events/2026/open.md`, text);
    git("commit", "--quiet", "--all", "--message", "By hand");
  };
  const shown = async (): Promise<boolean> => {
    await server.restart({ clock: () => new Date(now) });
    return String(await titles("/api/getEventsData")).includes("Open");
  };
  write("---\ntitle: Open\ndate: someday\n---\nText\n");
  expect(await shown()).toBe(true);
  write("---\ntitle: Open\ndate: someday\npublishAt: next Monday\n---\nText\n");
  expect(await shown()).toBe(false);
});
