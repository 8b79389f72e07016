import { once } from "node:events";
import { readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import request from "supertest";
import { newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let jpeg: Buffer;
const large = Buffer.alloc(9_600_000, 1);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
beforeAll(async () => {
  jpeg = await picture("jpeg");
  server = await startTestServer({
    files: {
      "media/2026/picnic.jpg": jpeg,
      "media/2026/会場 写真 (1).JPG": jpeg,
      "media/2026/picnic-0123abcd.jpg": jpeg,
      "media/2026/50%引 #2.jpg": jpeg,
      "media/2026/layoff.jpg": jpeg,
      "media/2026/人事 100%.jpg": jpeg,
      "news/2026/plan.md": newsFile(
        { draft: "true" },
        "![図](／media／2026／layoff.jpg) ![図](／media／2026／人事 100%.jpg)",
      ),
      "media/large.jpg": large,
      "media/logo.svg": svg,
      "media/notes.txt": "secret",
      "media/.hidden.jpg": jpeg,
      "secret.jpg": jpeg,
    },
    // On a busy machine readers stand still for longer than the service bears.
    overrides: { times: { stalledAnswer: patienceMs } },
  });
});
afterAll(() => server.close());

test("a picture comes from the newest commit, with its type and version", async () => {
  const answer = await request(server.url).get("/media/2026/picnic.jpg").expect(200);
  expect(answer.body.equals(jpeg)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, no-cache",
    "x-content-type-options": "nosniff",
    etag: `"${server.git("rev-parse", "HEAD:content/media/2026/picnic.jpg").trim()}"`,
  });
  await request(server.url)
    .get("/media/2026/picnic.jpg")
    .set("If-None-Match", answer.headers["etag"] ?? "")
    .expect(304);
  const head = await request(server.url).head("/media/2026/picnic.jpg").expect(200);
  expect(head.headers["content-length"]).toBe(String(jpeg.length));
});

test("a name that carries a hash may be kept for ever", async () => {
  const { headers } = await request(server.url).get("/media/2026/picnic-0123abcd.jpg").expect(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/media/2026/%E4%BC%9A%E5%A0%B4%20%E5%86%99%E7%9C%9F%20(1).JPG",
  `/media/2026/${encodeURIComponent("会場 写真 ")}%281%29.JPG`,
  `/media/2026/${encodeURIComponent("50%引 #2")}.jpg`,
])("a picture of any name is at %s", async (path) => {
  await request(server.url).get(path).expect(200).expect("Content-Type", "image/jpeg");
});

test.each(["layoff.jpg", "人事 100%.jpg"])(
  "a draft's picture is for staff, however the draft spells its address: %s",
  async (name) => {
    const path = `/media/2026/${encodeURIComponent(name)}`;
    await request(server.url).get(path).expect(404);
    const staff = await server.loggedIn("Mei Tan");
    await staff.get(path).expect(200).expect("Cache-Control", "private, no-store");
  },
);

test("a drawing may run and load nothing", async () => {
  const { headers } = await request(server.url).get("/media/logo.svg").expect(200).expect("Content-Type", /svg/);
  expect(headers["content-security-policy"]).toMatch(/default-src 'none';.*sandbox/);
});

test.each([
  "/media/",
  "/media/2026/",
  "/media/2026",
  "/media/none.jpg",
  "/media/notes.txt",
  "/media/.hidden.jpg",
  "/media/../secret.jpg",
  "/media/%2e%2e/secret.jpg",
  "/media/..%2fsecret.jpg",
  "/media/2026/../../secret.jpg",
  "/media/2026//picnic.jpg",
  "/media/2026/picnic.jpg%00.png",
  "/media/2026/%70icnic.jpg",
  "/media/-x.jpg",
  "/media/.git/config.jpg",
  "/media/link.jpg",
])("%s is 404", async (path) => {
  const { request: send } = await import("node:http");
  // supertest would tidy the path up before it is sent.
  const status = await new Promise<number | undefined>((resolve, reject) => {
    send({ host: "127.0.0.1", port: new URL(server.url).port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(status).toBe(404);
});

test("a symbolic link in the media folder leads nowhere", async () => {
  symlinkSync("/etc/passwd", `${server.settings.contentDir}/media/link.jpg`);
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "A link");
  await server.restart();
  await request(server.url).get("/media/link.jpg").expect(404);
});

test("other methods are refused", async () => {
  await server.browser().post("/media/2026/picnic.jpg").expect(405).expect("Allow", "GET, HEAD");
});

test("150 slow readers of a large picture hold no copies of it in memory, and the next visitor gets it", async () => {
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 150 }, () => connect(Number(new URL(server.url).port), "127.0.0.1"));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on("error", () => undefined);
      socket.write("GET /media/large.jpg HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(socket, "readable");
    }),
  );
  const next = await request(server.url).get("/media/large.jpg").expect(200).expect("Content-Length", "9600000");
  expect((next.body as Buffer).equals(large)).toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200_000_000);
  for (const socket of sockets) socket.resetAndDestroy();
  expect(server.log.filter((line) => Number(line["level"]) >= 50)).toEqual([]);
});

test("a picture is written once a version, and read from memory where it cannot be written", async () => {
  const folder = join(server.settings.dataDir, "pictures");
  await Promise.all(Array.from({ length: 20 }, () => request(server.url).get("/media/2026/picnic.jpg").expect(200)));
  const version = server.git("rev-parse", "HEAD:content/media/2026/picnic.jpg").trim();
  expect(readdirSync(folder)).toContain(version);
  await server.restart();
  expect(readdirSync(folder)).toEqual([]);
  // A file in place of the folder: nothing can be written into it.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
  const answer = await request(server.url).get("/media/2026/picnic.jpg").expect(200);
  expect(answer.body.equals(jpeg)).toBe(true);
});

test("where none can be written, a few answers hold pictures in memory, and the next ones are told to come back", async () => {
  const folder = join(server.settings.dataDir, "pictures");
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, "");
  // Whatever was read to its end is not held any more.
  for (let count = 0; count < 6; count += 1) await request(server.url).get("/media/large.jpg").expect(200);
  const readers = Array.from({ length: 20 }, () => connect(Number(new URL(server.url).port), "127.0.0.1"));
  const heads = await Promise.all(
    readers.map(async (socket) => {
      socket.on("error", () => undefined);
      socket.write("GET /media/large.jpg HTTP/1.1\r\nHost: x\r\nAccept-Language: ja\r\n\r\n");
      await once(socket, "readable");
      return String(socket.read()).split("\r\n\r\n")[0] ?? "";
    }),
  );
  expect(heads.filter((head) => head.startsWith("HTTP/1.1 200"))).toHaveLength(4);
  expect(heads.filter((head) => /^HTTP\/1.1 503[^]*\r\nRetry-After: 60/.test(head))).toHaveLength(16);
  const refused = await request(server.url).get("/media/large.jpg").set("Accept-Language", "ja").expect(503);
  expect(refused.body.error.message).toContain("ディスクに空きがない");
  for (const socket of readers) socket.resetAndDestroy();
  expect(server.log.filter((line) => Number(line["level"]) >= 50)).toEqual([]);
});
