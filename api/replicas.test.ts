import type { Challenge } from "altcha-lib";
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { renameSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { proofParameter } from "../content/model/api/contact-form";
import { ceilings } from "./contact/inquiry-limit";
import { contactCall } from "./contact/test-support/contact-server";
import { solve } from "./contact/test-support/solve";
import type { StaffAnswer } from "../content/model/api/staff-answers";
import { accept, invited, logIn, originOf, personAt } from "./staff/test-support/people";
import { SoftwareAuthenticator } from "./staff/test-support/software-authenticator";
import { sharedRemote, type SharedRemote } from "./store/test-support/shared-remote";
import { eventText } from "./store/test-support/temporary-repository";
import { contentIs } from "./store/test-support/test-store";
import { sameOriginHeaders, startTestServer, testPassword, type TestServer } from "./test-support/test-server";

const webhookSecret = "a secret of the host";
const event = { date: "2026-06-12", title: "Summer networking night", description: "Drinks." };

let shared: SharedRemote;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  shared = sharedRemote(2);
  const open = (password: TestServer["settings"]["password"] | undefined) =>
    startTestServer({
      cloneOf: shared.bare.root,
      settings: {
        publicUrl: "http://site.example",
        ...(password === undefined ? {} : { password }),
        contentRemote: {
          address: shared.bare.root,
          // Looked at only when a test says so.
          pollSeconds: 3600,
          webhookSecret,
        },
      },
    });
  first = await open(undefined);
  second = await open(first.settings.password);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  shared.remove();
});

const look = (server: TestServer) => server.server.store.remote?.check();
const tip = () => shared.bare.git("rev-parse", "main");
async function session(server: TestServer, name: string): Promise<string> {
  const answer = await server.browser().post("/api/login").send({ password: testPassword, name }).expect(200);
  return answer.get("Set-Cookie")?.[0]?.split(";")[0] ?? "";
}
const as = (server: TestServer, cookie: string) =>
  request.agent(server.url).set({ ...sameOriginHeaders, Cookie: cookie });

test("who logs in at one server is logged in at the other, saves there, and after a logout is logged out at both", async () => {
  const cookie = await session(first, "Mei Tan");
  expect((await as(second, cookie).get("/api/session")).body).toEqual({ loggedIn: true, name: "Mei Tan" });
  await as(second, cookie).post("/api/addEvent").field(event).expect(201);
  expect(shared.bare.git("log", "-1", "--format=%an", "main")).toBe("Mei Tan");
  await as(first, cookie).post("/api/logout").expect(204);
  await as(first, cookie).post("/api/addEvent").field(event).expect(401);
  await look(second);
  await as(second, cookie).post("/api/addEvent").field(event).expect(401);
  await second.restart();
  expect((await as(second, cookie).get("/api/session")).body).toEqual({ loggedIn: false });
});

test("log out everywhere ends the sessions of every server, also of one that is restarted; new ones begin", async () => {
  const [mine, hers] = [await session(first, "Mei Tan"), await session(second, "Aiko")];
  await as(first, mine).post("/api/logoutEverywhere").expect(204);
  for (const cookie of [mine, hers]) await as(first, cookie).post("/api/addEvent").field(event).expect(401);
  await look(second);
  for (const cookie of [mine, hers]) await as(second, cookie).post("/api/addEvent").field(event).expect(401);
  await second.restart();
  expect((await as(second, hers).get("/api/session")).body).toEqual({ loggedIn: false });
  const next = await session(second, "Aiko");
  expect((await as(first, next).get("/api/session")).body).toEqual({ loggedIn: true, name: "Aiko" });
});

test("people and invitations of one server are those of the other, and who is removed is out at both", async () => {
  const aiko = await personAt(first, "Aiko", "administrator");
  const token = await invited(aiko.browser, "Mei");
  await look(second);
  const phone = new SoftwareAuthenticator(originOf(second));
  expect((await accept(second.browser(), token, phone)).body).toMatchObject({ name: "Mei", role: "editor" });
  expect((await accept(second.browser(), token, phone).catch(() => ({ status: 404 }))).status).toBe(404);
  await look(first);
  const login = await logIn(first.browser(), phone);
  const cookie = login.get("Set-Cookie")?.[0]?.split(";")[0] ?? "";
  await as(second, cookie).post("/api/addEvent").field(event).expect(201);
  const { _id } = ((await aiko.browser.get("/api/staff")).body as StaffAnswer).people.at(-1) ?? { _id: "" };
  await aiko.browser.delete(`/api/staff/${_id}`).expect(200);
  await as(first, cookie).post("/api/addEvent").field(event).expect(401);
  await look(second);
  await as(second, cookie).post("/api/addEvent").field(event).expect(401);
  expect((await logIn(second.browser(), phone)).status).toBe(401);
});

test("people that somebody else wrote to the remote, or an older state of them, count for nothing", async () => {
  const before = shared.bare.git("rev-parse", "refs/chamber/staff");
  const aiko = await personAt(first, "Ben", "administrator");
  const now = (await aiko.browser.get("/api/staff")).body as StaffAnswer;
  shared.bare.git("update-ref", "refs/chamber/staff", before);
  await look(first);
  expect((await aiko.browser.get("/api/staff")).body).toEqual(now);
  const forged = JSON.stringify({ revision: 10_000, passwordOff: true, people: [], invitations: [] });
  const write = (input: string, ...args: string[]) =>
    execFileSync("git", args, { cwd: shared.bare.root, input, encoding: "utf8" }).trim();
  const blob = write(`${"A".repeat(43)}\n${forged}\n`, "hash-object", "-w", "--stdin");
  const tree = write(`100644 blob ${blob}\ttext\n`, "mktree");
  shared.bare.git("update-ref", "refs/chamber/staff", shared.bare.git("commit-tree", tree, "-m", "Forged"));
  await look(first);
  expect((await aiko.browser.get("/api/staff")).body).toEqual(now);
  // The next change is on the remote again.
  await invited(aiko.browser, "Chie");
  await look(second);
  expect((await (await second.loggedIn()).get("/api/staff")).body).toMatchObject({ invitations: [{ name: "Chie" }] });
});

test("a link to a draft that one server gave out is accepted by the other, until it was taken back at either", async () => {
  const cookie = await session(first, "Mei Tan");
  const added = await as(first, cookie)
    .post("/api/addEvent")
    .field({ ...event, draft: "true" })
    .expect(201);
  const draft = { collection: "events", _id: String(added.body.item._id) };
  await look(second);
  const { body } = await as(first, cookie).post("/api/giveDraftLink").send(draft).expect(201);
  const { pathname } = new URL(body.links.en);
  // Accepted; without a site there is no renderer.
  await request(second.url).get(pathname).expect(503);
  await as(first, cookie).post("/api/revokeDraftLinks").send(draft).expect(204);
  await request(first.url).get(pathname).expect(404);
  await look(second);
  await request(second.url).get(pathname).expect(404);
  await second.restart();
  await request(second.url).get(pathname).expect(404);
});

test("a proof of work that one server asked for is accepted by the other, once", async () => {
  const send = (server: TestServer, from: string, proof: object = {}) =>
    server
      .browser()
      .post("/api/contact")
      .set("X-Forwarded-For", from)
      .send(contactCall({ ...proof }));
  for (const server of [first, second])
    for (let count = 0; count < ceilings.hour; count += 1) await send(server, `60.1.${String(count)}.1`).expect(200);
  const refused = await send(first, "198.51.100.7").expect(429);
  const proof = { [proofParameter]: await solve(refused.body.error.challenge as Challenge) };
  await send(second, "198.51.100.7", proof).expect(200);
  await send(second, "198.51.100.7", proof).expect(429);
});

test("a save at one server is followed by one at the other without waiting; a stale one is 409 with the newest text", async () => {
  const cookie = await session(first, "Mei Tan");
  const added = await as(first, cookie).post("/api/addEvent").field(event).expect(201);
  const { _id, version } = added.body.item;
  const edited = await as(second, cookie)
    .post("/api/editEvent")
    .field({ ...event, _id, version, title: "Night" })
    .expect(200);
  expect(tip()).toBe(edited.body.commit);
  const stale = await as(first, cookie)
    .post("/api/editEvent")
    .field({ ...event, _id, version, title: "Evening" })
    .expect(409);
  expect(stale.body.error).toMatchObject({ code: "stale-version", current: { title: "Night" } });
});

test("staff see at the other server what they saved a moment ago; a visitor's invented commit makes no server look", async () => {
  const cookie = await session(first, "Mei Tan");
  const saved = await as(first, cookie).post("/api/addEvent").field(event).expect(201);
  const [at = ""] = (saved.get("Set-Cookie") ?? []).map((line) => line.split(";")[0] ?? "");
  const ids = (answer: request.Response) => (answer.body as { _id: string }[]).map(({ _id }) => _id);
  const visitor = await request(second.url).get("/api/getEventsData").set("Cookie", at).expect(200);
  expect(ids(visitor)).not.toContain(saved.body.item._id);
  const staff = await as(second, `${cookie}; ${at}`).get("/api/getEventsData").expect(200);
  expect(ids(staff)).toContain(saved.body.item._id);
});

test("an add that is sent again to another server adds once", async () => {
  const cookie = await session(first, "Mei Tan");
  const key = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const add = (server: TestServer) => as(server, cookie).post("/api/addEvent").set("Idempotency-Key", key).field(event);
  const added = await add(first).expect(201);
  const again = await add(second).expect(200);
  expect(again.body).toMatchObject({ addedVersion: added.body.version, commit: added.body.commit });
  expect(tip()).toBe(added.body.commit);
});

test("10 saves at each of two servers at the same time: each is on the remote exactly once", async () => {
  const cookie = await session(first, "Mei Tan");
  const before = shared.bare.git("rev-list", "main").split("\n").length;
  const answers = await Promise.all(
    [first, second].flatMap((server, number) =>
      Array.from({ length: 10 }, (_, count) =>
        as(server, cookie)
          .post("/api/addEvent")
          .field({ ...event, title: `Night ${String(number)} ${String(count)}` }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const commits = shared.bare.git("rev-list", "main").split("\n");
  expect(commits).toHaveLength(before + 20);
  expect(commits.slice(0, 20).sort()).toEqual(answers.map(({ body }) => String(body.commit)).sort());
  await Promise.all([look(first), look(second)]);
  for (const { server } of [first, second]) expect(server.store.snapshot().commit).toBe(tip());
  expect(shared.bare.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
});

describe("news of a push", () => {
  const news = (body: string | Buffer, signature?: string) => {
    const call = request(first.url).post("/api/contentPushed").type("application/json");
    return (signature === undefined ? call : call.set("X-Hub-Signature-256", signature)).send(body);
  };
  const signed = (body: string, secret = webhookSecret) =>
    `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const body = JSON.stringify({ ref: "refs/heads/main" });

  test("forged, unsigned or too large is refused and nothing is fetched; signed by the host it arrives", async () => {
    await look(first);
    const before = first.server.store.snapshot().commit;
    const maintainer = shared.clones[1];
    maintainer?.git("pull", "--quiet");
    maintainer?.write("content/events/2026/pushed.md", eventText("Pushed"));
    maintainer?.git("add", "--all");
    maintainer?.git("commit", "--quiet", "--message", "By hand");
    maintainer?.git("push", "--quiet", "origin", "main");
    await news(body).expect(401);
    await news(body, signed(body, "another secret of 16")).expect(401);
    await news(body, signed(`${body} `)).expect(401);
    await news(body, "sha256=").expect(401);
    await news(body, `sha1=${"0".repeat(40)}`).expect(401);
    const large = "x".repeat(1024 * 1024 + 1);
    await news(large, signed(large)).expect(413);
    expect(first.git("rev-parse", "HEAD").trim()).toBe(before);
    expect(first.git("cat-file", "--batch-check", "--batch-all-objects")).not.toContain(tip());
    await news(body, signed(body)).expect(202);
    const { store } = first.server;
    await contentIs(store, () => store.snapshot().commit === tip());
    // A repeated webhook call is harmless.
    await news(body, signed(body)).expect(202);
    await look(first);
    expect(store.snapshot().commit).toBe(tip());
  });
});

test("the remote is down: saves are 503 in both languages, logout and reads work, health says so; then all is well again", async () => {
  const cookie = await session(first, "Mei Tan");
  const away = join(shared.folder, "away.git");
  await look(first);
  const before = tip();
  renameSync(shared.bare.root, away);
  const refused = await as(first, cookie).post("/api/addEvent").field(event).expect(503);
  expect(refused.body.error.code).toBe("remote-unavailable");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const japanese = await as(first, cookie).post("/api/addEvent").set("Accept-Language", "ja").field(event).expect(503);
  expect(japanese.body.error.message).toContain("サーバー共通の保存先");
  await request(first.url).get("/api/getEventsData").expect(200);
  const health = await as(first, cookie).get("/api/health").expect(200);
  expect(health.body).toMatchObject({
    status: "degraded",
    remote: { kind: "unreachable", reason: expect.any(String) },
  });
  expect((await request(first.url).get("/api/health")).body.remote).toEqual({
    kind: "unreachable",
    since: health.body.remote.since,
  });
  await as(first, cookie).post("/api/logout").expect(204);
  await as(first, cookie).post("/api/addEvent").field(event).expect(401);
  expect(first.log).toContainEqual(expect.objectContaining({ event: "logout-kept-here" }));
  renameSync(away, shared.bare.root);
  expect(tip()).toBe(before);
  await first.restart();
  expect((await request(first.url).get("/api/health")).body).toMatchObject({ remote: { kind: "in-step" } });
  await as(first, cookie).post("/api/addEvent").field(event).expect(401);
  await as(first, await session(first, "Mei Tan"))
    .post("/api/addEvent")
    .field(event)
    .expect(201);
});
