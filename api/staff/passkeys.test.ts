import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { replaceFile } from "../support/durable-file";
import { startTestServer, testNow, testPassword, type TestServer } from "../test-support/test-server";
import { challengeLife } from "./passkey-challenges";
import { invitationLife } from "./people";
import { accept, invited, logIn, optionsOf, originOf, personAt, type TestPerson } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

/** Undefined while the disk has room. */
let mockDiskFault: Error | undefined;
jest.mock("../support/durable-file", () => {
  const actual: { replaceFile: typeof replaceFile } = jest.requireActual("../support/durable-file");
  const replace: typeof replaceFile = (...parameters) =>
    mockDiskFault === undefined ? actual.replaceFile(...parameters) : Promise.reject(mockDiskFault);
  return { ...actual, replaceFile: replace };
});

let now = testNow;
let server: TestServer;
let aiko: TestPerson;
beforeAll(async () => {
  server = await startTestServer({
    settings: { publicUrl: "http://site.example" },
    overrides: { clock: () => now },
  });
  aiko = await personAt(server, "Aiko Tan", "administrator");
});
afterEach(() => (now = testNow));
afterAll(() => server.close());

/** Restarts the server, and logs Aiko in again in a browser that the restarted one does not know yet. */
async function restart(): Promise<void> {
  await server.restart();
  aiko = { ...aiko, browser: server.browser() };
}

const staffFile = () => readFileSync(join(server.settings.dataDir, "staff.json"), "utf8");

test("a person logs in with a passkey, and commits carry their name and address", async () => {
  const mei = await personAt(server, "Mei <b>Tan</b>", "editor", { email: "mei@chamber.example" }, aiko.browser);
  const browser = server.browser();
  const answer = await logIn(browser, mei.authenticator);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ loggedIn: true, name: "Mei <b>Tan</b>", role: "editor", passkeys: true });
  await browser
    .post("/api/addEvent")
    .field({ date: "2026-06-12", title: "Harbour night", description: "Drinks." })
    .expect(201);
  expect(server.git("log", "-1", "--format=%an|%ae").trim()).toBe("Mei b Tan /b|mei@chamber.example");
});

test("who logs in with the password is named as they typed, with the address of all staff", async () => {
  const browser = await server.loggedIn("Ben");
  await browser
    .post("/api/addEvent")
    .field({ date: "2026-06-12", title: "Harbour day", description: "Tea." })
    .expect(201);
  expect(server.git("log", "-1", "--format=%an|%ae").trim()).toBe("Ben|staff@website.invalid");
  expect((await browser.get("/api/session")).body).toEqual({ loggedIn: true, name: "Ben", passkeys: true });
});

test("the options ask for a discoverable credential of this site with its user verified", async () => {
  expect(await optionsOf(server.browser())).toMatchObject({ rpId: "site.example", userVerification: "required" });
  const token = await invited(aiko.browser, "Options");
  expect(await optionsOf(server.browser(), token)).toMatchObject({
    rp: { id: "site.example" },
    user: { name: "Options" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
});

test("the passkey's public key is in a private file, and nothing of it in the repository", () => {
  expect(statSync(join(server.settings.dataDir, "staff.json")).mode & 0o777).toBe(0o600);
  expect(staffFile()).toContain(aiko.authenticator.id);
  expect(server.git("grep", "-c", "Content of a test").trim()).not.toBe("");
  expect(() => server.git("grep", aiko.authenticator.id)).toThrow();
});

describe("a login is refused", () => {
  test.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of this host's other port", { origin: "http://site.example:81" }],
    ["of another site's passkey", { host: "evil.example" }],
    ["of another kind of answer", { type: "webauthn.create" }],
    ["without its user verified", { flags: 0x01 }],
    ["without its user present", { flags: 0x04 }],
    ["with another person's handle", { userHandle: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["with a made-up challenge", { challenge: Buffer.alloc(54, 7).toString("base64url") }],
    ["with an empty challenge", { challenge: "" }],
    ["over http of an https site", { origin: "https://site.example" }],
  ])("%s", async (_what, forged) => {
    const answer = await logIn(aiko.browser, aiko.authenticator, forged);
    expect([answer.status, answer.body]).toMatchObject([401, { error: { code: "passkey-refused" } }]);
    expect(answer.get("Set-Cookie")).toBeUndefined();
    expect((await logIn(aiko.browser, aiko.authenticator)).status).toBe(200);
  });

  test("that was altered", async () => {
    const response = aiko.authenticator.get(await optionsOf(aiko.browser));
    const signature = Buffer.from(response.response.signature, "base64url");
    signature.writeUInt8(signature.readUInt8(12) ^ 1, 12);
    const altered = { ...response, response: { ...response.response, signature: signature.toString("base64url") } };
    await aiko.browser.post("/api/passkey/login").send({ response: altered }).expect(401);
  });

  test("that was replayed", async () => {
    const response = aiko.authenticator.get(await optionsOf(aiko.browser));
    await aiko.browser.post("/api/passkey/login").send({ response }).expect(200);
    await aiko.browser.post("/api/passkey/login").send({ response }).expect(401);
    await restart();
    await aiko.browser.post("/api/passkey/login").send({ response }).expect(401);
  });

  test("whose challenge was used by another answer", async () => {
    const options = await optionsOf(aiko.browser);
    await aiko.browser
      .post("/api/passkey/login")
      .send({ response: aiko.authenticator.get(options) })
      .expect(200);
    await aiko.browser
      .post("/api/passkey/login")
      .send({ response: aiko.authenticator.get(options) })
      .expect(401);
  });

  test("after five minutes", async () => {
    const options = await optionsOf(aiko.browser);
    now = new Date(testNow.getTime() + challengeLife);
    const late = { response: aiko.authenticator.get(options) };
    await aiko.browser.post("/api/passkey/login").send(late).expect(401);
    now = new Date(testNow.getTime() + challengeLife - 1);
    await aiko.browser.post("/api/passkey/login").send(late).expect(200);
  });

  test("whose counter goes back, also after a restart", async () => {
    await logIn(aiko.browser, aiko.authenticator, { counter: 1000 });
    expect((await logIn(aiko.browser, aiko.authenticator, { counter: 999 })).status).toBe(401);
    await restart();
    expect((await logIn(aiko.browser, aiko.authenticator, { counter: 1000 })).status).toBe(401);
    expect((await logIn(aiko.browser, aiko.authenticator, { counter: 2000 })).status).toBe(200);
    aiko = await personAt(server, "Aiko Tan", "administrator", {}, aiko.browser);
  });

  test("with the challenge of a registration", async () => {
    const { challenge } = await optionsOf(server.browser(), await invited(aiko.browser, "Register"));
    expect((await logIn(aiko.browser, aiko.authenticator, { challenge })).status).toBe(401);
  });

  test("with bodies that are none", async () => {
    for (const body of [{}, { response: null }, { response: { id: "x".repeat(9000) } }, { response: [] }])
      await aiko.browser.post("/api/passkey/login").send(body).expect(400);
  });
});

test("guesses are limited as those of passwords are", async () => {
  const browser = server.browser();
  const statuses = [];
  for (let tries = 0; tries < 7; tries += 1)
    statuses.push((await logIn(browser, aiko.authenticator, { origin: "https://evil.example" })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  // A browser that has logged in before has tries of its own.
  expect((await logIn(aiko.browser, aiko.authenticator)).status).toBe(200);
});

describe("an invitation", () => {
  const fresh = () => new SoftwareAuthenticator(originOf(server));

  test("is used once", async () => {
    const token = await invited(aiko.browser, "Once");
    expect((await accept(server.browser(), token, fresh())).status).toBe(200);
    await server.browser().post("/api/passkey/registrationOptions").send({ invitation: token }).expect(404);
  });

  test("is used once, also by two at the same moment", async () => {
    const token = await invited(aiko.browser, "Twice");
    const answers = await Promise.all([
      accept(server.browser(), token, fresh()),
      accept(server.browser(), token, fresh()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("is over after 72 hours", async () => {
    const token = await invited(aiko.browser, "Late");
    now = new Date(testNow.getTime() + invitationLife - 1);
    await server.browser().post("/api/passkey/registrationOptions").send({ invitation: token }).expect(200);
    now = new Date(testNow.getTime() + invitationLife);
    await server.browser().post("/api/passkey/registrationOptions").send({ invitation: token }).expect(404);
  });

  test.each(["", "x", "A".repeat(43), "../../staff"])("%j is none", async (invitation) => {
    await server.browser().post("/api/passkey/registrationOptions").send({ invitation }).expect(404);
  });

  test("is kept as a hash, and withdrawn by its id", async () => {
    const administrator = aiko.browser;
    const token = await invited(administrator, "Withdrawn");
    expect(staffFile()).not.toContain(token);
    const { invitations } = (await administrator.get("/api/staff")).body as { invitations: { _id: string }[] };
    const { _id } = invitations.at(-1) ?? { _id: "" };
    await administrator.delete(`/api/staff/${_id}`).expect(200);
    await server.browser().post("/api/passkey/registrationOptions").send({ invitation: token }).expect(404);
  });

  test("of a name with line ends is refused", async () => {
    const administrator = aiko.browser;
    for (const name of ["Mei\nTan", "", "x".repeat(101)])
      await administrator.post("/api/staff/invitations").send({ name, role: "editor" }).expect(400);
    await administrator
      .post("/api/staff/invitations")
      .send({ name: "Mei", email: "m@x.example>\nX: y", role: "editor" })
      .expect(400);
  });

  test("registers no passkey of another origin, site or without verification", async () => {
    const token = await invited(aiko.browser, "Forged");
    for (const forged of [{ origin: "https://evil.example" }, { host: "evil.example" }, { flags: 0x01 }])
      expect((await accept(server.browser(), token, fresh(), forged)).status).toBe(401);
    expect((await accept(server.browser(), token, fresh())).status).toBe(200);
  });

  test("on a full disk registers nothing and can be used again", async () => {
    const token = await invited(aiko.browser, "Full disk");
    const browser = server.browser();
    const authenticator = fresh();
    const before = staffFile();
    mockDiskFault = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    expect((await accept(browser, token, authenticator)).status).toBe(507);
    mockDiskFault = undefined;
    expect(staffFile()).toBe(before);
    expect((await accept(browser, token, authenticator)).status).toBe(200);
  });

  test("beyond a hundred open ones there are no more", async () => {
    const other = await startTestServer();
    try {
      const administrator = await other.loggedIn();
      const statuses = [];
      for (let count = 0; count < 103; count += 1)
        statuses.push(
          (await administrator.post("/api/staff/invitations").send({ name: "Many", role: "editor" })).status,
        );
      expect(statuses.filter((status) => status === 201)).toHaveLength(100);
      expect(statuses.slice(100)).toEqual([409, 409, 409]);
    } finally {
      await other.close();
    }
  });
});

test("without anybody who has a passkey the session answers as ever, and nothing is stored", async () => {
  const plain = await startTestServer();
  try {
    expect((await plain.browser().get("/api/session")).body).toEqual({ loggedIn: false });
    const browser = plain.browser();
    const login = await browser.post("/api/login").send({ password: testPassword });
    expect(login.body).toEqual({ loggedIn: true });
    expect(existsSync(join(plain.settings.dataDir, "staff.json"))).toBe(false);
  } finally {
    await plain.close();
  }
});

test("without PUBLIC_URL the passkeys are those of localhost", async () => {
  const local = await startTestServer();
  try {
    const mei = await personAt(local, "Mei", "administrator");
    expect(await optionsOf(local.browser())).toMatchObject({ rpId: "localhost" });
    expect((await logIn(mei.browser, mei.authenticator)).status).toBe(200);
    expect((await logIn(mei.browser, mei.authenticator, { origin: local.url })).status).toBe(401);
  } finally {
    await local.close();
  }
});
