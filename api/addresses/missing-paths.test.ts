import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { noPublisher } from "../publish/publisher-interface";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";

const day = 24 * 60 * 60_000;
let now: Date;
let server: TestServer;
beforeEach(async () => {
  now = testNow;
  const publisher = { ...noPublisher, siteFolder: () => undefined, close: () => Promise.resolve() };
  server = await startTestServer({
    files: {
      "redirects.yml": "entries: []\n",
      "companies/old.md": "---\nid: 1\nname: A\ndescription: B\nlocation: C\n---\n",
    },
    settings: { trustedProxies: ["127.0.0.1"] },
    overrides: {
      clock: () => now,
      openSite: () =>
        Promise.resolve({
          publisher,
          middleware: (context) => {
            context.status = context.path === "/there" ? 200 : 404;
          },
        }),
    },
  });
});
afterEach(() => server.close());

let visitors = 0;
/** Another visitor asks for a path. */
const ask = (
  path: string,
  method: "get" | "head" = "get",
  from = `198.51.${String((visitors += 1) >> 8)}.${String(visitors & 255)}`,
) => request(server.url)[method](path).set("X-Forwarded-For", from).set("Referer", "https://mail.example/secret");
const asked = async (path: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1) await ask(path).expect(404);
};
const missing = async (): Promise<unknown> =>
  (await (await server.loggedIn()).get("/api/health").expect(200)).body.missing;
const file = (): string => join(server.settings.dataDir, "missing-paths.json");

test("staff see what was asked for in vain, by count, in both languages together, and nothing of who asked", async () => {
  await asked("/old-page?utm=secret", 3);
  await asked("/ja/Old-Page/", 1);
  await asked("/%E5%8F%A4%E3%81%84", 2);
  await asked("/__proto__", 1);
  await ask("/there").expect(200);
  await ask("/api/nothing").expect(404);
  expect(await missing()).toEqual([
    { path: "/old-page", count: 4 },
    { path: "/古い", count: 2 },
    { path: "/__proto__", count: 1 },
  ]);
  const { body } = await request(server.url).get("/api/health").expect(200);
  expect(body).not.toHaveProperty("missing");
  await server.stop();
  const kept = readFileSync(file(), "utf8");
  expect(kept).toContain("old-page");
  expect(kept).not.toMatch(/secret|198\.51|utm/);
  await server.restart();
  expect(await missing()).toContainEqual({ path: "/old-page", count: 4 });
});

test.each([
  "/wp-login.php",
  "/blog/wp-login.php/x",
  "/wp-admin/setup-config",
  "/.env",
  "/a/.git/config",
  "/backup.zip",
  "/phpmyadmin/",
  "/_ignition/execute",
  "/media/gone.jpg",
  "/adminSecrets",
  "/favicon-old.ico",
  "/share/0123456789abcdef01234567.jpg",
  "/pictures/0123456789abcdef-640.webp",
  "/search-index/en/2026-4-0.json",
  "/search-index/ja/companies-16-9.json",
  "/fonts/0123456789abcdef.woff",
  "/fonts/0123456789abcdef.css",
  "/scripts/sample-items-0123456789abcdef.js",
  "/<script>",
  "/%3Cscript%3E",
  "/a%0Ab",
  "/=cmd|calc",
  "/%E0%A4%A",
  `/${"a".repeat(300)}`,
])("%s is no address that a redirect is for", async (path) => {
  await ask(path);
  await ask("/wp-content/uploads/report.pdf", "head");
  expect(await missing()).toEqual([]);
});

test("addresses that a former site had in the folders of made files are listed", async () => {
  const former = ["/documents/guide.pdf", "/fonts/brand.woff2", "/pictures/2019/lawn-640.jpg", "/pictures/x.jpg"];
  for (const path of former) await asked(path, 1);
  expect(await missing()).toEqual(former.map((path) => ({ path, count: 1 })));
});

test("one visitor decides little of the list, and thousands of addresses push out no frequent one", async () => {
  await asked("/often", 3);
  for (let count = 0; count < 40; count += 1) await ask("/pushed", "get", "203.0.113.9");
  for (let count = 0; count < 1_100; count += 1) await ask(`/noise-${String(count)}`);
  const listed = (await missing()) as unknown[];
  expect(listed).toHaveLength(20);
  expect(listed.slice(0, 3)).toMatchObject([
    { path: "/pushed", count: 20 },
    { path: "/often", count: 3 },
    { count: 1 },
  ]);
  await server.stop();
  expect(JSON.parse(readFileSync(file(), "utf8"))).toHaveLength(1_000);
  await server.restart();
});

test("after 30 days an address is forgotten, and one that leads somewhere is listed no more", async () => {
  await asked("/first", 2);
  now = new Date(now.getTime() + 20 * day);
  await asked("/second", 1);
  expect(await missing()).toEqual([
    { path: "/first", count: 2 },
    { path: "/second", count: 1 },
  ]);
  now = new Date(now.getTime() + 10 * day);
  expect(await missing()).toEqual([{ path: "/second", count: 1 }]);
  await asked("/company/old", 1);
  const staff = await server.loggedIn();
  await staff
    .put("/api/collections/redirects/redirects")
    .send({ entries: [{ from: "/second", to: "/company/old" }] })
    .expect(200);
  expect(await missing()).toEqual([]);
});

test("a file that cannot be read costs the counts and nothing else", async () => {
  await server.stop();
  writeFileSync(file(), '[["/a", "x"]]');
  await server.restart();
  expect(await missing()).toEqual([]);
  await asked("/new", 1);
  expect(await missing()).toEqual([{ path: "/new", count: 1 }]);
});
