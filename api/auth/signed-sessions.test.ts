import type { RevokedSessions } from "./revoked-sessions";
import { parseRevoked, revokedText } from "./revoked-list";
import { sessionKey } from "./open-auth";
import { absoluteLimit, idleLimit } from "./session-life";
import { signedSessions } from "./signed-sessions";

let now: number;
let ended: Map<string, number>;
let generation: number;
beforeEach(() => {
  now = Date.parse("2026-06-01T00:00:00Z");
  ended = new Map();
  generation = 0;
});

const revoked: RevokedSessions = {
  has: (hash) => ended.has(hash),
  add: (hash, until) => Promise.resolve(void ended.set(hash, until)),
  generation: () => generation,
  addAll: () => Promise.resolve(void (generation = Math.max(now, generation + 1))),
  close: () => Promise.resolve(),
};
const password = { kind: "plain", password: "correct horse" } as const;
const secret = "s".repeat(32);
const server = (key = sessionKey(password, secret)) => signedSessions({ key, clock: () => new Date(now), revoked });

test("a session is known to every server with the same settings, and to none with others", async () => {
  const id = await server().start({ name: "愛子 Tan" });
  expect(server().find(id)).toEqual({ name: "愛子 Tan" });
  expect(id).toMatch(/^[A-Za-z0-9_.-]{43,1500}$/);
  expect(server(sessionKey({ ...password, password: "another one" }, secret)).find(id)).toBeUndefined();
  expect(server(sessionKey(password, "t".repeat(32))).find(id)).toBeUndefined();
});

test("without a secret that all servers have there is no key", () => {
  expect(() => sessionKey(password, undefined)).toThrow("SESSION_SECRET");
  expect(() => sessionKey({ kind: "stored-or-generated" }, secret)).toThrow("ADMIN_PASSWORD_HASH");
  expect(sessionKey({ kind: "hash", hash: "scrypt$x" }, undefined)).toHaveLength(32);
});

test("an unused session ends after 12 hours, a used one is renewed, and after 7 days every one is over", async () => {
  const sessions = server();
  let id = await sessions.start({});
  expect(sessions.renewed(id)).toBeUndefined();
  now += idleLimit - 1;
  const renewed = sessions.renewed(id);
  now += 1;
  expect(sessions.find(id)).toBeUndefined();
  expect(sessions.peek(id)).toBeUndefined();
  for (id = renewed ?? ""; now < Date.parse("2026-06-01T00:00:00Z") + absoluteLimit; now += idleLimit / 2) {
    expect(sessions.find(id)).toEqual({});
    id = sessions.renewed(id) ?? id;
  }
  expect(sessions.find(id)).toBeUndefined();
  expect(sessions.renewed(id)).toBeUndefined();
});

test("a clock that is set back by an hour ends no session; one that had run far ahead leaves none behind", async () => {
  const sessions = server();
  const right = now;
  const id = await sessions.start({ name: "Mei" });
  now = right - 3_600_000;
  expect(sessions.find(id)).toEqual({ name: "Mei" });
  now = right + 365 * absoluteLimit;
  const ofNextYears = await sessions.start({ name: "Mei" });
  expect(sessions.find(ofNextYears)).toEqual({ name: "Mei" });
  now = right;
  expect(sessions.find(ofNextYears)).toBeUndefined();
  expect(sessions.find(id)).toEqual({ name: "Mei" });
});

test("a logout ends the session with all its renewals, and only a true session can be ended", async () => {
  const sessions = server();
  const id = await sessions.start({});
  now += 3_600_000;
  const renewed = sessions.renewed(id) ?? "";
  await sessions.end(id);
  expect([sessions.find(id), sessions.find(renewed)]).toEqual([undefined, undefined]);
  await sessions.end(`${renewed}x`);
  await sessions.end(renewed);
  expect([...ended.values()]).toEqual([Date.parse("2026-06-01T00:00:00Z") + absoluteLimit]);
});

test("ending all sessions ends those of a server whose clock runs ahead, and none that begin afterwards", async () => {
  const sessions = server();
  now += 60_000;
  const ahead = await sessions.start({ name: "Mei" });
  now -= 60_000;
  await sessions.endAll();
  expect([sessions.find(ahead), sessions.peek(ahead)]).toEqual([undefined, undefined]);
  now -= 60_000;
  const behind = await sessions.start({ name: "Mei" });
  expect(sessions.find(behind)).toEqual({ name: "Mei" });
  await sessions.endAll();
  expect(sessions.find(behind)).toBeUndefined();
});

test("1,000 tampered sessions are none; the true one stays", async () => {
  const sessions = server();
  const id = await sessions.start({ name: "Mei" });
  for (let count = 0; count < 1000; count += 1) {
    const place = count % id.length;
    const other = id.charAt(place) === "A" ? "B" : "A";
    expect(sessions.find(id.slice(0, place) + other + id.slice(place + 1))).toBeUndefined();
  }
  for (const wrong of ["", ".", `${id}.x`, id.replace(".", ""), id.split(".")[0] ?? ""])
    expect(sessions.find(wrong)).toBeUndefined();
  expect(sessions.find(id)).toEqual({ name: "Mei" });
});

test("the time at which all sessions were ended is joined as the later one, and never pruned", () => {
  const text = revokedText([parseRevoked("all 7\n"), parseRevoked("all 5\n")], now);
  expect(text).toBe("all 7\n");
});

test("the list of ended sessions joins what two servers know, and forgets what is over anyway", () => {
  const [one, two, old] = ["1", "2", "3"].map((digit) => digit.repeat(43));
  const mine = new Map([
    [one ?? "", now + 1],
    [old ?? "", now],
  ]);
  const text = revokedText([mine, parseRevoked(`${String(two)} ${String(now + 5)}\nno line of ours\n`)], now);
  expect(text).toBe(`${String(one)} ${String(now + 1)}\n${String(two)} ${String(now + 5)}\n`);
  expect(revokedText([parseRevoked(text)], now)).toBe(text);
});

test("the list has the sessions that were used here, by their last ticket, and ends them everywhere", async () => {
  const sessions = server();
  const person = { _id: "mei", generation: 0 };
  const id = await sessions.start({ person, device: "Phone" });
  const elsewhere = await server().start({ name: "Ben" });
  now += 10 * 60 * 1000;
  sessions.find(sessions.renewed(id) ?? "");
  const [listed, ...others] = sessions.list();
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ session: { person, device: "Phone" }, usedAt: now });
  expect(listed?.hash).toBe(sessions.hashOf(id));
  sessions.find(elsewhere);
  expect(sessions.list()).toHaveLength(2);
  await sessions.endListed(listed?.hash ?? "");
  await sessions.endListed("nothing");
  for (const one of [sessions, server()]) expect(one.find(id)).toBeUndefined();
  expect(sessions.list()).toMatchObject([{ session: { name: "Ben" } }]);
});
