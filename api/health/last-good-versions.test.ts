import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const [event, news, other] = ["events/2026/a.md", "news/2026/b.md", "events/2026/c.md"];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    files: {
      [event]: eventFile({ date: "2026-04-04", title: "Picnic" }),
      [other]: eventFile({ date: "2026-04-05", title: "Other" }),
      [news]: newsFile({ serial_no: "7", date: "2026-01-01", title: "Old news" }),
    },
  });
});
afterAll(() => server.close());

const get = (path: string) => request(server.url).get(path);

test("files broken by hand are named with the version that visitors go on seeing, in every public answer", async () => {
  const before = await Promise.all(
    ["/api/getEventsData", "/api/getNewsData", "/api/getSingleNews/7"].map(async (path) => {
      const { headers, body } = await get(path).expect(200);
      return { path, etag: headers["etag"] ?? "", body: body as unknown };
    }),
  );
  const good = server.git("rev-parse", "HEAD").trim();
  for (const path of [event, news])
    writeFileSync(join(server.settings.contentDir, path), "---\ntitle: [not closed\n---\nText\n");
  server.git("commit", "--quiet", "--all", "--message", "Break two files");
  const broken = server.git("rev-parse", "HEAD").trim();
  await new Promise<void>((resolve) => {
    const { store } = server.server;
    const look = () => {
      if (store.snapshot().commit !== broken) return;
      stop();
      resolve();
    };
    const stop = store.onChange(look);
    look();
  });

  const staff = await server.loggedIn();
  const { body: health } = await staff.get("/api/health").expect(200);
  expect(health).toMatchObject({ status: "degraded", counts: { events: 2, news: 1 } });
  const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  for (const path of [event, news])
    expect(health.problems).toContainEqual(expect.objectContaining({ path, kept: { commit: good, date } }));
  // The pages as they were built stay what the server says: no card and no article goes away after loading.
  for (const { path, etag, body } of before) {
    await get(path).set("If-None-Match", etag).expect(304);
    expect((await get(path).expect(200)).body).toEqual(body);
  }
  const added = await staff.post("/api/addNews").field({ title: "New", date: "2026-09-09", content: "x" }).expect(201);
  expect(added.body.item.serial_no).toBe(8);
  // Saving over a broken file would discard the text in it.
  await staff.post("/api/editEvent").field({ _id: "a", title: "X", date: "2026-04-04", description: "x" }).expect(404);
  const left = await staff.put("/api/collections/events/a").send({ time: "21:00" }).expect(404);
  expect(left.body.error).toMatchObject({
    code: "entry-left-out",
    message: expect.stringMatching(/has a fault now: events\/2026\/a\.md, line \d.*Nobody has deleted/),
  });
});

test("files renamed by hand to names that are none, or with a fault, are named with the version that visitors go on seeing", async () => {
  const at = (path: string): string => join(server.settings.contentDir, path);
  const commit = async (message: string): Promise<string> => {
    server.git("add", "--all");
    server.git("commit", "--quiet", "--message", message);
    const head = server.git("rev-parse", "HEAD").trim();
    await until("the commit is read", () => Promise.resolve(server.server.store.snapshot().commit === head));
    return head;
  };
  const dance = eventFile({ date: "2026-04-06", title: "Dance" }, "Bring shoes.");
  writeFileSync(at("events/2026/d.md"), dance);
  writeFileSync(at("events/2026/e.md"), eventFile({ date: "2026-04-07", title: "Market" }, "Bring bags."));
  const good = await commit("Add two events");
  renameSync(at(other), at("events/2026/C.md"));
  renameSync(at("events/2026/d.md"), at("events/2026/dance.md"));
  writeFileSync(at("events/2026/dance.md"), dance.replace("2026-04-06", "2026-4-6"));
  renameSync(at("events/2026/e.md"), at("events/2026/夜市.md"));
  await commit("Rename three files");

  const staff = await server.loggedIn();
  const { body: health } = await staff.get("/api/health").expect(200);
  for (const [id, path] of [
    ["c", "events/2026/C.md"],
    ["d", "events/2026/dance.md"],
    ["e", "events/2026/夜市.md"],
  ] as const) {
    await get(`/api/getSingleEvent/${id}`).expect(200);
    const commitOfVersion = id === "c" ? expect.stringMatching(/^[0-9a-f]{40}$/) : good;
    expect(health.problems).toContainEqual(
      expect.objectContaining({ path, kept: { commit: commitOfVersion, date: expect.any(String) } }),
    );
    const left = await staff.put(`/api/collections/events/${id}`).send({ time: "21:00" }).expect(404);
    expect(left.body.error).toMatchObject({
      code: "entry-left-out",
      message: expect.stringMatching(new RegExp(`has a fault now: ${path}.*: .*Nobody has deleted`)),
    });
  }
});
