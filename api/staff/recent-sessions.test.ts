import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { SessionsAnswer, StaffLogAnswer } from "../../content/model/api/staff-answers";
import type { replaceFile } from "../support/durable-file";
import { startTestServer, type TestServer } from "../test-support/test-server";
import type { LogEntry } from "../auth/log-entry";
import { openLoginLog } from "../auth/login-log";
import { logged } from "./logged-change";
import { noStaff, setPasswordLogin } from "./people";
import { accept, invited, logIn, originOf, personAt, type TestPerson } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

/** Undefined while the disk has room. */
let mockDiskFault: Error | undefined;
jest.mock("../support/durable-file", () => {
  const actual: { replaceFile: typeof replaceFile } = jest.requireActual("../support/durable-file");
  const replace: typeof replaceFile = (...parameters) =>
    mockDiskFault === undefined ? actual.replaceFile(...parameters) : Promise.reject(mockDiskFault);
  return { ...actual, replaceFile: replace };
});

let server: TestServer;
let aiko: TestPerson;
let mei: TestPerson;
let now: number;
beforeEach(async () => {
  now = Date.parse("2026-06-01T03:00:00Z");
  server = await startTestServer({
    settings: { publicUrl: "http://site.example" },
    overrides: { clock: () => new Date(now) },
  });
  aiko = await personAt(server, "Aiko Tan", "administrator");
  mei = await personAt(server, "Mei Lim", "editor", {}, aiko.browser);
});
afterEach(async () => {
  mockDiskFault = undefined;
  await server.close();
});

const full = () => Object.assign(new Error("no space left"), { code: "ENOSPC" });
const sessionsOf = async (browser: Agent) =>
  ((await browser.get("/api/sessions").expect(200)).body as SessionsAnswer).sessions;
const logOf = async (browser: Agent) => (await browser.get("/api/staffLog").expect(200)).body as StaffLogAnswer;
const change = (browser: Agent, body: object) => browser.post("/api/staff").send(body);

describe("the sessions", () => {
  test("are named by person and device with their times, everybody's for administrators, one's own for an editor", async () => {
    const shared = await server.loggedIn("Ben");
    now += 60_000;
    await mei.browser.get("/api/session").expect(200);
    expect(await sessionsOf(mei.browser)).toEqual([
      {
        _id: expect.any(String) as string,
        person: mei._id,
        name: "Mei Lim",
        device: "Phone",
        startedAt: "2026-06-01T03:00:00.000Z",
        usedAt: "2026-06-01T03:01:00.000Z",
        own: true,
      },
    ]);
    const all = await sessionsOf(aiko.browser);
    expect(all.map(({ name }) => name).sort()).toEqual(["Aiko Tan", "Ben", "Mei Lim", undefined]);
    expect(all.filter(({ own }) => own)).toMatchObject([{ person: aiko._id }]);
    expect(all.find(({ name }) => name === "Ben")).not.toHaveProperty("person");
    expect(await sessionsOf(shared)).toHaveLength(all.length);
  });

  test("end one by one, an editor's own only, and stay ended over a restart", async () => {
    const lost = (await logIn(server.browser(), mei.authenticator)).get("Set-Cookie")?.[0]?.split(";")[0] ?? "";
    const withLost = (path: string) => server.browser().get(path).set("Cookie", lost);
    await withLost("/api/sessions").expect(200);
    const [one, other] = await sessionsOf(mei.browser);
    const ended = one?.own === true ? other : one;
    const administrators = (await sessionsOf(aiko.browser)).find(({ person }) => person === aiko._id);
    const refused = await mei.browser.delete(`/api/sessions/${administrators?._id ?? ""}`).expect(403);
    expect(refused.body).toMatchObject({ error: { code: "administrator-required" } });
    const left = await mei.browser.delete(`/api/sessions/${ended?._id ?? ""}`).expect(200);
    expect(left.body).toMatchObject({ sessions: [{ own: true }] });
    await mei.browser.delete(`/api/sessions/${ended?._id ?? ""}`).expect(404);
    await withLost("/api/sessions").expect(401);
    const [last] = await sessionsOf(mei.browser);
    await aiko.browser.delete(`/api/sessions/${last?._id ?? ""}`).expect(200);
    await mei.browser.get("/api/sessions").expect(401);
    await aiko.browser.get("/api/sessions").expect(200);
    await server.restart();
    await withLost("/api/sessions").expect(401);
  });

  test("go on when a full disk cannot store their end, which is said", async () => {
    const [{ _id } = { _id: "" }] = await sessionsOf(mei.browser);
    mockDiskFault = full();
    const answer = await aiko.browser.delete(`/api/sessions/${_id}`).expect(507);
    expect(answer.body).toMatchObject({
      error: { message: expect.stringContaining("could not be ended") as string },
    });
    mockDiskFault = undefined;
    await mei.browser.get("/api/sessions").expect(200);
  });

  test("of a person who was removed, and of the password once it is off, are in no list", async () => {
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    await change(aiko.browser, { act: "set-password", on: false }).expect(200);
    expect((await sessionsOf(aiko.browser)).map(({ name }) => name).sort()).toEqual(["Aiko Tan", "Mei Lim"]);
    await aiko.browser.delete(`/api/staff/${mei._id}`).expect(200);
    expect(await sessionsOf(aiko.browser)).toMatchObject([{ name: "Aiko Tan" }]);
  });
});

describe("the log", () => {
  test("says who did what to whom, for administrators only, and is the same after a restart", async () => {
    now += 1000;
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    now += 1000;
    await change(aiko.browser, { act: "set-password", on: false }).expect(200);
    now += 1000;
    await change(aiko.browser, { act: "remove-passkeys", _id: mei._id, passkey: mei.authenticator.id }).expect(200);
    now += 1000;
    await aiko.browser.delete(`/api/staff/${mei._id}`).expect(200);
    await mei.browser.get("/api/staffLog").expect(401);
    const { events, unsaved } = await logOf(aiko.browser);
    expect(unsaved).toBeUndefined();
    const by = { by: "Aiko Tan", proof: "passkey" };
    expect(events.slice(0, 7)).toEqual([
      { at: "2026-06-01T03:00:04.000Z", act: "removed", who: "Mei Lim", ...by },
      { at: "2026-06-01T03:00:03.000Z", act: "passkey-removed", who: "Mei Lim", device: "Phone", ...by },
      { at: "2026-06-01T03:00:02.000Z", act: "password-off", ...by },
      { at: "2026-06-01T03:00:01.000Z", act: "role", who: "Mei Lim", role: "administrator", ...by },
      { at: "2026-06-01T03:00:00.000Z", act: "login", by: "Mei Lim", proof: "passkey", device: "Phone" },
      { at: "2026-06-01T03:00:00.000Z", act: "login", ...by, device: "Phone" },
      { at: "2026-06-01T03:00:00.000Z", act: "login", proof: "password" },
    ]);
    expect(events).toContainEqual({
      at: "2026-06-01T03:00:00.000Z",
      act: "invited",
      who: "Mei Lim",
      role: "editor",
      ...by,
    });
    await server.restart();
    const again = server.browser();
    await logIn(again, aiko.authenticator);
    expect((await logOf(again)).events.slice(1)).toEqual(events);
  });

  test("counts failed logins by passkey in a row, and those of strangers take one line", async () => {
    for (let count = 0; count < 2; count += 1) await logIn(server.browser(), mei.authenticator, { flags: 0x01 });
    const stranger = new SoftwareAuthenticator("http://site.example");
    stranger.create({ challenge: "", rp: { id: "site.example" }, user: { id: "nobody" } });
    for (let count = 0; count < 3; count += 1) await logIn(server.browser(), stranger);
    const { events } = await logOf(aiko.browser);
    expect(events.filter(({ act }) => act === "login-failed")).toEqual([
      { at: "2026-06-01T03:00:00.000Z", act: "login-failed", proof: "passkey", times: 3 },
      {
        at: "2026-06-01T03:00:00.000Z",
        act: "login-failed",
        proof: "passkey",
        who: "Mei Lim",
        device: "Phone",
        times: 2,
      },
    ]);
  });

  test("keeps the last 500, private, without the token of an invitation", async () => {
    const token = await invited(aiko.browser, "Ben");
    const entry = (at: number): LogEntry => ({ at, act: "login" });
    const many = Array.from({ length: 510 }, (_, at) => entry(at));
    const changed = many.reduce((staff, one) => logged(setPasswordLogin(true), () => one)(staff), noStaff);
    expect(changed.log).toEqual(many.slice(10));
    const logins = await openLoginLog(server.settings.dataDir, () => undefined);
    await Promise.all(many.map((one) => logins.note(one)));
    expect((await openLoginLog(server.settings.dataDir, () => undefined)).entries()).toEqual(many.slice(10));
    const { events } = await logOf(aiko.browser);
    const files = ["staff.json", "logins.json"].map((name) => join(server.settings.dataDir, name));
    for (const file of files) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, "utf8")).not.toContain(token);
    }
    expect(JSON.stringify(events)).not.toContain(token);
  });

  test("has no line of a change that a full disk refused, keeps nobody out, and says what is not stored", async () => {
    const before = await logOf(aiko.browser);
    mockDiskFault = full();
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(507);
    expect(await logOf(aiko.browser)).toEqual(before);
    expect((await logIn(server.browser(), mei.authenticator)).status).toBe(200);
    expect(await logOf(aiko.browser)).toMatchObject({ unsaved: true, events: [{ act: "login" }, ...before.events] });
    mockDiskFault = undefined;
    await logIn(server.browser(), mei.authenticator);
    expect((await logOf(aiko.browser)).unsaved).toBeUndefined();
  });

  test("names who invited by the shared password, and who then added a passkey", async () => {
    const browser = server.browser();
    const token = await invited(await server.loggedIn("Ben"), "Chie");
    await accept(browser, token, new SoftwareAuthenticator(originOf(server)));
    const { events } = await logOf(aiko.browser);
    expect(events).toContainEqual(
      expect.objectContaining({ act: "invited", by: "Ben", proof: "password", who: "Chie" }),
    );
    expect(events).toContainEqual(expect.objectContaining({ act: "passkey-added", by: "Chie", device: "Phone" }));
  });
});
