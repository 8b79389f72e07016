import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Snapshot } from "../store/content-store";
import type { BuildInput } from "../../content/model/api/build-input";
import type { BuildOptions } from "./build/build-site";
import { SitePublisher } from "./publisher";
import type { SiteGenerator } from "./site-generator";
import { commitOf, snapshotOf } from "./test-support/small-snapshot";
import { testGenerator } from "./test-support/test-generator";

let folder: string;
let publisher: SitePublisher | undefined;
let builds: BuildInput[];
let events: unknown[];
let listener: (snapshot: Snapshot) => void;
let head: Snapshot;
let now: Date;
/** What the build does with its input before it ends; tests replace it. */
let during: (input: BuildInput, options: Pick<BuildOptions, "signal">) => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "publisher-"));
  builds = [];
  events = [];
  head = snapshotOf("a");
  now = new Date("2026-11-20T16:00:00Z");
  during = () => Promise.resolve();
  await mkdir(join(folder, "public"));
});

afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(given: Partial<SiteGenerator> = {}): Promise<SitePublisher> {
  publisher = await SitePublisher.start({
    store: {
      ready: Promise.resolve(),
      snapshot: () => head,
      onChange: (listen) => {
        listener = listen;
        return () => undefined;
      },
      readVersion: () => Promise.resolve(undefined),
      exportTo: async (contentDir, commit) => {
        await mkdir(contentDir, { recursive: true });
        await writeFile(join(contentDir, "commit"), commit);
        return [];
      },
    },
    dataDir: join(folder, "data"),
    now: () => now,
    pollMs: 5,
    log: (event) => events.push(event),
    generator: testGenerator({
      build: async (input, options) => {
        builds.push(input);
        await writeFile(join(folder, "public", "index.html"), await readFile(join(input.contentDir, "commit"), "utf8"));
        await during(input, options);
        return join(folder, "public");
      },
      ...given,
    }),
  });
  return publisher;
}

const liveHtml = (of: SitePublisher): Promise<string> => readFile(join(of.siteFolder() ?? "", "index.html"), "utf8");

test("the first start builds the newest commit, for the chamber's day, and serves it", async () => {
  const first = await start();
  await first.settled();
  expect(first.state()).toEqual({ kind: "live", liveCommit: commitOf("a"), path: "full" });
  expect(await liveHtml(first)).toBe(commitOf("a"));
  expect(builds).toMatchObject([
    { commit: commitOf("a"), builtOn: "2026-11-21", publicUrl: "https://chamber.example" },
  ]);
});

test("the next start takes up the live release without a build, unless the code has changed", async () => {
  await (await start()).settled();
  await publisher?.close();
  await (await start()).settled();
  expect(builds).toHaveLength(1);
  await publisher?.close();
  await (await start({ code: () => "other code" })).settled();
  expect(builds).toHaveLength(2);
});

test("changes that come during a build are built once, together, after it", async () => {
  during = () => {
    if (builds.length === 1) for (const letter of ["b", "c", "d"]) listener(snapshotOf(letter));
    return Promise.resolve();
  };
  const running = await start();
  await running.settled();
  expect(builds.map(({ commit }) => commit)).toEqual([commitOf("a"), commitOf("d")]);
  expect(await liveHtml(running)).toBe(commitOf("d"));
});

test("a failed build keeps the last good release and says why; the next change is built again", async () => {
  const running = await start();
  await running.settled();
  during = () => Promise.reject(new Error("a template is broken"));
  listener(snapshotOf("b"));
  await running.settled();
  expect(running.state()).toEqual({
    kind: "failed",
    commit: commitOf("b"),
    liveCommit: commitOf("a"),
    reason: "a template is broken",
  });
  expect(await liveHtml(running)).toBe(commitOf("a"));
  expect(events).toContainEqual({ event: "publish-failed", commit: commitOf("b"), reason: "a template is broken" });
  during = () => Promise.resolve();
  listener(snapshotOf("c"));
  await running.settled();
  expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("c"), path: "full" });
});

test("what could not be built is tried again after growing pauses, without another change", async () => {
  let isBroken = true;
  during = () => (isBroken ? Promise.reject(new Error("the folder has leftovers")) : Promise.resolve());
  const running = await start();
  await running.settled();
  expect(builds).toHaveLength(1);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = builds.length;
    now = new Date(now.getTime() + minutes * 60_000 - 1);
    await running.settled();
    expect(builds).toHaveLength(before);
    now = new Date(now.getTime() + 1);
    await running.settled();
    expect(builds).toHaveLength(before + 1);
    expect(running.state()).toMatchObject({ kind: "failed", reason: "the folder has leftovers" });
  }
  isBroken = false;
  now = new Date(now.getTime() + 60 * 60_000);
  await running.settled();
  expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("a"), path: "full" });
});

test("going back to the live commit needs no build", async () => {
  const running = await start();
  await running.settled();
  listener(snapshotOf("b"));
  listener(snapshotOf("a"));
  await running.settled();
  expect(builds).toHaveLength(1);
});

test("closing ends a running build", async () => {
  let aborted = false;
  during = (_input, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        aborted = true;
        reject(new Error("killed"));
      });
      setImmediate(() => void publisher?.close());
    });
  const running = await start();
  await running.settled();
  await running.close();
  expect(aborted).toBe(true);
  expect(running.siteFolder()).toBeUndefined();
});
