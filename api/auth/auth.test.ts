import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { eventFile } from "../test-support/item-files";
import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";
import { loginTries } from "./login-limit";

let server: TestServer;
let now = new Date("2026-06-01T03:00:00Z");
let hashes = 0;
beforeAll(async () => {
  server = await startTestServer({
    files: { "events/2026/a.md": eventFile() },
    settings: { publicUrl: "http://site.example" },
    overrides: {
      clock: () => now,
      hashing: (hash) => {
        hashes += 1;
        return hash();
      },
    },
  });
});
afterAll(() => server.close());

let visitor = 0;
/** A new client address for each call, as if a proxy on this machine had forwarded it. */
const someone = () => `198.51.100.${String((visitor += 1))}`;
const login = (body: object, address = someone()) =>
  server.browser().post("/api/login").set("X-Forwarded-For", address).send(body);
const cookieOf = (answer: request.Response): string => answer.get("Set-Cookie")?.[0] ?? "";

test("the right password opens a session that only the server can read", async () => {
  const answer = await login({ password: testPassword, name: " 愛子 Tan " }).expect(200);
  expect(answer.body).toEqual({ loggedIn: true, name: "愛子 Tan" });
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(cookieOf(answer)).toMatch(/^session=[A-Za-z0-9_-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
  const session = await request(server.url).get("/api/session").set("Cookie", cookieOf(answer)).expect(200);
  expect(session.body).toEqual({ loggedIn: true, name: "愛子 Tan" });
});

test("without a name the session has none; without a session nobody is logged in", async () => {
  expect((await login({ password: testPassword, name: "" })).body).toEqual({ loggedIn: true });
  expect((await request(server.url).get("/api/session").expect(200)).body).toEqual({ loggedIn: false });
});

test("behind https the cookie is Secure and bound to the host", async () => {
  const secure = await startTestServer({ settings: { publicUrl: "https://site.example" } });
  try {
    const answer = await secure.browser().post("/api/login").send({ password: testPassword }).expect(200);
    expect(cookieOf(answer)).toMatch(
      /^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
    const plainName = cookieOf(answer).replace("__Host-", "");
    expect((await request(secure.url).get("/api/session").set("Cookie", plainName)).body.loggedIn).toBe(false);
  } finally {
    await secure.close();
  }
});

test("a wrong password is 401 with the specified words", async () => {
  const answer = await login({ password: "nope" }).expect(401);
  expect(answer.body).toEqual({ error: { code: "wrong-password", message: "Wrong password" } });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const japanese = await server
    .browser()
    .post("/api/login")
    .set({ "X-Forwarded-For": someone(), "Accept-Language": "ja" })
    .send({ password: "nope" });
  expect(japanese.body.error.message).toBe("パスワードが違います");
});

test.each([
  [{}, { password: "must be text" }],
  [{ password: 1 }, { password: "must be text" }],
  [{ password: "x".repeat(201) }, { password: "must have at most 200 characters" }],
  [{ password: "x", name: "a\nb" }, { name: "must be one line without control characters" }],
  [{ password: "x", admin: true }, { admin: "is not a field of this form" }],
])("a malformed login %j is 400 and names the field", async (body, fields) => {
  expect((await login(body).expect(400)).body.error).toMatchObject({ code: "invalid-input", fields });
});

test.each([
  ["application/json", "{", 400],
  ["application/json", '["password"]', 400],
  ["application/json", '{"password":"x","__proto__":{"loggedIn":true}}', 400],
  ["application/json", JSON.stringify({ password: "x".repeat(20_000) }), 413],
  ["application/x-www-form-urlencoded", "password=x", 415],
  ["text/plain", "x", 415],
])("a body of type %s (%s) is refused with %i", async (type, body, status) => {
  const answer = await server
    .browser()
    .post("/api/login")
    .set({ "X-Forwarded-For": someone(), "Content-Type": type })
    .send(body);
  expect(answer.status).toBe(status);
});

test("the sixth try of an address is 429, also with the right password; others and live sessions go on", async () => {
  const live = await server.loggedIn();
  const guesser = someone();
  for (let count = 0; count < loginTries; count += 1)
    await login({ password: `guess ${String(count)}` }, guesser).expect(401);
  const refused = await login({ password: testPassword }, guesser).expect(429);
  expect(refused.body.error).toMatchObject({
    code: "too-many-tries",
    message: expect.stringContaining("Too many tries"),
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(14 * 60);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
  await login({ password: testPassword }, `8.8.8.8, ${guesser}`).expect(429);
  await login({ password: testPassword }).expect(200);
  expect((await live.get("/api/session")).body.loggedIn).toBe(true);
});

test("500 guesses cost the server five hashes", async () => {
  const guesser = someone();
  hashes = 0;
  const statuses = await Promise.all(
    Array.from(
      { length: 500 },
      async (_, count) => (await login({ password: `guess ${String(count)}` }, guesser)).status,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(loginTries);
  expect(statuses.filter((status) => status === 429)).toHaveLength(500 - loginTries);
  // Fewer where the filter of wrong passwords answers.
  expect(hashes).toBeLessThanOrEqual(loginTries);
});

test("logging in right forgets the tries before", async () => {
  const address = someone();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 1; count < loginTries; count += 1) await login({ password: "typo" }, address).expect(401);
    await login({ password: testPassword }, address).expect(200);
  }
});

test("login renews the session: the id from before is worth nothing", async () => {
  const first = cookieOf(await login({ password: testPassword })).split(";")[0] ?? "";
  const second = cookieOf(await login({ password: testPassword }).set("Cookie", first)).split(";")[0] ?? "";
  expect(second).not.toBe(first);
  expect((await request(server.url).get("/api/session").set("Cookie", first)).body.loggedIn).toBe(false);
  expect((await request(server.url).get("/api/session").set("Cookie", second)).body.loggedIn).toBe(true);
});

test("logout is 204, clears the cookie, and a replayed cookie is 401", async () => {
  const cookie = cookieOf(await login({ password: testPassword })).split(";")[0] ?? "";
  const out = await server.browser().post("/api/logout").set("Cookie", cookie).expect(204);
  expect(cookieOf(out)).toMatch(/^session=; Max-Age=0;/);
  const before = server.commits();
  await server.browser().post("/api/deleteEvent").set("Cookie", cookie).send({ _id: "a" }).expect(401);
  expect(server.commits()).toBe(before);
  await server.browser().post("/api/logout").expect(204);
});

test("log out everywhere ends every session, its own included, also after a restart", async () => {
  const [mine, other] = [await server.loggedIn("Aiko"), await server.loggedIn("Mei")];
  await server.browser().post("/api/logoutEverywhere").expect(401);
  expect((await other.get("/api/session")).body.loggedIn).toBe(true);
  const answer = await mine.post("/api/logoutEverywhere").expect(204);
  expect(cookieOf(answer)).toMatch(/^session=; Max-Age=0;/);
  for (const agent of [mine, other]) expect((await agent.get("/api/session")).body).toEqual({ loggedIn: false });
  await server.restart();
  const again = server.browser();
  again.jar = other.jar;
  await again.post("/api/deleteEvent").send({ _id: "a" }).expect(401);
});

test("a logout that cannot be stored is refused and can be repeated", async () => {
  const staff = await server.loggedIn("Aiko");
  const file = join(server.settings.dataDir, "sessions.json");
  rmSync(file);
  mkdirSync(join(file, "in the way"), { recursive: true });
  for (const path of ["/api/logout", "/api/logoutEverywhere"]) {
    const answer = await staff.post(path).expect(507);
    expect(answer.body.error.message).toContain("You are still logged in");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  rmSync(file, { recursive: true });
  await staff.post("/api/logout").expect(204);
  const { jar } = staff;
  await server.restart();
  const again = Object.assign(server.browser(), { jar });
  expect((await again.get("/api/session")).body).toEqual({ loggedIn: false });
});

test("a session survives a restart, ends after 12 idle hours", async () => {
  const staff = await server.loggedIn("Aiko");
  await server.stop();
  const cookieJar = staff.jar;
  await server.restart();
  const again = server.browser();
  again.jar = cookieJar;
  expect((await again.get("/api/session")).body).toEqual({ loggedIn: true, name: "Aiko" });
  now = new Date(now.getTime() + 12 * 3600 * 1000 + 1);
  expect((await again.get("/api/session")).body).toEqual({ loggedIn: false });
  await again.post("/api/deleteEvent").send({ _id: "a" }).expect(401);
});

const writes = [
  ["post", "/api/addEvent"],
  ["post", "/api/editEvent"],
  ["post", "/api/deleteEvent"],
  ["post", "/api/addNews"],
  ["put", "/api/updateNews/x"],
  ["post", "/api/deleteNews"],
  ["post", "/api/pictures"],
] as const;

test.each(writes)("%s %s without a session is 401 Unauthorized and commits nothing", async (method, path) => {
  const before = server.commits();
  const answer = await server.browser()[method](path).field({ title: "x" }).expect(401);
  expect(answer.body.error).toEqual({ code: "unauthorized", message: "Unauthorized" });
  expect(server.commits()).toBe(before);
  expect(server.uploads()).toEqual([]);
});

test.each([
  ["a form of another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
  ["a sibling domain", { "Sec-Fetch-Site": "same-site", Origin: "http://evil.site.example" }],
  ["a forged origin that contradicts the browser", { "Sec-Fetch-Site": "cross-site", Origin: "http://site.example" }],
  ["a typed address", { "Sec-Fetch-Site": "none" }],
  ["an old browser on another site", { Origin: "https://evil.example" }],
  ["a sandboxed frame", { Origin: "null" }],
  ["another port", { Origin: "http://site.example:8080" }],
  ["a program that says nothing", {}],
] as const)(
  "%s is 403 on every write, with a valid cookie, and commits nothing",
  async (_who, headers: Record<string, string>) => {
    const cookie = cookieOf(await login({ password: testPassword })).split(";")[0] ?? "";
    const before = server.commits();
    for (const [method, path] of [...writes, ["post", "/api/login"], ["post", "/api/logout"]] as const) {
      for (const type of [
        "multipart/form-data; boundary=x",
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
      ]) {
        const answer = await request(server.url)
          [method](path)
          .set({ ...headers, Cookie: cookie, "Content-Type": type })
          .send('{"_id":"a"}');
        expect([path, answer.status, answer.body.error.code]).toEqual([path, 403, "cross-site"]);
      }
    }
    expect(server.commits()).toBe(before);
    expect((await request(server.url).get("/api/session").set("Cookie", cookie)).body.loggedIn).toBe(true);
  },
);

test("a browser that only sends its origin is let in when it is ours", async () => {
  await request(server.url)
    .post("/api/login")
    .set({ Origin: "http://site.example", "X-Forwarded-For": someone() })
    .send({ password: testPassword })
    .expect(200);
});

test("neither passwords nor names reach the log", () => {
  const text = JSON.stringify(server.log);
  for (const word of [testPassword, "guess 1", "Aiko", "愛子", "198.51.100"]) expect(text).not.toContain(word);
});
