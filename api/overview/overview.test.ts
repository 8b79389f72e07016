import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { OverviewAnswer } from "../../content/model/api/overview-answer";
import { eventFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

const content = sampleContent;
const ofContent = (path: string): string => readFileSync(join(content, path), "utf8");
const id = "2026-04-04-spring-picnic";
const form = { date: "2026-04-04", title: "Spring picnic", description: "Drinks and talks." };

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      [`events/2026/${id}.md`]: eventFile({ isMultiDay: "true", date: "2026-04-04 to 2026-04-06" }),
      "plans.yml": ofContent("plans.yml").replace(/endsOn: .*/, `endsOn: "2026-06-30"`),
      "pages/home.yml": ofContent("pages/home.yml").replace(/^( {2}event: ).*/m, `$1${id}`),
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const overview = async (): Promise<OverviewAnswer> => (await mei.get("/api/overview").expect(200)).body;

test("the last changes come newest first with what undoes them; what was there from the start is no change", async () => {
  expect((await overview()).changes).toEqual([]);
  const [was] = (await mei.get("/api/getEventsData").expect(200)).body as [{ version: string }];
  const edited = await mei.post("/api/editEvent").field({ ...form, _id: id, title: "Picnic", title_jp: "お花見" });
  const news = { date: "2026-05-01", title: "New office", content: "We moved.", category: "Announcement" };
  const added = await mei.post("/api/addNews").field(news).expect(201);
  const { changes } = await overview();
  const date = "2026-06-01T03:00:00+00:00";
  const { item } = added.body as { item: { _id: string; version: string } };
  const { version } = edited.body as { version: string };
  const author = "Mei Tan";
  expect(changes).toEqual([
    {
      kind: "news",
      _id: item._id,
      title: "New office",
      change: "added",
      author,
      date,
      before: null,
      after: item.version,
    },
    {
      kind: "events",
      _id: id,
      title: "Picnic",
      title_jp: "お花見",
      change: "edited",
      author,
      date,
      before: was.version,
      after: version,
    },
  ]);

  // What `before` and `after` say is enough to undo, and the undo is the last change then.
  await mei.post("/api/restoreItem").send({ kind: "events", _id: id, restore: was.version, version }).expect(200);
  expect((await overview()).changes[0]).toMatchObject({ _id: id, title: "Spring picnic", before: version });
  await mei.post("/api/deleteEvent").send({ _id: id }).set("If-Match", `"${was.version}"`).expect(200);
  expect((await overview()).changes[0]).toMatchObject({ change: "deleted", before: was.version, after: null });
});

test("a change of any collection is named as staff call it, with what undoes it", async () => {
  const plans = (await mei.get("/api/collections/plans/plans").expect(200)).body as { version: string };
  const saved = await mei.put("/api/collections/plans/plans").send({ quoteValidDays: 45 }).expect(200);
  const { version } = saved.body as { version: string };
  const [change] = (await overview()).changes;
  expect(change).toMatchObject({
    kind: "plans",
    _id: "plans",
    title: "Membership plans",
    title_jp: "会員プラン",
    change: "edited",
    before: plans.version,
    after: version,
  });
});

test("five changes at most are answered, one of each item", async () => {
  for (const title of ["One", "Two", "Three", "Four", "Five", "Six"])
    await mei
      .post("/api/addEvent")
      .field({ ...form, title })
      .expect(201);
  const { changes } = await overview();
  expect(changes.map(({ title }) => title)).toEqual(["Six", "Five", "Four", "Three", "Two"]);
});

test("what ends with a day: the promotion, and the home page's banner with its event's last day", async () => {
  expect((await overview()).endings).toEqual([
    { kind: "promotion", endsOn: "2026-06-30" },
    { kind: "banner", endsOn: "2026-04-06", event: id },
  ]);
});

test("what waits to be public comes by its time, drafts last; a prepared change has the name of its entry", async () => {
  expect((await overview()).waiting).toEqual([]);
  const add = (fields: object) =>
    mei
      .post("/api/addEvent")
      .field({ ...form, ...fields })
      .expect(201);
  const at = (hour: string) => `2026-12-01T${hour}:00+09:00`;
  await add({ title: "Idea", draft: "true" });
  await add({ title: "Late", publishAt: at("18") });
  await add({ title: "Early", title_jp: "早い", publishAt: at("09") });
  await add({ title: "Over", unpublishAt: "2026-01-01T09:00+09:00" });
  await mei
    .put("/api/collections/plans/plans?next=1")
    .send({ quoteValidDays: 45, publishAt: at("12") })
    .expect(200);
  expect((await overview()).waiting).toEqual([
    {
      kind: "events",
      _id: expect.any(String),
      title: "Early",
      title_jp: "早い",
      state: "scheduled",
      publishAt: at("09"),
    },
    {
      kind: "plans",
      _id: "plans",
      title: "Membership plans",
      title_jp: "会員プラン",
      state: "prepared",
      publishAt: at("12"),
    },
    { kind: "events", _id: expect.any(String), title: "Late", state: "scheduled", publishAt: at("18") },
    { kind: "events", _id: expect.any(String), title: "Idea", state: "draft" },
  ]);
});

test("a banner ends with the last day to register for its event, as on the home page", async () => {
  await mei
    .post("/api/editEvent")
    .field({ ...form, _id: id, registerBy: "2026-04-01" })
    .expect(200);
  const banner = (await overview()).endings.find(({ kind }) => kind === "banner");
  expect(banner).toEqual({ kind: "banner", endsOn: "2026-04-01", event: id });
});
