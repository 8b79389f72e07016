import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { StaffAnswer } from "../../content/model/api/staff-answers";
import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";
import { invited, accept, logIn, type optionsOf, originOf, personAt, type TestPerson } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

let server: TestServer;
let aiko: TestPerson;
let mei: TestPerson;
beforeEach(async () => {
  server = await startTestServer({ settings: { publicUrl: "http://site.example" } });
  aiko = await personAt(server, "Aiko Tan", "administrator");
  mei = await personAt(server, "Mei Lim", "editor", {}, aiko.browser);
});
afterEach(() => server.close());

const staffOf = async (browser: Agent): Promise<StaffAnswer> =>
  (await browser.get("/api/staff").expect(200)).body as StaffAnswer;
const change = (browser: Agent, body: object) => browser.post("/api/staff").send(body);
const addEvent = (browser: Agent, title: string) =>
  browser.post("/api/addEvent").field({ date: "2026-06-12", title, description: "Drinks." });

test("administrators see people, devices and invitations; the shared password counts as one", async () => {
  await invited(aiko.browser, "Ben", "administrator");
  const staff = await staffOf(aiko.browser);
  expect(staff).toMatchObject({
    me: aiko._id,
    people: [
      { name: "Aiko Tan", role: "administrator", passkeys: [{ device: "Phone", usedAt: "2026-06-01T03:00:00.000Z" }] },
      { name: "Mei Lim", role: "editor" },
    ],
    invitations: [{ name: "Ben", role: "administrator", until: "2026-06-04T03:00:00.000Z" }],
    password: { on: true, mayTurnOff: false },
  });
  expect(JSON.stringify(staff)).not.toContain("publicKey");
  expect(await staffOf(await server.loggedIn())).toMatchObject({ people: staff.people });
});

test("an editor edits, and is told who could do the rest", async () => {
  await addEvent(mei.browser, "By an editor").expect(201);
  const refused = await mei.browser.get("/api/staff").expect(403);
  expect(refused.body).toEqual({
    error: { code: "administrator-required", message: "Only an administrator can do this: Aiko Tan." },
  });
  const japanese = await mei.browser.post("/api/logoutEverywhere").set("Accept-Language", "ja").expect(403);
  expect(japanese.body).toMatchObject({ error: { message: "この操作ができるのは管理者だけです（Aiko Tan）。" } });
});

test("the settings of the site need an administrator: as they are, prepared, and brought back", async () => {
  const site = readFileSync(join(sampleContent, "site.yml"));
  const own = await startTestServer({ files: { "site.yml": site }, settings: { publicUrl: "http://site.example" } });
  try {
    const administrator = await personAt(own, "Aiko", "administrator");
    const { browser } = await personAt(own, "Mei", "editor");
    const read = (await browser.get("/api/collections/site/site").expect(200)).body as { version: string };
    const { version } = read;
    const save = (by: Agent, query = "", more = {}) =>
      by.put(`/api/collections/site/site${query}`).send({ version, ...more });
    const later = { publishAt: "2026-07-01T09:00+09:00" };
    expect((await save(browser, "", { email: "new@chamber.example" })).status).toBe(403);
    expect((await save(browser, "?next=1", { ...later, email: "new@chamber.example" })).status).toBe(403);
    expect(own.commits()).toBe(1);
    expect((await save(administrator.browser, "", { email: "new@chamber.example" })).status).toBe(200);
    const restore = { kind: "site", _id: "site", restore: version };
    await browser.post("/api/restoreItem").send(restore).expect(403);
    await administrator.browser.post("/api/restoreItem").send(restore).expect(200);
  } finally {
    await own.close();
  }
});

test("a role counts from the next call on, in both directions", async () => {
  await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
  await mei.browser.get("/api/staff").expect(200);
  expect((await mei.browser.get("/api/session")).body).toMatchObject({ role: "administrator" });
  await change(aiko.browser, { act: "set-role", _id: mei._id, role: "editor" }).expect(200);
  await mei.browser.get("/api/staff").expect(403);
});

test("sessions, passkeys and people end at once, and their other sessions go on", async () => {
  const other = server.browser();
  await logIn(other, mei.authenticator);
  await change(aiko.browser, { act: "end-sessions", _id: mei._id }).expect(200);
  for (const browser of [mei.browser, other]) await addEvent(browser, "Too late").expect(401);
  expect((await logIn(mei.browser, mei.authenticator)).status).toBe(200);
  await change(aiko.browser, { act: "remove-passkeys", _id: mei._id, passkey: mei.authenticator.id }).expect(200);
  await addEvent(mei.browser, "Too late").expect(401);
  expect((await logIn(mei.browser, mei.authenticator)).status).toBe(401);
  await aiko.browser.delete(`/api/staff/${mei._id}`).expect(200);
  expect(await staffOf(aiko.browser)).toMatchObject({ people: [{ name: "Aiko Tan" }] });
  await server.restart();
  expect((await logIn(server.browser(), mei.authenticator)).status).toBe(401);
});

test("an invitation for a person gives them a further passkey", async () => {
  const phone = new SoftwareAuthenticator(originOf(server));
  const token = await invited(aiko.browser, "Another name", "administrator", { _id: mei._id });
  expect((await accept(server.browser(), token, phone)).body).toMatchObject({ name: "Mei Lim", role: "editor" });
  for (const authenticator of [mei.authenticator, phone])
    expect((await logIn(server.browser(), authenticator)).status).toBe(200);
  await aiko.browser.post("/api/staff/invitations").send({ _id: "nobody", name: "X", role: "editor" }).expect(404);
});

test("who is logged in registers a further passkey for themselves only", async () => {
  const key = new SoftwareAuthenticator(originOf(server));
  const asked = await mei.browser.post("/api/passkey/registrationOptions").send({}).expect(200);
  const { options } = asked.body as { options: Awaited<ReturnType<typeof optionsOf>> };
  const body = { device: "Key", response: key.create(options) };
  // Another person's session is of no use to it.
  await aiko.browser.post("/api/passkey/register").send(body).expect(401);
  await mei.browser.post("/api/passkey/register").send(body).expect(200);
  await mei.browser.post("/api/passkey/register").send(body).expect(401);
  expect((await logIn(server.browser(), key)).body).toMatchObject({ name: "Mei Lim" });
  for (const browser of [server.browser(), await server.loggedIn()])
    await browser.post("/api/passkey/registrationOptions").send({}).expect(401);
});

describe("the last administrator", () => {
  test("is neither removed nor made an editor, nor loses the last passkey", async () => {
    for (const browser of [aiko.browser, await server.loggedIn()]) {
      await change(browser, { act: "set-role", _id: aiko._id, role: "editor" }).expect(409);
      await change(browser, { act: "remove-passkeys", _id: aiko._id }).expect(409);
      await browser.delete(`/api/staff/${aiko._id}`).expect(409);
    }
    expect((await logIn(aiko.browser, aiko.authenticator)).status).toBe(200);
  });

  test("stays also when two administrators remove each other at the same moment", async () => {
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    const answers = await Promise.all([
      aiko.browser.delete(`/api/staff/${mei._id}`),
      mei.browser.delete(`/api/staff/${aiko._id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { people } = await staffOf(await server.loggedIn());
    expect(people).toHaveLength(1);
  });

  test("may leave when there is another one, and their session is over", async () => {
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    await aiko.browser.delete(`/api/staff/${aiko._id}`).expect(200);
    await aiko.browser.get("/api/staff").expect(401);
    expect(await staffOf(mei.browser)).toMatchObject({ people: [{ name: "Mei Lim" }] });
  });
});

describe("the login by password", () => {
  const off = (browser: Agent) => change(browser, { act: "set-password", on: false });

  test("is turned off only when administrators have two passkeys, and then ends its sessions", async () => {
    const shared = await server.loggedIn("Ben");
    await off(aiko.browser).expect(409);
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    await off(aiko.browser).expect(200);
    await addEvent(shared, "Too late").expect(401);
    const answer = await shared.post("/api/login").send({ password: testPassword }).expect(403);
    expect(answer.body).toMatchObject({ error: { code: "password-off" } });
    expect((await shared.get("/api/session")).body).toEqual({ loggedIn: false, passkeys: true, passwordOff: true });
    await mei.browser.get("/api/staff").expect(200);
    await server.restart();
    await server.browser().post("/api/login").send({ password: testPassword }).expect(403);
  });

  test("is turned on again by an administrator, without the sessions that it had", async () => {
    const before = await server.loggedIn("Ben");
    await change(aiko.browser, { act: "set-role", _id: mei._id, role: "administrator" }).expect(200);
    await off(mei.browser).expect(200);
    await change(aiko.browser, { act: "set-password", on: true }).expect(200);
    await addEvent(await server.loggedIn(), "On again").expect(201);
    await addEvent(before, "Too late").expect(401);
  });
});

test("what is no change of the staff is refused", async () => {
  for (const body of [{}, { act: "set-role" }, { act: "set-role", _id: mei._id, role: "owner" }, { act: "x" }, []])
    await change(aiko.browser, body).expect(400);
  for (const act of ["set-role", "end-sessions", "remove-passkeys"])
    await change(aiko.browser, { act, _id: "nobody", ...(act === "set-role" && { role: "editor" }) }).expect(404);
  await aiko.browser.delete("/api/staff/nobody").expect(404);
});
