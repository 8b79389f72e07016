import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request, { type Agent } from "supertest";
import { callPath } from "../../content/model/api/api-calls";
import type { HistoryAnswer, RevisionAnswer } from "../../content/model/api/history-answers";
import { eventFile, newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

const id = "2026-04-04-spring-picnic";
const form = { date: "2026-04-04", title: "Spring picnic", description: "Drinks and talks." };

let server: TestServer;
let mei: Agent;

beforeEach(async () => {
  server = await startTestServer({
    files: {
      [`events/2026/${id}.md`]: eventFile(),
      "news/2026/office.md": newsFile(),
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const historyOf = async (kind: "events" | "news", item: string): Promise<readonly RevisionAnswer[]> =>
  ((await mei.get(callPath("history", { kind, id: item })).expect(200)).body as HistoryAnswer).revisions;
const edit = async (fields: object): Promise<{ version: string; commit: string; item: { image: string } }> =>
  (
    await mei
      .post("/api/editEvent")
      .field({ ...form, _id: id, ...fields })
      .expect(200)
  ).body;
const restore = (fields: object) => mei.post("/api/restoreItem").send({ kind: "events", _id: id, ...fields });
/** What a maintainer does in the checkout, until the service serves it. */
async function byHand(message: string, change: (contentDir: string) => void): Promise<void> {
  change(server.settings.contentDir);
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", message);
  await seen();
}
async function seen(): Promise<void> {
  const { store } = server.server;
  const head = server.git("rev-parse", "HEAD").trim();
  if (store.snapshot().commit === head) return;
  await new Promise<void>((resolve) => {
    const stop = store.onChange(({ commit }) => {
      if (commit !== head) return;
      stop();
      resolve();
    });
    if (store.snapshot().commit === head) resolve();
  });
}

test("a history names who, when, what and the version: saves, hand edits and reverts", async () => {
  const { commit, version } = await edit({ title: "Picnic" });
  await byHand("Fix the title", (dir) =>
    writeFileSync(join(dir, `events/2026/${id}.md`), eventFile({ title: "Hanami" })),
  );
  server.git("revert", "--no-edit", "HEAD");
  await seen();
  await byHand("Nothing of this item", (dir) => writeFileSync(join(dir, "news/2026/other.md"), newsFile()));
  const revisions = await historyOf("events", id);
  expect(revisions).toMatchObject([
    { author: "Maintainer", message: 'Revert "Fix the title"', change: "edited", version },
    { author: "Maintainer", message: "Fix the title", change: "edited" },
    { author: "Mei Tan", message: "Edit event: Picnic (2026-04-04)", change: "edited", version, commit },
    { author: "Maintainer", message: "Content of a test", change: "added" },
  ]);
  expect(revisions[2]?.date).toBe("2026-06-01T03:00:00+00:00");
  const answer = await mei.get(callPath("history", { kind: "events", id }));
  expect(answer.body).toMatchObject({ older: 0 });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a file moved to another year keeps its history", async () => {
  mkdirSync(join(server.settings.contentDir, "events/2025"));
  server.git("mv", `content/events/2026/${id}.md`, `content/events/2025/${id}.md`);
  await byHand("Move", () => undefined);
  await edit({ title: "Moved picnic" });
  expect((await historyOf("events", id)).map(({ change }) => change)).toEqual(["edited", "edited", "added"]);
  expect(server.git("ls-files", "content/events").trim()).toBe(`content/events/2025/${id}.md`);
});

test("an item is read as of any version of its history, and of no other", async () => {
  const [first] = await historyOf("events", id);
  await edit({ title: "Picnic" });
  const old = await mei.get(callPath("itemAt", { kind: "events", id, version: first?.version ?? "" })).expect(200);
  expect(old.body).toMatchObject({
    _id: id,
    version: first?.version,
    title: "Spring picnic",
    description: "<p>Drinks and talks.</p>",
  });
  const [news] = await historyOf("news", "office");
  for (const version of [
    news?.version ?? "",
    "0".repeat(40),
    "HEAD",
    "--output=x",
    server.git("rev-parse", "HEAD").trim(),
  ]) {
    await mei.get(callPath("itemAt", { kind: "events", id, version })).expect(404);
    await mei.get(callPath("pictureAt", { kind: "events", id, version })).expect(404);
  }
  for (const [kind, item] of [
    ["events", "nobody"],
    ["events", ".."],
    ["events", "-x"],
    ["companies", "temasek"],
    ["news", id],
  ])
    await mei.get(callPath("history", { kind: kind ?? "", id: item ?? "" })).expect(404);
});

test("a version that holds no item says so, and the last good one comes back over it", async () => {
  const [good] = await historyOf("events", id);
  await byHand("Break it", (dir) => writeFileSync(join(dir, `events/2026/${id}.md`), eventFile({ date: "someday" })));
  const [broken] = await historyOf("events", id);
  const english = await mei.get(callPath("itemAt", { kind: "events", id, version: broken?.version ?? "" })).expect(422);
  expect(english.body).toMatchObject({
    error: { code: "unreadable-version", message: expect.stringContaining("date: must be YYYY-MM-DD") },
  });
  const japanese = await mei
    .get(callPath("itemAt", { kind: "events", id, version: broken?.version ?? "" }))
    .set("Accept-Language", "ja");
  expect(japanese.body).toMatchObject({
    error: { message: expect.stringMatching(/^この版は読み込めません（date: YYYY/) },
  });
  await restore({ restore: broken?.version }).expect(422);
  await restore({ restore: good?.version, version: good?.version }).expect(409);
  await restore({ restore: good?.version, version: broken?.version }).expect(200);
  expect((await mei.get("/api/getEventsData")).body).toMatchObject([{ title: "Spring picnic" }]);
});

test("an old version comes back as a new commit; over a version nobody saw it does not", async () => {
  const [first] = await historyOf("events", id);
  const { version } = await edit({ title: "Picnic", description: "Other text." });
  const newer = await edit({ title: "Somebody else's" });
  const refused = await restore({ restore: first?.version, version }).expect(409);
  expect(refused.body).toMatchObject({ error: { code: "stale-version", current: { title: "Somebody else's" } } });
  await restore({ restore: first?.version, version: null }).expect(409);
  const restored = await restore({ restore: first?.version, version: newer.version }).expect(200);
  expect(restored.body).toMatchObject({ item: { title: "Spring picnic" }, version: first?.version });
  expect(restored.headers["etag"]).toBe(`"${first?.version ?? ""}"`);
  expect(server.git("log", "-1", "--format=%H %an %s").trim()).toBe(
    `${restored.body.commit} Mei Tan Restore event: Spring picnic (2026-04-04) as of ${first?.commit.slice(0, 7) ?? ""}`,
  );
  const commits = server.commits();
  const again = await restore({ restore: first?.version, version: newer.version }).expect(200);
  expect(again.body).toMatchObject({ version: first?.version, commit: restored.body.commit });
  expect(server.commits()).toBe(commits);
  const unconditional = await restore({ restore: version }).expect(200);
  expect(unconditional.body).toMatchObject({ item: { title: "Picnic" } });
  expect(server.git("status", "--porcelain")).toBe("");
});

test("add, edit and delete are undone one after another", async () => {
  const added = await mei
    .post("/api/addEvent")
    .field({ ...form, title: "Hanami" })
    .expect(201);
  const { _id } = added.body.item as { _id: string };
  const edited = await mei
    .post("/api/editEvent")
    .field({ ...form, _id, title: "Hanami 2" })
    .expect(200);
  const removed = await mei.post("/api/deleteEvent").send({ _id, version: edited.body.version }).expect(200);
  expect(removed.body).toEqual({ _id, version: removed.body.commit, commit: server.git("rev-parse", "HEAD").trim() });

  const undeleted = await restore({ _id, restore: edited.body.version, version: null }).expect(200);
  expect(undeleted.body.item).toMatchObject({ _id, title: "Hanami 2" });
  const unedited = await restore({ _id, restore: added.body.version, version: edited.body.version }).expect(200);
  expect(unedited.body.item).toEqual(added.body.item);
  await mei.post("/api/deleteEvent").send({ _id, version: unedited.body.version }).expect(200);
  expect((await historyOf("events", _id)).map(({ change }) => change)).toEqual([
    "deleted",
    "edited",
    "restored",
    "deleted",
    "edited",
    "added",
  ]);
});

test("a deleted item is listed with its last version and comes back with its picture", async () => {
  const withPicture = await mei
    .post("/api/editEvent")
    .field({ ...form, _id: id, title_jp: "春のピクニック" })
    .attach("image", await picture("png", 400, 300), "picnic.png")
    .expect(200);
  expect(withPicture.body.picture).toMatchObject({ width: 400, height: 300 });
  expect(withPicture.body.picture.before).toBeGreaterThan(100);
  const { image } = withPicture.body.item as { image: string };
  const bytes = (await mei.get(image).expect(200)).body as Buffer;
  expect(withPicture.body.picture.after).toBe(bytes.length);
  await mei.post("/api/deleteEvent").send({ _id: id }).expect(200);
  await mei.get(image).expect(404);
  await mei.post("/api/deleteNews").send({ _id: "office" }).expect(200);
  const list = await mei.get("/api/deleted/events").expect(200);
  expect(list.body).toEqual({
    items: [
      {
        _id: id,
        title: "Spring picnic",
        title_jp: "春のピクニック",
        date: "2026-04-04",
        version: withPicture.body.version,
        deletedAt: "2026-06-01T03:00:00+00:00",
        deletedBy: "Mei Tan",
      },
    ],
  });
  const past = await mei.get(callPath("itemAt", { kind: "events", id, version: withPicture.body.version })).expect(200);
  expect(past.body).toMatchObject({
    image,
    imageUrl: callPath("pictureAt", { kind: "events", id, version: withPicture.body.version }),
  });
  const then = await mei.get(past.body.imageUrl).expect(200);
  expect(then.headers["content-type"]).toBe("image/png");
  expect(bytes.equals(then.body)).toBe(true);

  const stale = await restore({ restore: withPicture.body.version, version: withPicture.body.version }).expect(409);
  expect(stale.body.error.current).toBeUndefined();
  await restore({ restore: withPicture.body.version, version: null }).expect(200);
  expect(bytes.equals((await mei.get(image).expect(200)).body)).toBe(true);
  expect((await mei.get("/api/deleted/events")).body).toEqual({ items: [] });
  expect((await mei.get("/api/getEventsData")).body).toMatchObject([{ image, imageUrl: image }]);
});

test("going back to another picture brings that one and takes the newer one away", async () => {
  const upload = async () =>
    (
      await mei
        .post("/api/editEvent")
        .field({ ...form, _id: id })
        .attach("image", await picture("jpeg"), "x.jpg")
        .expect(200)
    ).body;
  const first = await upload();
  const second = await upload();
  await mei.get(first.item.image).expect(404);
  await restore({ restore: first.version, version: second.version }).expect(200);
  await mei.get(first.item.image).expect(200);
  await mei.get(second.item.image).expect(404);
});

test("the number of a deleted news item is never given to another one, and comes back with it", async () => {
  const [old] = await historyOf("news", "office");
  await mei.post("/api/deleteNews").send({ _id: "office" }).expect(200);
  const added = await mei
    .post("/api/addNews")
    .field({ date: "2026-05-01", title: "New", content: "Text." })
    .expect(201);
  expect(added.body.item.serial_no).toBe(2);
  const restored = await restore({ kind: "news", _id: "office", restore: old?.version, version: null }).expect(200);
  expect(restored.body.item).toMatchObject({ _id: "office", serial_no: 1, content: "<p>The office moved.</p>" });
  expect((await mei.get("/api/health")).body).toMatchObject({ problems: [], counts: { news: 2 } });
});

test("what a delete of a whole folder or an unmerged branch took is found, both sides of a merge count", async () => {
  server.git("switch", "--quiet", "-c", "side");
  await byHand("Remove by hand", (dir) => rmSync(join(dir, "news"), { recursive: true }));
  server.git("switch", "--quiet", "main");
  await seen();
  const main = await edit({ title: "Main side" });
  server.git("merge", "--quiet", "--no-edit", "side");
  await seen();
  expect((await mei.get("/api/deleted/news")).body).toMatchObject({
    items: [{ _id: "office", title: "New office", deletedBy: "Maintainer" }],
  });
  expect(await historyOf("events", id)).toMatchObject([{ version: main.version }, { change: "added" }]);
});

test("bodies that are no restore are refused field by field, and nothing is committed", async () => {
  const answer = await restore({ restore: "HEAD", version: "--output=x", kind: "members" }).expect(400);
  expect(Object.keys(answer.body.error.fields).sort()).toEqual(["kind", "restore", "version"]);
  await restore({ restore: "0".repeat(40) }).expect(404);
  await restore({ _id: "../../etc", restore: "0".repeat(40) }).expect(404);
  await restore({ restore: "0".repeat(40), extra: 1 }).expect(400);
  expect(server.commits()).toBe(1);
});

test("a form that asks with its version hears nothing while that is the newest, and who saved when it is not", async () => {
  const path = callPath("history", { kind: "events", id });
  const { version } = await edit({ title: "Mine" });
  const ask = (known: string) => mei.get(path).set("If-None-Match", `"${known}"`);
  const unchanged = await ask(version).expect(304);
  expect(unchanged.text).toBe("");
  expect(unchanged.headers["cache-control"]).toBe("no-store");
  const ken = await server.loggedIn("Ken");
  await ken
    .post("/api/editEvent")
    .field({ ...form, _id: id, title: "Theirs" })
    .expect(200);
  const { body } = await ask(version).expect(200);
  expect((body as HistoryAnswer).revisions[0]).toMatchObject({ author: "Ken", change: "edited" });
  await ken.post("/api/deleteEvent").send({ _id: id }).expect(200);
  const deleted = ((await ask(version).expect(200)).body as HistoryAnswer).revisions[0];
  expect(deleted).toMatchObject({ author: "Ken", change: "deleted" });
  expect(deleted).not.toHaveProperty("version");
  // Only staff are answered.
  await request(server.url).get(path).set("If-None-Match", `"${version}"`).expect(401);
});
