import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../api/test-support/free-port";
import { hasCaddy, startShippedProxy, type ShippedProxy } from "./shipped-proxy";

// The shipped configuration in the proxy itself, in front of a port where nothing listens.
const testWithCaddy = hasCaddy() ? test : test.skip;
const page = "<h1>Events</h1>";
let folder: string;
let url: string;
let caddy: ShippedProxy | undefined;

beforeAll(async () => {
  if (!hasCaddy()) return;
  folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const site = join(folder, "releases", "one", "site");
  for (const path of ["sccj-events", "adminEvents"]) {
    mkdirSync(join(site, path), { recursive: true });
    writeFileSync(join(site, path, "index.html"), page);
  }
  for (const file of ["feed.xml", "events.ics"]) writeFileSync(join(site, file), "-");
  symlinkSync("one", join(folder, "releases", "current"));
  caddy = await startShippedProxy({ UPSTREAM: `127.0.0.1:${String(await freePort())}`, DATA_DIR: folder });
  ({ url } = caddy);
});
afterAll(async () => {
  if (!caddy) return;
  await caddy.stop();
  rmSync(folder, { recursive: true, force: true });
});

const always = { "strict-transport-security": "max-age=31536000", "x-content-type-options": "nosniff" };

testWithCaddy(
  "a page of the last release runs its own scripts alone, with HSTS and no-cache, whole at a reload, too",
  async () => {
    const first = await fetch(`${url}/sccj-events`);
    const since = first.headers.get("last-modified") ?? "";
    const again = { "If-None-Match": first.headers.get("etag") ?? "", "If-Modified-Since": since };
    for (const answer of [first, await fetch(`${url}/sccj-events`, { headers: again })]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(page);
      expect(Object.fromEntries(answer.headers)).toMatchObject({ ...always, "cache-control": "no-cache" });
      const policy = answer.headers.get("content-security-policy");
      for (const part of ["script-src 'self';", "base-uri 'none'", "form-action 'self'"])
        expect(policy).toContain(part);
    }
  },
);

testWithCaddy.each([
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/events.ics", "text/calendar; charset=utf-8"],
])("%s of the last release is %s", async (path, type) => {
  const answer = await fetch(url + path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
});

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

testWithCaddy.each([
  ["this machine, by default", {}, "192.0.2.1, 198.51.100.9, 127.0.0.1"],
  ["others", { TRUSTED_PROXIES: "203.0.113.0/24 2001:db8:ed9e::/48" }, "127.0.0.1"],
])("X-Forwarded-For passes from the trusted networks only: %s", async (_who, settings, forwarded) => {
  const service = createServer((request, response) => response.end(request.headers["x-forwarded-for"]));
  await once(service.listen(0, "127.0.0.1"), "listening");
  const { port } = service.address() as AddressInfo;
  const proxy = await startShippedProxy({ UPSTREAM: `127.0.0.1:${String(port)}`, ...settings });
  try {
    const headers = { "X-Forwarded-For": "192.0.2.1, 198.51.100.9" };
    const answer = await fetch(`${proxy.url}/api/login`, { headers });
    expect(await answer.text()).toBe(forwarded);
  } finally {
    await proxy.stop();
    await new Promise((resolve) => service.close(resolve));
  }
});
