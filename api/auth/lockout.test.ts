import request from "supertest";
import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";
import { loginTries, siteTries } from "./login-limit";

/** Checks that may run at once or wait. */
const places = 20;

/** Holds hashes back and counts them: each one waits until it is let through. */
function hashGate() {
  let isOpen = true;
  let hashes = 0;
  const held: (() => void)[] = [];
  return {
    count: () => hashes,
    shut: () => void (isOpen = false),
    /** Lets the next hash through. */
    async letOne() {
      await until("a hash is held", () => held.length > 0);
      held.shift()?.();
    },
    open() {
      isOpen = true;
      for (const go of held.splice(0)) go();
    },
    async hashing<T>(hash: () => Promise<T>): Promise<T> {
      if (!isOpen) await new Promise<void>((go) => held.push(go));
      hashes += 1;
      return hash();
    },
  };
}

let gate: ReturnType<typeof hashGate>;
let server: TestServer;
beforeEach(async () => {
  gate = hashGate();
  server = await startTestServer({ overrides: { hashing: (hash) => gate.hashing(hash) } });
});
afterEach(async () => {
  gate.open();
  await server.close();
});

const login = async (password: string, forwarded: string, cookie = "") =>
  server.browser().post("/api/login").set({ "X-Forwarded-For": forwarded, Cookie: cookie }).send({ password });
const guess = async (forwarded: string): Promise<number> => (await login("guess", forwarded)).status;
/** An address in a /24 of its own. */
const network = (number: number): string => `10.${String(number >> 8)}.${String(number & 255)}.7`;
const knownCookie = (answer: request.Response): string =>
  answer
    .get("Set-Cookie")
    ?.find((text) => text.includes("known-browser="))
    ?.split(";")[0] ?? "";

/** The cookie of a browser that logged in before the server was restarted; the new process has seen no password yet. */
async function knownBrowser(): Promise<string> {
  const cookie = knownCookie(await login(testPassword, "192.0.2.1"));
  expect(cookie).not.toBe("");
  await server.restart();
  return cookie;
}

/** Fills the queue with guesses of so many networks, and waits until the rest has been refused. */
async function fillQueue(networks: number) {
  gate.shut();
  const answers: number[] = [];
  const all = Array.from({ length: networks }, (_, count) =>
    guess(network(count)).then((status) => answers.push(status)),
  );
  await until("the rest is refused", () => answers.length === networks - places);
  return { answers, all };
}

test("a try that a full queue did not check costs nothing", async () => {
  const { all } = await fillQueue(40);
  const refused = await login("guess", "198.51.100.9");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
  gate.open();
  await Promise.all(all);
  for (let count = 0; count < loginTries; count += 1) expect(await guess("198.51.100.9")).toBe(401);
  expect(await guess("198.51.100.9")).toBe(429);
});

test("while guesses of other networks fill the queue a known browser is the next to be checked", async () => {
  const cookie = await knownBrowser();
  await nextToBeChecked(await fillQueue(40), () => login(testPassword, network(0), cookie));
});

test("an unknown browser that a full queue refused is the next to be checked when it tries again", async () => {
  const full = await fillQueue(40);
  expect((await login(testPassword, "198.51.100.9")).status).toBe(429);
  await nextToBeChecked(full, () => login(testPassword, "198.51.100.9"));
});

test("networks that sent a wrong password wait behind those that did not", async () => {
  gate.open();
  for (let count = 0; count < 40; count += 1) await guess(network(count));
  await nextToBeChecked(await fillQueue(40), () => login(testPassword, "198.51.100.9"));
});

/** Expects that a try takes the place of a guess in the full queue, and is right after the one that is being checked. */
async function nextToBeChecked(
  { answers, all }: Awaited<ReturnType<typeof fillQueue>>,
  attempt: () => Promise<request.Response>,
): Promise<void> {
  const before = gate.count();
  const refused = answers.length;
  const staff = attempt();
  await until("one more is refused", () => answers.length === refused + 1);
  // The one that was running, then theirs.
  await gate.letOne();
  await gate.letOne();
  expect((await staff).status).toBe(200);
  expect(gate.count()).toBe(before + 2);
  gate.open();
  await Promise.all(all);
}

test("once the password has been seen, guesses of 100 networks cost next to no hashes", async () => {
  await login(testPassword, "192.0.2.1");
  const before = gate.count();
  for (let count = 0; count < 100; count += 1) expect(await guess(network(count))).toBe(401);
  // One in 256 is expected to be hashed.
  expect(gate.count() - before).toBeLessThan(10);
  expect((await login(testPassword, "198.51.100.9")).status).toBe(200);
});

test("wrong passwords of one address leave a known browser at it five tries of its own", async () => {
  const cookie = await knownBrowser();
  for (let count = 0; count < loginTries; count += 1) expect(await guess("192.0.2.1")).toBe(401);
  expect((await login(testPassword, "192.0.2.1")).status).toBe(429);
  for (let count = 1; count < loginTries; count += 1)
    expect((await login("typo", "192.0.2.1", cookie)).status).toBe(401);
  expect((await login(testPassword, "192.0.2.1", cookie)).status).toBe(200);
  for (let count = 0; count < loginTries; count += 1)
    expect((await login("typo", "192.0.2.1", cookie)).status).toBe(401);
  const refused = await login(testPassword, "192.0.2.1", cookie);
  expect([refused.status, refused.body.error.code]).toEqual([429, "too-many-tries"]);
});

test.each([
  ["an IPv4 /24", (host: number) => `203.0.113.${String(host)}`, "203.0.114.1"],
  ["an IPv6 /48", (host: number) => `2001:db8:7:${String(host)}::1`, "2001:db8:8::1"],
])("%s has 25 wrong passwords, however many addresses it uses; others are not concerned", async (_what, at, other) => {
  for (let host = 1; host <= siteTries; host += 1) expect(await guess(at(host))).toBe(401);
  expect(await guess(at(99))).toBe(429);
  expect(await guess(other)).toBe(401);
});

test("the cookie of a known browser opens nothing, and no other password makes it known", async () => {
  const answer = await login(testPassword, "192.0.2.1");
  const cookie = knownCookie(answer);
  expect(answer.get("Set-Cookie")?.find((text) => text.startsWith(cookie))).toMatch(
    /^known-browser=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const session = await request(server.url).get("/api/session").set("Cookie", cookie);
  expect(session.body).toEqual({ loggedIn: false });
  await server.browser().post("/api/deleteEvent").set("Cookie", cookie).send({ _id: "a" }).expect(401);
  expect(knownCookie(await login("guess", "192.0.2.2"))).toBe("");
});

test("a logout that forgets the device makes its browser an unknown one", async () => {
  const forgetting = async (query: string) =>
    (await server.browser().post(`/api/logout${query}`).expect(204)).get("Set-Cookie") ?? [];
  expect((await forgetting("")).filter((text) => text.includes("known-browser"))).toEqual([]);
  expect(await forgetting("?forget=1")).toContainEqual(
    expect.stringMatching(/^known-browser=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/),
  );
});

test.each([
  ["forged", (cookie: string) => cookie.replace(/\..*/, `.${"A".repeat(43)}`)],
  ["of another id", (cookie: string) => cookie.replace(/=.{22}/, `=${"A".repeat(22)}`)],
  ["without a signature", (cookie: string) => cookie.replace(/\..*/, "")],
])("a cookie that is %s is none", async (_what, change) => {
  const cookie = change(knownCookie(await login(testPassword, "192.0.2.1")));
  for (let count = 0; count < loginTries; count += 1)
    expect((await login("guess", "192.0.2.1", cookie)).status).toBe(401);
  expect((await login(testPassword, "192.0.2.1", cookie)).status).toBe(429);
  expect((await login(testPassword, "198.51.100.9", cookie)).status).toBe(200);
});

test("another password forgets the known browsers; behind https their cookie is bound to the host", async () => {
  const configured = (password: string) =>
    startTestServer({ settings: { password: { kind: "plain", password }, publicUrl: "https://site.example" } });
  const first = await configured("the first password");
  const answer = await first.browser().post("/api/login").send({ password: "the first password" });
  await first.close();
  expect(answer.get("Set-Cookie")?.[1]).toMatch(/^__Host-known-browser=.+; HttpOnly; SameSite=Strict; Secure$/);
  const second = await configured("the second password");
  const tryAt = (cookie: string) =>
    second.browser().post("/api/login").set("Cookie", cookie).send({ password: "the first password" });
  for (let count = 0; count < loginTries; count += 1) await tryAt("").expect(401);
  await tryAt(knownCookie(answer)).expect(429);
  await second.close();
});
