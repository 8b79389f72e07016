import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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
  };
  return releases.publish(built, manifest, finish);
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
