import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "admin-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "manifest.json"), '{"one":1}');
  writeFileSync(join(folder, "assets", "events-Ab12_-Cd.js"), "export const x = 1;".repeat(100));
  writeFileSync(join(folder, "plain.css"), "a{}");
  server = await startTestServer({ overrides: { adminFolder: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("the manifest is asked for each time, hashed files are kept", async () => {
  const manifest = await request(server.url).get("/admin-app/manifest.json").expect(200, { one: 1 });
  expect(manifest.headers["cache-control"]).toBe("no-cache");
  await request(server.url)
    .get("/admin-app/manifest.json")
    .set("If-None-Match", manifest.headers["etag"] ?? "")
    .expect(304);
  const script = await request(server.url)
    .get("/admin-app/assets/events-Ab12_-Cd.js")
    .expect(200)
    .expect("Content-Type", /javascript/);
  expect(script.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
  });
  expect(script.text).toContain("export const x");
  const plain = await request(server.url)
    .get("/admin-app/plain.css")
    .set("Accept-Encoding", "identity")
    .expect(200, "a{}")
    .expect("Content-Type", /css/);
  expect(plain.headers).not.toHaveProperty("content-encoding");
});

test.each([
  "/admin-app/",
  "/admin-app/none.js",
  "/admin-app/assets",
  "/admin-app/..%2fmanifest.json",
  "/admin-app/constructor",
])("%s is 404", async (path) => {
  await request(server.url).get(path).expect(404);
});

test("a new build is served without a restart", async () => {
  writeFileSync(join(folder, "manifest.json"), '{"two":2}');
  utimesSync(join(folder, "manifest.json"), new Date(), new Date(Date.now() + 5000));
  await request(server.url).get("/admin-app/manifest.json").expect(200, { two: 2 });
});

test("what asks for a file while the admin is being built waits for it, also for a build that fails", async () => {
  let end = (): void => undefined;
  const built = new Promise<void>((_, reject) => (end = () => reject(new Error("no"))));
  built.catch(() => undefined);
  const building = await startTestServer({ overrides: { adminFolder: folder, adminBuild: built } });
  try {
    let isAnswered = false;
    const asked = request(building.url)
      .get("/admin-app/plain.css")
      .then((answer) => {
        isAnswered = true;
        return answer;
      });
    await request(building.url).get("/api/health").expect(200);
    expect(isAnswered).toBe(false);
    end();
    expect((await asked).text).toBe("a{}");
  } finally {
    await building.close();
  }
});

test("before the admin was built there is simply nothing", async () => {
  rmSync(join(folder, "manifest.json"));
  await request(server.url).get("/admin-app/manifest.json").expect(404);
});
