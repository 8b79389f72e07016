import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// The shipped configuration in the proxy itself, in front of a port where nothing listens.
const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
const testWithCaddy = hasCaddy ? test : test.skip;
const page = "<h1>Events</h1>";
let folder: string;
let url: string;
let caddy: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  if (!hasCaddy) return;
  folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const site = join(folder, "releases", "one", "site");
  for (const path of ["sccj-events", "adminEvents"]) {
    mkdirSync(join(site, path), { recursive: true });
    writeFileSync(join(site, path, "index.html"), page);
  }
  symlinkSync("one", join(folder, "releases", "current"));
  const config = join(folder, "Caddyfile");
  writeFileSync(config, readFileSync("deploy/Caddyfile", "utf8").replace(/^\{$/m, "{\n\tadmin off"));
  url = `http://localhost:${String(await freePort())}`;
  const settings = [`SITE_ADDRESS=${url}`, `UPSTREAM=127.0.0.1:${String(await freePort())}`, `DATA_DIR=${folder}`];
  const places = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"].map((name) => `${name}=${folder}`);
  const run = ["caddy", "run", "--adapter", "caddyfile", "--config", config];
  caddy = spawn("env", [...settings, ...places, ...run], { stdio: "ignore" });
  while (!(await fetch(url).catch(() => undefined))) await wait(50);
}, 30_000);
afterAll(async () => {
  if (!caddy) return;
  const ended = new Promise((resolve) => caddy?.once("exit", resolve));
  caddy.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const always = { "strict-transport-security": "max-age=31536000", "x-content-type-options": "nosniff" };

testWithCaddy(
  "a page of the last release has a policy without scripts, HSTS and no-cache, whole at a reload, too",
  async () => {
    const first = await fetch(`${url}/sccj-events`);
    const since = first.headers.get("last-modified") ?? "";
    const again = { "If-None-Match": first.headers.get("etag") ?? "", "If-Modified-Since": since };
    for (const answer of [first, await fetch(`${url}/sccj-events`, { headers: again })]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(page);
      expect(Object.fromEntries(answer.headers)).toMatchObject({ ...always, "cache-control": "no-cache" });
      const policy = answer.headers.get("content-security-policy");
      for (const part of ["script-src 'none'", "base-uri 'none'", "sandbox allow-same-origin"])
        expect(policy).toContain(part);
    }
  },
);

testWithCaddy.each(["/api/getEventsData", "/adminEvents", "/ja/adminEvents", "/unknown", "/admin-app/manifest.json"])(
  "%s says that the site is being restarted, and nothing keeps that answer",
  async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/^The site is being restarted\. .* サイトを再起動しています。/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...always,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "retry-after": "10",
    });
  },
);
