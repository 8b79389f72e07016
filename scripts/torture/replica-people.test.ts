import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import request, { type Agent, type Response } from "supertest";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import { accept, invited, logIn } from "../../api/staff/test-support/people";
import { SoftwareAuthenticator } from "../../api/staff/test-support/software-authenticator";
import { sharedRemote, type SharedRemote } from "../../api/store/test-support/shared-remote";
import { sameOriginHeaders, testPassword } from "../../api/test-support/test-server";
import { until } from "../../api/test-support/until";
import type { Role, SessionsAnswer, StaffLogAnswer } from "../../content/model/api/staff-answers";
import { freePort } from "../../api/test-support/free-port";
import { startProgram, type ServerProcess } from "../bench/server-process";

const publicUrl = "http://site.example";

/** Two servers in processes of their own, set up as docs/replicas.md says. */
let first: ServerProcess;
let second: ServerProcess;
let start: (number: number) => Promise<ServerProcess>;
let shared: SharedRemote;
let data: string;
let aiko: Person;

/** Somebody with a passkey, and the cookie of a session. */
interface Person {
  readonly _id: string;
  readonly authenticator: SoftwareAuthenticator;
  readonly cookie: string;
}

beforeAll(async () => {
  shared = sharedRemote(2);
  data = mkdtempSync(join(tmpdir(), "replica people "));
  const hash = await hashPassword(testPassword, smallestCost);
  const ports = [await freePort(), await freePort()];
  start = (number) =>
    startProgram("scripts/bench/bench-server.ts", {
      PORT: String(ports[number]),
      CONTENT_DIR: shared.clones[number]?.contentDir ?? "",
      DATA_DIR: join(data, String(number)),
      CONTENT_REMOTE: shared.bare.root,
      CONTENT_POLL_SECONDS: "1",
      PUBLIC_URL: publicUrl,
      ADMIN_PASSWORD_HASH: hash,
      LOG_LEVEL: "warn",
    });
  [first, second] = await Promise.all([start(0), start(1)]);
  await Promise.all([first, second].map(answers));
  aiko = await personOf(cookieOf(await passwordLogin(first)), "Aiko Tan", "administrator");
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  rmSync(data, { recursive: true, force: true });
  shared.remove();
});

const answers = ({ url }: ServerProcess): Promise<void> =>
  until("the server answers", () =>
    fetch(`${url}/api/session`).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );

/** A browser at one of the servers. */
const at = ({ url }: ServerProcess, cookie = ""): Agent =>
  request.agent(url).set({ ...sameOriginHeaders, Cookie: cookie });
const cookieOf = (answer: Response): string => /session=[^;]+/.exec(answer.get("Set-Cookie")?.join() ?? "")?.[0] ?? "";
const passwordLogin = (server: ServerProcess) => at(server).post("/api/login").send({ password: testPassword });
const change = (server: ServerProcess, body: object) =>
  at(server, aiko.cookie).post("/api/staff").send(body).expect(200);
const sessionsAt = async (server: ServerProcess, cookie: string): Promise<SessionsAnswer> =>
  (await at(server, cookie).get("/api/sessions").expect(200)).body as SessionsAnswer;

/** Somebody who is invited and gets a passkey at the first server, and whom the second one knows. */
async function personOf(by: string, name: string, role: Role): Promise<Person> {
  const authenticator = new SoftwareAuthenticator(publicUrl);
  const cookie = cookieOf(await accept(at(first), await invited(at(first, by), name, role), authenticator));
  await becomes(second, cookie, 200);
  return { _id: (await sessionsAt(first, cookie)).me?._id ?? "", authenticator, cookie };
}

/** Waits until a server answers a session so; the other servers follow with their next poll. */
const becomes = (server: ServerProcess, cookie: string, status: number, path = "/api/sessions"): Promise<void> =>
  until(`${path} answers ${String(status)}`, async () => (await at(server, cookie).get(path)).status === status);
const isAnswered = async (server: ServerProcess, cookie: string, status: number, path = "/api/sessions") =>
  expect((await at(server, cookie).get(path)).status).toBe(status);

test("a session that was ended at one server is over at the other, also after a restart; the person's others go on", async () => {
  const mei = await personOf(aiko.cookie, "Mei Lim", "editor");
  const lost = cookieOf(await logIn(at(first), mei.authenticator));
  const own = (await sessionsAt(second, lost)).sessions.find((session) => session.own);
  await at(second, aiko.cookie)
    .delete(`/api/sessions/${own?._id ?? ""}`)
    .expect(200);
  await isAnswered(second, lost, 401);
  await becomes(first, lost, 401);
  for (const server of [first, second]) await isAnswered(server, mei.cookie, 200);
  await first.stop();
  first = await start(0);
  await answers(first);
  await isAnswered(first, lost, 401);
  await isAnswered(first, mei.cookie, 200);
});

test("a role that was changed at one server counts at the other, in both directions", async () => {
  const mei = await personOf(aiko.cookie, "Mei Lim", "editor");
  await change(first, { act: "set-role", _id: mei._id, role: "administrator" });
  await isAnswered(first, mei.cookie, 200, "/api/staff");
  await becomes(second, mei.cookie, 200, "/api/staff");
  await change(second, { act: "set-role", _id: mei._id, role: "editor" });
  await isAnswered(second, mei.cookie, 403, "/api/staff");
  await becomes(first, mei.cookie, 403, "/api/staff");
});

test("a passkey, and a person, that were removed at one server log in at neither, and their sessions are over", async () => {
  const [mei, chie] = [
    await personOf(aiko.cookie, "Mei Lim", "editor"),
    await personOf(aiko.cookie, "Chie Mori", "editor"),
  ];
  await change(second, { act: "remove-passkeys", _id: mei._id, passkey: mei.authenticator.id });
  await at(second, aiko.cookie).delete(`/api/staff/${chie._id}`).expect(200);
  for (const { cookie, authenticator } of [mei, chie]) {
    await isAnswered(second, cookie, 401);
    await becomes(first, cookie, 401);
    for (const server of [first, second]) expect((await logIn(at(server), authenticator)).status).toBe(401);
  }
});

test("of two administrators who remove each other at two servers at once one stays", async () => {
  const [ben, chie] = [
    await personOf(aiko.cookie, "Ben Ito", "administrator"),
    await personOf(aiko.cookie, "Chie Mori", "administrator"),
  ];
  // Aiko is an editor meanwhile: the two are the last administrators.
  await at(first, ben.cookie).post("/api/staff").send({ act: "set-role", _id: aiko._id, role: "editor" }).expect(200);
  await becomes(second, aiko.cookie, 403, "/api/staff");
  const removed = await Promise.all([
    at(first, ben.cookie).delete(`/api/staff/${chie._id}`),
    at(second, chie.cookie).delete(`/api/staff/${ben._id}`),
  ]);
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [left, gone] = removed[0].status === 200 ? [ben, chie] : [chie, ben];
  for (const server of [first, second]) {
    await becomes(server, gone.cookie, 401);
    await isAnswered(server, left.cookie, 200, "/api/staff");
  }
  await at(first, left.cookie)
    .post("/api/staff")
    .send({ act: "set-role", _id: aiko._id, role: "administrator" })
    .expect(200);
  await becomes(second, aiko.cookie, 200, "/api/staff");
});

test("the password that was turned off at one server is off at the other; on again, it brings no session back", async () => {
  await personOf(aiko.cookie, "Ben Ito", "administrator");
  const before = cookieOf(await passwordLogin(first).expect(200));
  await isAnswered(second, before, 200);
  const isOff = async (server: ServerProcess) =>
    ((await at(server).get("/api/session")).body as { readonly passwordOff?: boolean }).passwordOff === true;
  await change(first, { act: "set-password", on: false });
  await until("the password is off at the other server", () => isOff(second));
  for (const server of [first, second]) {
    await isAnswered(server, before, 401);
    await passwordLogin(server).expect(403);
  }
  await change(second, { act: "set-password", on: true });
  await until("the password is on at the other server", async () => !(await isOff(first)));
  for (const server of [first, second]) {
    await passwordLogin(server).expect(200);
    await isAnswered(server, before, 401);
  }
});

test("the log of changes is one; each server has its own of logins", async () => {
  const mei = await personOf(aiko.cookie, "Mei Lim", "editor");
  const ownActs = ["login", "login-failed", "session-ended"];
  const logAt = async (server: ServerProcess) =>
    ((await at(server, aiko.cookie).get("/api/staffLog").expect(200)).body as StaffLogAnswer).events;
  const changesAt = async (server: ServerProcess) => (await logAt(server)).filter(({ act }) => !ownActs.includes(act));
  await change(first, { act: "end-sessions", _id: mei._id });
  await becomes(second, mei.cookie, 401);
  await change(second, { act: "remove-passkeys", _id: mei._id });
  const changes = await changesAt(second);
  expect(changes.slice(0, 2)).toMatchObject([
    { act: "passkey-removed", who: "Mei Lim", by: "Aiko Tan" },
    { act: "sessions-ended", who: "Mei Lim", by: "Aiko Tan" },
  ]);
  await until("the other server has the same log", async () => isDeepStrictEqual(await changesAt(first), changes));
  await logIn(at(second), aiko.authenticator);
  const [newest] = await logAt(second);
  expect(newest).toMatchObject({ act: "login", by: "Aiko Tan" });
  expect(await logAt(first)).not.toContainEqual(newest);
});

test("while the remote is unreachable people log in as before, and are changed by nobody", async () => {
  const mei = await personOf(aiko.cookie, "Mei Lim", "editor");
  const away = `${shared.bare.root}.away`;
  const promote = () =>
    at(first, aiko.cookie).post("/api/staff").send({ act: "set-role", _id: mei._id, role: "administrator" });
  renameSync(shared.bare.root, away);
  try {
    expect((await promote()).status).toBe(503);
    await isAnswered(first, cookieOf(await logIn(at(first), mei.authenticator)), 403, "/api/staff");
  } finally {
    renameSync(away, shared.bare.root);
  }
  await until("the change is accepted", async () => (await promote()).status === 200);
  await becomes(second, mei.cookie, 200, "/api/staff");
});
