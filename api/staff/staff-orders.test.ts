import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment } from "../env";
import { rootDir } from "../support/root-dir";
import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";
import { orderFolder } from "./staff-orders";
import { accept, originOf, personAt } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    settings: { publicUrl: "http://site.example" },
    overrides: { clock: () => new Date() },
  });
});
afterEach(() => server.close());

const staff = (...words: string[]): string =>
  execFileSync(process.execPath, ["--import", "tsx", join(rootDir, "scripts", "staff.ts"), ...words], {
    encoding: "utf8",
    stdio: "pipe",
    env: { ...inheritedEnvironment(), DATA_DIR: server.settings.dataDir, PUBLIC_URL: "http://site.example" },
  });

test("npm run staff invites the first administrator while the service runs", async () => {
  const printed = staff("invite", "Aiko Tan");
  const [, token = ""] = /#invitation=(\S+)/.exec(printed) ?? [];
  const answer = await accept(server.browser(), token, new SoftwareAuthenticator(originOf(server)));
  expect(answer.body).toMatchObject({ loggedIn: true, name: "Aiko Tan", role: "administrator" });
  expect(readdirSync(join(server.settings.dataDir, orderFolder))).toEqual([]);
});

test("npm run staff brings the login by password back, while the service runs and while it is stopped", async () => {
  const aiko = await personAt(server, "Aiko", "administrator");
  await personAt(server, "Mei", "administrator", {}, aiko.browser);
  await aiko.browser.post("/api/staff").send({ act: "set-password", on: false }).expect(200);
  staff("password", "on");
  const browser = await server.loggedIn();
  await browser.post("/api/staff").send({ act: "set-password", on: false }).expect(200);
  await server.stop();
  staff("password", "on");
  await server.restart();
  await server.browser().post("/api/login").send({ password: testPassword }).expect(200);
});

test("npm run staff refuses what it does not know, and leaves nothing", () => {
  for (const words of [[], ["invite"], ["invite", " "], ["password", "off"], ["password", "on", "now"]])
    expect(() => staff(...words)).toThrow();
  expect(existsSync(join(server.settings.dataDir, orderFolder))).toBe(false);
});
