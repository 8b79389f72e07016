import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as durable from "../../support/durable-file";
import type { Snapshot } from "../../store/content-store";
import { ReleaseFolder } from "../release/release-folder";
import { ReleaseService } from "../release/release-service";
import { nothing, testRenderer } from "../test-support/test-renderer";
import { ReleaseRenderer } from "./release-renderer";

jest.mock("../../support/durable-file", () => {
  const real = jest.requireActual<typeof durable>("../../support/durable-file");
  return { ...real, syncFile: jest.fn(), syncFolder: jest.fn(real.syncFolder) };
});
const real = jest.requireActual<typeof durable>("../../support/durable-file");

const page = "news/2026/a.md";
const builtOn = "2026-11-20";
const files = ["index.html", "news/index.html"];
const snapshotOf = (letter: string): Snapshot =>
  ({
    commit: letter.repeat(40),
    lastGood: [],
    versionOf: () => letter,
    versions: [{ path: page, version: letter }],
  }) as Partial<Snapshot> as Snapshot;

let folder: string;
let releases: ReleaseFolder;
let renderer: ReleaseRenderer;
/** Lets files onto the disk. */
let open: () => void;
let synced: string[];

const viewOf = (letter: string) => ({ snapshot: snapshotOf(letter), hidden: [] });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-renderer-"));
  releases = new ReleaseFolder(join(folder, "releases"));
  jest.mocked(durable.syncFile).mockImplementation(real.syncFile);
  const commit = "a".repeat(40);
  const builtAt = "2026-11-20T10:00:00.000Z";
  const release = await releases.publish({ commit, code: "code", builtAt, builtOn, lastGood: [] }, (site) =>
    writeFile(join(site, "index.html"), "one"),
  );
  synced = [];
  const gate = new Promise<void>((resolve) => (open = resolve));
  jest.mocked(durable.syncFile).mockImplementation(async (path) => {
    await gate;
    await real.syncFile(path);
    synced.push(path.slice(dirname(release.folder).length + 1));
  });
  const outputDir = join(folder, "output");
  const publishedAt = "2026-11-20T15:55:00.000Z";
  const parts = {
    store: { readVersion: (version: string) => Promise.resolve(Buffer.from(version)) },
    releases,
    renderer: testRenderer({
      outputDir,
      render: async () => {
        await mkdir(join(outputDir, "news"), { recursive: true });
        await writeFile(join(outputDir, "index.html"), "short");
        await writeFile(join(outputDir, "news/index.html"), "a".repeat(5000));
        const written = ["index.html", "news/index.html"];
        return { ...nothing, written };
      },
    }),
    contentDir: join(folder, "content"),
    now: () => new Date(publishedAt),
  };
  renderer = new ReleaseRenderer(parts, release, snapshotOf("a").versions);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a commit is live before it is on the disk; until it is there, the release names its files for the next start", async () => {
  const { release } = await renderer.publish(viewOf("b"), builtOn);
  expect(existsSync(join(release.folder, "news/index.html.br"))).toBe(true);
  expect(await releases.current()).toMatchObject({ commit: "b".repeat(40), unfinished: files });
  open();
  await renderer.close();
  expect([...synced].sort()).toEqual([
    "release.json",
    "site/index.html",
    "site/news/index.html",
    "site/news/index.html.br",
    "site/news/index.html.gz",
  ]);
  expect(jest.mocked(durable.syncFolder)).toHaveBeenCalledWith(join(release.folder, "news"));
  expect(await releases.current()).toEqual(release);
});

test("a release says when a change was last published into it, beside when it was built", async () => {
  const list = async () => (await new ReleaseService(releases, () => new Date(0)).list()).releases;
  expect((await list())[0]).not.toHaveProperty("publishedAt");
  open();
  await renderer.publish(viewOf("b"), builtOn);
  await renderer.close();
  expect(await list()).toMatchObject([
    { builtAt: "2026-11-20T10:00:00.000Z", publishedAt: "2026-11-20T15:55:00.000Z", live: true },
  ]);
});

test("the next commit does not begin before, and a disk that refuses leaves the note", async () => {
  await renderer.publish(viewOf("b"), builtOn);
  let done = false;
  const second = renderer.publish(viewOf("c"), builtOn).then(() => (done = true));
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(done).toBe(false);
  jest.mocked(durable.syncFile).mockRejectedValue(new Error("input/output error"));
  open();
  await second;
  await renderer.close();
  expect(await releases.current()).toMatchObject({ commit: "c".repeat(40), unfinished: files });
});
