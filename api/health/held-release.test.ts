import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { ReleaseFolder } from "../publish/release/release-folder";
import { ReleaseService } from "../publish/release/release-service";
import { noPublisher } from "../publish/publisher-interface";
import { startTestServer, type TestServer } from "../test-support/test-server";

const [older, newest] = ["a".repeat(40), "b".repeat(40)] as const;
const now = new Date("2026-11-21T00:00:00Z");
let folder: string;
let releases: ReleaseFolder;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "held-health-"));
  releases = new ReleaseFolder(join(folder, "releases"));
  for (const commit of [older, newest]) {
    const manifest = { commit, code: "code", builtAt: now.toISOString(), builtOn: "2026-11-21", lastGood: [] };
    await releases.publish(manifest, (site) => writeFile(join(site, "index.html"), "<p>"));
  }
  // A publisher that has not noticed yet: it finishes what is under way before it takes in a hold.
  const publisher = {
    ...noPublisher,
    state: () => ({ kind: "live", liveCommit: newest }) as const,
    siteFolder: () => folder,
    close: () => Promise.resolve(),
  };
  const openSite = () =>
    Promise.resolve({
      publisher,
      releases: new ReleaseService(releases, () => now),
      middleware: (_context: unknown, next: () => Promise<unknown>) => next(),
    });
  server = await startTestServer({ overrides: { openSite } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const health = async (): Promise<unknown> => (await request(server.url).get("/api/health").expect(200)).body;

test("health says that a release is held as soon as somebody has rolled back, and no longer once they resume", async () => {
  expect(await health()).toMatchObject({ status: "ok", publish: { kind: "live", liveCommit: newest } });
  // As `npm run release` in another process, which does not notify the service.
  const command = new ReleaseService(new ReleaseFolder(join(folder, "releases")), () => now);
  const { hold } = await command.rollBack(undefined, "Mei Tanaka");
  const held = await health();
  expect(held).toMatchObject({
    status: "degraded",
    publish: { kind: "held", liveCommit: older, release: hold?.release, since: now.toISOString() },
  });
  expect(JSON.stringify(held)).not.toContain("Mei");
  await command.resume();
  expect(await health()).toMatchObject({ status: "ok", publish: { kind: "live" } });
});
