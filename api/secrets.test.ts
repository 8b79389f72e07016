import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment } from "./env";
import { gitOverHttp, type GitHost } from "./store/test-support/git-over-http";
import { sharedRemote, type SharedRemote } from "./store/test-support/shared-remote";
import { childProcesses, type SeenProcess } from "./test-support/child-processes";
import { startTestServer, type TestServer } from "./test-support/test-server";

const password = "p@ss:word/ of % the remote";
const settings = {
  ADMIN_PASSWORD: "sentinel-admin-password",
  SESSION_SECRET: "sentinel-session-secret-of-32-letters",
  SMTP_URL: "smtps://sentinel:mail@mail.example.org",
  CONTENT_REMOTE: `http://staff:${encodeURIComponent(password)}@host.example.org`,
};
const onLinux = existsSync("/proc/self/environ") ? test : test.skip;

let shared: SharedRemote;
let host: GitHost;
let server: TestServer | undefined;
let seen: SeenProcess[];

beforeEach(async () => {
  jest.replaceProperty(process, "env", { ...inheritedEnvironment(), ...settings });
  shared = sharedRemote(1);
  shared.bare.git("config", "http.receivepack", "true");
  seen = [];
  const onRequest = () => seen.push(...childProcesses(process.pid));
  host = await gitOverHttp({ folder: shared.folder, user: "staff", password, onRequest });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server?.close();
  server = undefined;
  await host.close();
  shared.remove();
});

const urlWith = (secret: string) => `http://staff:${encodeURIComponent(secret)}@${host.place}/remote.git`;
async function start(address: string): Promise<TestServer> {
  return (server = await startTestServer({
    cloneOf: join(shared.folder, "remote.git"),
    settings: { contentRemote: { address, pollSeconds: 3600 } },
  }));
}
const addEvent = async (running: TestServer) =>
  (await running.loggedIn()).post("/api/addEvent").field({ date: "2026-06-12", title: "Picnic", description: "Text" });
/** Files of the clone in which a text occurs. */
const filesWith = ({ settings: { contentDir } }: TestServer, text: string) =>
  execFileSync("sh", ["-c", 'grep --recursive --files-with-matches --fixed-strings -- "$1" . || true', "sh", text], {
    cwd: join(contentDir, ".."),
    encoding: "utf8",
  });

function expectNoSecrets(running: TestServer): void {
  const commands = seen.map(({ command }) => command);
  expect(commands).toContainEqual(expect.stringContaining("git-remote-http"));
  expect(commands).toContainEqual(expect.stringContaining("cat-file --batch"));
  for (const secret of [password, encodeURIComponent(password)]) {
    expect(commands.filter((command) => command.includes(secret))).toEqual([]);
    expect(JSON.stringify(running.log)).not.toContain(secret);
  }
  for (const { command, environment } of seen) {
    expect(environment).not.toContain("sentinel");
    // The git that reads and writes the clone itself.
    if (/cat-file --batch|fast-import/.test(command)) expect(environment).not.toContain(password);
  }
}

onLinux("a remote's password is in no argument, file or log, and no child gets the service's settings", async () => {
  const running = await start(urlWith(password));
  const saved = await addEvent(running);
  expect(saved.status).toBe(201);
  expect(shared.bare.git("rev-parse", "main")).toBe(saved.body.commit);
  expectNoSecrets(running);
  for (const secret of [password, encodeURIComponent(password)]) expect(filesWith(running, secret)).toBe("");
});

onLinux("so it is with the password in the URL of a named remote", async () => {
  const running = await start("origin");
  running.git("remote", "set-url", "origin", urlWith(password));
  await running.restart();
  expect((await addEvent(running)).status).toBe(201);
  expectNoSecrets(running);
});

test("a wrong password refuses the save; it is in no answer and no log, nor is the host's address in the public state", async () => {
  const wrong = "a wrong password";
  const running = await start(urlWith(wrong));
  const refused = await addEvent(running);
  expect(refused.body).toMatchObject({ error: { code: "remote-unavailable" } });
  const health = await running.browser().get("/api/health").expect(200);
  expect(health.body).toMatchObject({ remote: { kind: "unreachable" } });
  expect(health.text).not.toContain(host.place);
  for (const text of [refused.text, JSON.stringify(running.log)])
    for (const secret of [wrong, encodeURIComponent(wrong)]) expect(text).not.toContain(secret);
});
