import request from "supertest";
import { startTestServer, type TestServer } from "./test-support/test-server";
import { eventFile, newsFile } from "./test-support/item-files";
import { until } from "./test-support/until";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "events/2026/2026-04-04-spring-picnic.md": eventFile(),
      "news/2026/2026-03-01-new-office.md": newsFile(),
      "news/2026/broken.md": "---\ntitle: Broken\ndate: May 3\n---\n\nText\n",
    },
  });
});
afterAll(() => server.close());

test("an unknown call is 404, in the language of the request", async () => {
  const answer = await request(server.url)
    .get("/api/unknown")
    .set("Accept-Language", "ja,en;q=0.5")
    .expect(404)
    .expect("Content-Type", /json/);
  expect(answer.body).toEqual({ error: { code: "not-found", message: "見つかりませんでした" } });
});

test.each([
  ["DELETE", "/api/getEventsData", "HEAD, GET"],
  ["GET", "/api/addEvent", "POST"],
  ["POST", "/api/updateNews/x", "PUT"],
  ["PUT", "/api/login", "POST"],
  ["PATCH", "/api/health", "HEAD, GET"],
] as const)("%s %s is 405 and says what would do", async (method, path, allow) => {
  const call = server.browser()[method.toLowerCase() as "get"](path);
  const answer = await call.expect(405).expect("Allow", allow);
  expect(answer.body.error.code).toBe("method-not-allowed");
});

test("health names the files that were left out to staff, and counts them for everybody", async () => {
  const { body: seen } = await request(server.url).get("/api/health").expect(200);
  expect(seen).toMatchObject({ status: "degraded", attention: ["content-problem"], counts: { problems: 2 } });
  expect(JSON.stringify(seen)).not.toContain("broken.md");
  const { body } = await (await server.loggedIn()).get("/api/health").expect(200);
  expect(body).toMatchObject({
    status: "degraded",
    counts: { events: 1, news: 1 },
    publish: { kind: "none" },
    commit: server.git("rev-parse", "HEAD").trim(),
  });
  expect(body.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: "news/2026/broken.md",
        line: 3,
        field: "date",
        message: expect.stringContaining("YYYY-MM-DD"),
      }),
    ]),
  );
});

test("health is ok again when the maintainer repaired the file", async () => {
  server.git("rm", "--quiet", "content/news/2026/broken.md");
  server.git("commit", "--quiet", "--message", "Remove what was broken");
  const health = async () => (await request(server.url).get("/api/health")).body;
  await until("health is ok", async () => (await health()).status === "ok");
  expect(await health()).toMatchObject({ status: "ok", counts: { problems: 0 } });
});

test("every answer carries the security headers", async () => {
  for (const path of ["/api/getEventsData", "/api/unknown", "/media/x.jpg", "/anything", "/admin-app/x.js"]) {
    const { headers } = await request(server.url).get(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

test("a page of another origin gets no CORS permission", async () => {
  const answer = await request(server.url)
    .options("/api/addEvent")
    .set({ Origin: "https://evil.example", "Access-Control-Request-Method": "POST" });
  expect(answer.status).toBe(405);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test.each(["/api/session", "/api/unknown", "/media/x.jpg", "/", "/unknown"])("TRACE %s is not echoed", async (path) => {
  const answer = await request(server.url).trace(path).set("X-Secret", "only the sender's");
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toContain("only the sender's");
});

test("300 strange host and other headers: nothing of them comes back, nothing breaks", async () => {
  const hosts = [
    "evil.example",
    "evil.example:80",
    "localhost@evil.example",
    "<script>alert(1)</script>",
    "a".repeat(3000),
    "[::1",
    "..",
    "%0d%0aX-Injected: 1",
  ];
  const headers = [
    "Host",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "Forwarded",
    "X-Original-URL",
    "Referer",
    "Accept-Language",
    "If-None-Match",
    "Accept-Encoding",
    "Cookie",
  ];
  const paths = ["/api/getEventsData", "/api/unknown", "/media/evil.example", "/"];
  for (let count = 0; count < 320; count += 1) {
    const value = hosts[count % hosts.length] ?? "";
    const answer = await request(server.url)
      .get(paths[Math.floor(count / hosts.length) % paths.length] ?? "/")
      .set(headers[Math.floor(count / (hosts.length * paths.length)) % headers.length] ?? "Host", value);
    expect([200, 304, 400, 404]).toContain(answer.status);
    const said = JSON.stringify(answer.headers) + answer.text;
    for (const word of ["evil.example", "<script>", "X-Injected", "aaaaaaaaaa"]) expect(said).not.toContain(word);
  }
});

test("the log has one line a request, without query, cookies, names or addresses", async () => {
  const before = server.log.length;
  await request(server.url)
    .get("/api/session?secret=1")
    .set("Cookie", "session=topsecret")
    .set("User-Agent", "Spy/1.0")
    .expect(200);
  const lines = server.log.slice(before).filter((line) => line["method"] !== undefined);
  expect(lines).toEqual([
    expect.objectContaining({ method: "GET", path: "/api/session", status: 200, ms: expect.any(Number) }),
  ]);
  const text = JSON.stringify(lines);
  for (const word of ["secret", "Spy", "127.0.0.1"]) expect(text).not.toContain(word);
});

test("refused calls are in the log with their status", async () => {
  const before = server.log.length;
  const login = () => request(server.url).post("/api/login").send({ password: "wrong" });
  await login().set("Sec-Fetch-Site", "same-origin").expect(401);
  await login().set("Sec-Fetch-Site", "cross-site").expect(403);
  await request(server.url).get("/api/pictures").expect(401);
  const lines = server.log.slice(before).filter((line) => line["method"] !== undefined);
  expect(lines.map((line) => [line["method"], line["path"], line["status"]])).toEqual([
    ["POST", "/api/login", 401],
    ["POST", "/api/login", 403],
    ["GET", "/api/pictures", 401],
  ]);
  expect(lines.map((line) => line["time"])).toEqual(lines.map(() => expect.anything()));
});

test("a restart on the same port's folders answers the same", async () => {
  const before = await request(server.url).get("/api/getEventsData").expect(200);
  await server.restart();
  const after = await request(server.url).get("/api/getEventsData").expect(200);
  expect(after.text).toBe(before.text);
});
