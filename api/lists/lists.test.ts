import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import request from "supertest";
import { listDigest } from "../../content/model/entries/list-answers";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "events/2025/b.md": eventFile({ date: "2026-05-01 to 2026-05-03", title: "Later" }),
      "events/2026/a.md": eventFile(
        { date: "2026-04-04", title: "Sooner", title_jp: "早い" },
        "**Bold** <script>alert(1)</script>",
        "日本語",
      ),
      "news/2026/old.md": newsFile({ serial_no: "1", date: "2026-01-01" }),
      "news/2026/new.md": newsFile({ serial_no: "2", date: "2026-02-01" }),
    },
  });
});
afterAll(() => server.close());

/** The body as it came, not decompressed. */
async function raw(path: string, encoding: string): Promise<{ readonly headers: Headers; readonly bytes: Buffer }> {
  const { request: send } = await import("node:http");
  return new Promise((resolve, reject) => {
    send(server.url + path, { headers: { "Accept-Encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ headers: new Headers(response.headers as Record<string, string>), bytes: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("events come by start date, news newest first, with all fields of the contract", async () => {
  const events = await request(server.url)
    .get("/api/getEventsData")
    .expect(200)
    .expect("Content-Type", /application\/json/);
  expect(events.body.map((event: { title: string }) => event.title)).toEqual(["Sooner", "Later"]);
  expect(events.body[0]).toMatchObject({
    _id: "a",
    date: "2026-04-04",
    isMultiDay: false,
    time: "All day",
    title_jp: "早い",
    descriptionMarkdown: "**Bold** <script>alert(1)</script>",
    description_jp: expect.stringContaining("日本語"),
    version: server.git("rev-parse", "HEAD:content/events/2026/a.md").trim(),
  });
  expect(events.body[0].description).toContain("<strong>Bold</strong>");
  expect(events.body[0].description).not.toContain("<script");
  expect(events.body[1]).toMatchObject({ isMultiDay: true, startDate: "2026-05-01", endDate: "2026-05-03" });
  const news = await request(server.url).get("/api/getNewsData").expect(200);
  expect(news.body.map((item: { _id: string }) => item._id)).toEqual(["new", "old"]);
});

test.each(["/api/getEventsData", "/api/getNewsData"])(
  "%s: the ETag is the hash of the items' versions, and brings 304 in every form",
  async (path) => {
    const full = await request(server.url).get(path).expect(200);
    const version = createHash("sha256").update(listDigest(full.body)).digest("hex").slice(0, 32);
    expect(full.headers).toMatchObject({
      etag: `"${version}"`,
      "cache-control": "no-cache",
      vary: expect.stringContaining("Accept-Encoding"),
    });
    for (const known of [`"${version}"`, `W/"${version}"`, `"${version}-gzip"`, `"other", "${version}"`, "*"]) {
      const unchanged = await request(server.url).get(path).set("If-None-Match", known).expect(304);
      expect(unchanged.text).toBe("");
      expect(unchanged.headers).toMatchObject({
        etag: `"${version}"`,
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.any(String),
      });
      await request(server.url).get(`${path}?x=1`).set("If-None-Match", known).expect(304);
    }
    await request(server.url).get(path).set("If-None-Match", '"0123"').expect(200);
    const head = await request(server.url).head(path).expect(200);
    expect(head.headers["etag"]).toBe(full.headers["etag"]);
  },
);

test("the list comes as brotli, gzip or plain, whichever is asked for", async () => {
  const plain = (await request(server.url).get("/api/getEventsData").set("Accept-Encoding", "identity")).text;
  const gzip = await raw("/api/getEventsData", "gzip");
  const brotli = await raw("/api/getEventsData", "gzip, br");
  expect([gzip.headers.get("content-encoding"), brotli.headers.get("content-encoding")]).toEqual(["gzip", "br"]);
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain);
  expect((await raw("/api/getEventsData", "identity")).headers.has("content-encoding")).toBe(false);
});

test("a save of an event changes the events' ETag and leaves the news' alone", async () => {
  const [events, news] = [
    await request(server.url).get("/api/getEventsData"),
    await request(server.url).get("/api/getNewsData"),
  ];
  const staff = await server.loggedIn();
  await staff.post("/api/addEvent").field({ title: "New", date: "2026-09-09", description: "x" }).expect(201);
  await request(server.url)
    .get("/api/getEventsData")
    .set("If-None-Match", events.headers["etag"] ?? "")
    .expect(200);
  await request(server.url)
    .get("/api/getNewsData")
    .set("If-None-Match", news.headers["etag"] ?? "")
    .expect(304);
});
