import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublishState } from "../../../content/model/api/answers";
import type { Snapshot } from "../../store/content-store";
import { ReleaseService } from "./release-service";
import { ReleaseFolder } from "./release-folder";
import { SitePublisher } from "../publisher";
import type { SiteGenerator } from "../site-generator";
import { commitOf, snapshotOf } from "../test-support/small-snapshot";
import { testGenerator } from "../test-support/test-generator";
import { until as wait } from "../../test-support/until";

let folder: string;
let dataDir: string;
let publisher: SitePublisher;
let built: string[];
let save: (letter: string) => void;
/** What a build does before it ends. */
let during: () => Promise<void>;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "held-"));
  dataDir = join(folder, "data");
  await mkdir(join(folder, "public"));
  built = [];
  during = () => Promise.resolve();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** A publisher whose builds write the letter of the commit. */
async function start(letter: string, given: Partial<SiteGenerator> = {}): Promise<void> {
  let head = snapshotOf(letter);
  const snapshot = () => head;
  let tell: (snapshot: Snapshot) => void = () => undefined;
  save = (next) => {
    head = snapshotOf(next);
    tell(head);
  };
  publisher = await SitePublisher.start({
    store: {
      ready: Promise.resolve(),
      snapshot,
      onChange: (listen) => {
        tell = listen;
        return () => undefined;
      },
      readVersion: () => Promise.resolve(undefined),
      exportTo: (to) => mkdir(to, { recursive: true }).then(() => []),
    },
    dataDir,
    now: () => new Date("2026-11-20T16:00:00Z"),
    log: () => undefined,
    pollMs: 5,
    generator: testGenerator({
      build: async ({ commit }) => {
        built.push(String(commit)[0] ?? "");
        await writeFile(join(folder, "public", "index.html"), String(commit)[0] ?? "");
        await during();
        return join(folder, "public");
      },
      ...given,
    }),
  });
  stops.push(() => publisher.close());
}

/** A release service as in `npm run release`: another process, which does not notify the publisher. */
const command = (): ReleaseService =>
  new ReleaseService(new ReleaseFolder(join(dataDir, "releases")), () => new Date("2026-11-21T00:00:00Z"));
const served = (): Promise<string> => readFile(join(publisher.siteFolder() ?? "", "index.html"), "utf8");
const until = (kind: PublishState["kind"]): Promise<void> =>
  wait(`the publisher's state is ${kind}`, () => publisher.state().kind === kind);
async function publishAll(...letters: string[]): Promise<void> {
  const [first = "", ...rest] = letters;
  await start(first);
  await publisher.settled();
  for (const letter of rest) {
    save(letter);
    await publisher.settled();
  }
}

test("a running service notices the command, serves the older release and builds nothing until it may again", async () => {
  await publishAll("a", "b");
  await command().rollBack(undefined, "Mei Tanaka");
  await until("held");
  expect(await served()).toBe("a");
  save("c");
  await publisher.settled();
  expect(built).toEqual(["a", "b"]);
  expect(publisher.state()).toMatchObject({
    kind: "held",
    liveCommit: commitOf("a"),
    since: "2026-11-21T00:00:00.000Z",
    by: "Mei Tanaka",
  });
  await command().resume();
  // It builds for a moment only.
  await wait("the publisher goes on", () => publisher.state().kind !== "held");
  await publisher.settled();
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: commitOf("c") });
  expect(await served()).toBe("c");
});

test("the hold outlives restarts, also those with other code", async () => {
  await publishAll("a", "b");
  await publisher.close();
  await command().rollBack(undefined, "");
  for (const code of ["code", "other code"]) {
    await start("d", { code: () => code });
    await publisher.settled();
    expect(publisher.state()).toMatchObject({ kind: "held", liveCommit: commitOf("a") });
    expect(await served()).toBe("a");
    await publisher.close();
  }
  expect(built).toEqual(["a", "b"]);
  await command().resume();
  await start("d");
  await publisher.settled();
  expect(await served()).toBe("d");
});

test("a roll back while a build runs: the build ends without going live", async () => {
  await publishAll("a", "b");
  during = () =>
    command()
      .rollBack(undefined, "")
      .then(() => undefined);
  save("c");
  await publisher.settled();
  expect(publisher.state()).toMatchObject({ kind: "held", liveCommit: commitOf("a") });
  expect(await served()).toBe("a");
  expect((await command().list()).releases.map(({ commit, live }) => [commit[0], live])).toEqual([
    ["c", false],
    ["b", false],
    ["a", true],
  ]);
});

test("to resume where nothing newer is needs no build", async () => {
  await publishAll("a", "b");
  const { hold } = await command().rollBack((await publisher.releases.current())?.name, "");
  await until("held");
  expect(hold?.release).toContain(commitOf("b").slice(0, 12));
  await command().resume();
  await until("live");
  await publisher.settled();
  expect(built).toEqual(["a", "b"]);
});

describe("faults leave the live release as it is", () => {
  const root = process.getuid?.() === 0;
  /** A file system of 128 KB for the releases, where the system lets us have one. */
  const small = (options: string): boolean => {
    const releases = join(dataDir, "releases");
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", releases]);
    if (status === 0) stops.push(() => Promise.resolve(spawnSync("umount", ["--lazy", releases])));
    return status === 0;
  };

  test("no room for the next one: said in words, nothing left behind, and published once there is room", async () => {
    await mkdir(join(dataDir, "releases"), { recursive: true });
    const real = root && small("size=128k");
    await publishAll("a");
    const big = join(folder, "public", "big.bin");
    if (real) during = () => writeFile(big, Buffer.alloc(1024 * 1024));
    else during = () => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
    save("b");
    await publisher.settled();
    expect(publisher.state()).toMatchObject({ kind: "failed", commit: commitOf("b"), liveCommit: commitOf("a") });
    if (real)
      expect(publisher.state()).toMatchObject({ reason: expect.stringMatching(/^The disk is full\./) as string });
    expect(await served()).toBe("a");
    expect((await readdir(join(dataDir, "releases"))).filter((name) => name.startsWith("."))).toEqual([]);
    during = () => rm(big, { force: true });
    save("c");
    await publisher.settled();
    expect(await served()).toBe("c");
  });

  test("a releases folder that cannot be written to: the start goes on with what is live, and says why", async () => {
    await publishAll("a");
    await publisher.close();
    const releases = join(dataDir, "releases");
    const real = root
      ? spawnSync("sh", ["-c", 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"', "sh", releases]).status === 0
      : (await chmod(releases, 0o500), true);
    stops.push(() => (root ? Promise.resolve(spawnSync("umount", ["--lazy", releases])) : chmod(releases, 0o700)));
    if (!real) return;
    await start("b");
    await publisher.settled();
    expect(publisher.state()).toMatchObject({
      kind: "failed",
      liveCommit: commitOf("a"),
      reason: expect.stringContaining("cannot be written to") as string,
    });
    expect(await served()).toBe("a");
  });
});
