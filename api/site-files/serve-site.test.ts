import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Koa from "koa";
import request from "supertest";
import { serveSite } from "./serve-site";

let folder: string;
let live: string | undefined;
let app: ReturnType<Koa["callback"]>;

const files: Record<string, string | Buffer> = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "feed.xml": "<feed/>",
  "ja/feed.xml": "<feed/>",
  "events.ics": "BEGIN:VCALENDAR",
  "events/night.ics": "BEGIN:VCALENDAR",
  "ja/events/night.ics": "BEGIN:VCALENDAR",
  "ja/events/night.ics.br": brotliCompressSync("BEGIN:VCALENDAR"),
  "news/a/right/index.html": "<h1>Article</h1>",
  "app-0123456789abcdef0123.js": "let app;",
  "app-0123456789abcdef0123.js.br": brotliCompressSync("let app;"),
  "ja/404.html": "<h1>見つかりません</h1>",
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serve-site-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const koa = new Koa();
  koa.use(
    serveSite({
      siteFolder: () => live,
      newsAddress: (id) => ({ a: "/news/a/right", b: "/news/b/new" })[id],
      movedTo: (path) => ({ "/company/old": "/company/new", "/news/a/right": "/" })[path],
      hasCompany: (slug) => slug === "newcomer",
      hasEvent: (id) => id.toLowerCase() === "picnic",
      pagePolicy: () => Promise.resolve("script-src 'self'"),
      adminShell: () => Promise.resolve(undefined),
    }),
  );
  koa.use((ctx) => {
    ctx.status = 405;
  });
  app = koa.callback();
});
beforeEach(() => {
  live = folder;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["/", 200, "Home"],
  ["/news/a/right", 200, "Article"],
  ["/unknown", 404, "Not found"],
  ["/news/nobody/x", 404, "Not found"],
  ["/company/nobody", 404, "Not found"],
  ["/events/nobody", 404, "Not found"],
  ["/events/picnic.ics", 404, "Not found"],
  ["/ja/unknown", 404, "見つかりません"],
])("%s answers %d", async (path, status, words) => {
  const answer = await request(app).get(path).expect(status);
  expect(answer.text).toContain(words);
  expect(answer.headers).toMatchObject({
    "cache-control": "public, no-cache",
    "content-security-policy": "script-src 'self'",
  });
});

test.each(["before the first release", "of a release without it"])(
  "the style sheet of a theme %s is made of its address, for always; another address is none",
  async (when) => {
    live = when.startsWith("before") ? undefined : folder;
    const { headers, text } = await request(app).get("/theme/123d2a-0a6b3d-5b7a1f.css").expect(200);
    expect(headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(text).toContain("--red:#0a6b3d");
    for (const other of ["/theme/x.css", "/theme/123d2a-0a6b3d-5b7a1g.css", "/theme/123d2a-0a6b3d-5b7a1f.css/"])
      expect((await request(app).get(other)).status).toBe(live === undefined ? 503 : 404);
  },
);

test("an address that moved leads to the new one, with its query; a page of the release is shown", async () => {
  const { headers } = await request(app).get("/company/old?from=mail").expect(301);
  expect(headers).toMatchObject({ location: "/company/new?from=mail", "cache-control": "no-cache" });
  await request(app).get("/news/a/right").expect(200);
});

test.each([
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/ja/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/events.ics", "text/calendar; charset=utf-8"],
  ["/events/night.ics", "text/calendar; charset=utf-8"],
  ["/ja/events/night.ics", "text/calendar; charset=utf-8"],
])("%s is %s, compressed where it is, with an ETag", async (path, type) => {
  const answer = await request(app).get(path).set("Accept-Encoding", "br").responseType("blob").expect(200);
  expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": "public, no-cache" });
  expect(answer.headers["content-encoding"]).toBe(path === "/ja/events/night.ics" ? "br" : undefined);
  await request(app)
    .get(path)
    .set("Accept-Encoding", "br")
    .set("If-None-Match", String(answer.headers["etag"]))
    .expect(304);
  await request(app).head(path).expect(200).expect("Content-Type", type);
});

test.each(["/news/b/new", "/company/newcomer", "/events/picnic", "/ja/events/Picnic"])(
  "%s is newer than the release: the 404 page shows it, with status 200",
  async (path) => {
    const answer = await request(app).get(path).expect(200);
    expect(answer.text).toMatch(/Not found|見つかりません/);
  },
);

test("page data of an unknown page is not found", async () => {
  await request(app).get("/page-data/news/nobody/x/page-data.json").expect(404);
});

test.each([
  ["/news/a", "/news/a/right"],
  ["/news/a/wrong?x=1", "/news/a/right?x=1"],
  ["/News/a?x=1", "/news/a/right?x=1"],
])("%s leads to %s", async (path, to) => {
  await request(app).get(path).expect(302).expect("Location", to);
});

test("a page asked for in other letter case leads to its address for good, with the query", async () => {
  await request(app).get("/News/A/Right?x=1").expect(301).expect("Location", "/news/a/right?x=1");
});

test.each([
  "//news/a/right/",
  "///news/a/right/",
  "//news/a/right%2f",
  "/%2fnews/a/right/",
  "/%5cnews/a/right/",
  "/\\news/a/right/",
  "//evil.example/news/a",
  "/news/a/wrong//evil.example",
])("%s leads to no other site", async (path) => {
  const { headers } = await request(app).get(path).redirects(0);
  expect(headers["location"] ?? "/").toMatch(/^\/(?![/\\%])/);
});

test("hashed files are kept for a year and come compressed; the rest is asked for again and answered with 304", async () => {
  const script = await request(app).get("/app-0123456789abcdef0123.js").set("Accept-Encoding", "br").expect(200);
  expect(script.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(script.text).toBe("let app;");
  expect(script.headers["content-type"]).toMatch(/javascript/);
  const page = await request(app).get("/").expect(200);
  await request(app).get("/").set("If-None-Match", String(page.headers["etag"])).expect(304);
});

test("HEAD tells what GET sends; a part of a file is answered by the whole", async () => {
  const script = "/app-0123456789abcdef0123.js";
  const get = await request(app).get(script).set("Accept-Encoding", "br").expect(200);
  const head = await request(app).head(script).set("Accept-Encoding", "br").expect(200);
  for (const name of ["content-length", "content-type", "content-encoding", "etag", "last-modified", "cache-control"])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  const part = await request(app).get("/").set("Range", "bytes=0-3").set("Accept-Encoding", "identity").expect(200);
  expect(part.text).toBe("<h1>Home</h1>");
  expect(part.headers["content-length"]).toBe("13");
});

test("the 404 page never turns into a 304", async () => {
  const first = await request(app).get("/unknown").expect(404);
  await request(app).get("/unknown").set("If-None-Match", String(first.headers["etag"])).expect(404);
});

test("before the first release there is a page that says so, and comes back", async () => {
  live = undefined;
  const answer = await request(app).get("/").expect(503).expect("Retry-After", "5");
  expect(answer.text).toContain("しばらくお待ちください");
});

test("other methods are for others", async () => {
  await request(app).post("/").expect(405);
});

test("a page that is published anew while it is asked for arrives whole, the old one or the new one", async () => {
  const page = join(folder, "changing/index.html");
  await mkdir(dirname(page));
  const versions = ["a".repeat(300), "b".repeat(90_000)];
  let published = 0;
  const publish = (): void => {
    published += 1;
    writeFileSync(`${page}.next`, versions[published % 2] ?? "");
    renameSync(`${page}.next`, page);
  };
  publish();
  const server = createServer((incoming, outgoing) => void app(incoming, outgoing)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/changing`;
  const publishing = setInterval(publish, 0);
  try {
    for (let round = 0; round < 25; round += 1) {
      const texts = await Promise.all(Array.from({ length: 10 }, async () => (await fetch(url)).text()));
      expect(texts.filter((text) => !versions.includes(text))).toEqual([]);
    }
  } finally {
    clearInterval(publishing);
    server.close();
    await once(server, "close");
  }
  expect(published).toBeGreaterThan(25);
});
