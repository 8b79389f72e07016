import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReleaseFolder } from "./release-folder";

let folder: string;
let built: string;
let releases: ReleaseFolder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "releases-"));
  built = join(folder, "built");
  await mkdir(join(built, "news"), { recursive: true });
  releases = new ReleaseFolder(join(folder, "releases"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const nothing = (): Promise<void> => Promise.resolve();

async function publish(second: number, text: string, finish = nothing): ReturnType<ReleaseFolder["publish"]> {
  await writeFile(join(built, "index.html"), text);
  const manifest = {
    commit: "a".repeat(40),
    code: "code",
    builtAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    builtOn: "2026-01-01",
    lastGood: [],
  };
  const release = await releases.publish(manifest, async (siteFolder) => {
    await cp(built, siteFolder, { recursive: true });
    await finish();
  });
  await releases.prune();
  return release;
}

test("there is no release before the first one", async () => {
  expect(await releases.current()).toBeUndefined();
});

test("a published release is current and keeps its bytes when the build's output changes", async () => {
  const first = await publish(1, "first");
  await writeFile(join(built, "index.html"), "half of the next bui");
  const current = await releases.current();
  expect(current).toEqual(first);
  expect(await readFile(join(first.folder, "index.html"), "utf8")).toBe("first");
});

test("three releases are kept, the newest is live", async () => {
  for (const second of [1, 2, 3, 4, 5]) await publish(second, `build ${String(second)}`);
  const names = (await readdir(join(folder, "releases"))).filter((name) => name !== "current");
  expect(names).toHaveLength(3);
  const current = await releases.current();
  expect(current && (await readFile(join(current.folder, "index.html"), "utf8"))).toBe("build 5");
});

test("the release that was live until now is not removed, even as the oldest: visitors are still served from it", async () => {
  const first = await publish(1, "first");
  for (const second of [2, 3]) await publish(second, `build ${String(second)}`);
  await releases.switchTo(first.name);
  await publish(4, "newest");
  expect(await readFile(join(first.folder, "index.html"), "utf8")).toBe("first");
  expect((await releases.list()).map(({ builtAt }) => builtAt.slice(17, 19))).toEqual(["04", "03", "01"]);
});

test("a release that cannot be finished leaves the last one live, and its rest is removed by the next", async () => {
  const first = await publish(1, "good");
  await expect(publish(2, "bad", () => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
  expect(await releases.current()).toEqual(first);
  await publish(3, "better");
  expect((await readdir(join(folder, "releases"))).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a current release whose manifest is damaged counts as none", async () => {
  const first = await publish(1, "good");
  await writeFile(join(first.folder, "..", "release.json"), "{");
  expect(await releases.current()).toBeUndefined();
});

describe("the clock", () => {
  test("set back: the newer release still comes after the older one", async () => {
    const first = await publish(59, "first");
    const second = await publish(1, "second");
    expect((await releases.list()).map(({ name }) => name)).toEqual([second.name, first.name]);
    expect(await releases.current()).toEqual(second);
  });
});

describe("a hold", () => {
  const hold = (release: string) =>
    releases.holdFile.write({ release, since: "2026-01-01T00:00:09.000Z", by: "Mei Tanaka" });

  test("keeps its release live and never lets it be removed, however many are built meanwhile", async () => {
    const first = await publish(1, "good");
    await hold(first.name);
    for (const second of [2, 3, 4, 5, 6]) await publish(second, `build ${String(second)}`);
    expect(await releases.current()).toEqual(first);
    expect(await readFile(join(first.folder, "index.html"), "utf8")).toBe("good");
    expect((await releases.list()).map(({ builtAt }) => builtAt.slice(17, 19))).toEqual(["06", "05", "01"]);
  });

  test("wins over a build that switched at the same moment", async () => {
    const first = await publish(1, "good");
    const second = await publish(2, "bad");
    await hold(first.name);
    expect(await releases.current()).toEqual(second);
    expect(await releases.enforceHold()).toMatchObject({ release: first.name, by: "Mei Tanaka" });
    expect(await releases.current()).toEqual(first);
  });

  test("whose note is damaged still holds what is live", async () => {
    const first = await publish(1, "good");
    await writeFile(join(folder, "releases", "hold.json"), "{");
    await publish(2, "newer");
    expect(await releases.current()).toEqual(first);
    expect(await releases.hold()).toMatchObject({ release: first.name, by: "" });
  });

  test("of a release that somebody removed lets the live one be", async () => {
    const first = await publish(1, "good");
    await hold("20200101000000000-aaaaaaaaaaaa-0000");
    await releases.enforceHold();
    expect(await releases.current()).toEqual(first);
  });
});

describe("leftovers", () => {
  const kept = async () => (await readdir(join(folder, "releases"))).filter((name) => name.startsWith("."));

  test("of dead processes are removed at the next start, what a living one is making stays", async () => {
    await publish(1, "good");
    const dead = spawnSync("true").pid;
    const [ours, theirs] = [`.${String(dead)}-20260101000002000-x`, `.${String(process.ppid)}-20260101000002000-y`];
    for (const name of [ours, theirs, ".unfinished-of-an-older-version"])
      await mkdir(join(folder, "releases", name, "site"), { recursive: true });
    await releases.tidy();
    expect(await kept()).toEqual([theirs]);
  });

  test("of a build that runs out of room leave at once, and the words name no path", async () => {
    const first = await publish(1, "good");
    const full = Object.assign(new Error("ENOSPC: no space left on device, write '/srv/x'"), { code: "ENOSPC" });
    await expect(publish(2, "bad", () => Promise.reject(full))).rejects.toThrow(/^The disk is full\. [^/]*$/);
    expect(await kept()).toEqual([]);
    expect(await releases.current()).toEqual(first);
  });
});

test("a release's name cannot lead out of the folder", async () => {
  await publish(1, "good");
  for (const name of ["..", ".", "", "current", "../releases", "20260101000001000-/../..", "hold.json"])
    expect(await releases.find(name)).toBeUndefined();
});
