import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReleaseDesk } from "./release-desk";
import { ReleaseFolder } from "./release-folder";

let folder: string;
let desk: ReleaseDesk;
let names: string[];
let told: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-desk-"));
  const releases = new ReleaseFolder(join(folder, "releases"));
  await mkdir(join(folder, "built"));
  names = [];
  told = 0;
  for (const [at, letter] of ["a", "b", "c"].entries()) {
    await writeFile(join(folder, "built", "index.html"), letter);
    const manifest = { commit: letter.repeat(40), code: "code", builtAt: `2026-01-01T00:00:0${String(at)}.000Z` };
    const { name } = await releases.publish(join(folder, "built"), manifest, () => Promise.resolve());
    names.unshift(name);
  }
  desk = new ReleaseDesk(
    releases,
    () => new Date("2026-01-02T00:00:00Z"),
    () => {
      told += 1;
      return Promise.resolve();
    },
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const live = async (): Promise<string> => readFile(join(folder, "releases", "current", "site", "index.html"), "utf8");

test("lists what is kept, newest first, with its commit, its time and which is live", async () => {
  expect(await desk.list()).toEqual({
    releases: [
      { name: names[0], commit: "c".repeat(40), builtAt: "2026-01-01T00:00:02.000Z", live: true },
      { name: names[1], commit: "b".repeat(40), builtAt: "2026-01-01T00:00:01.000Z", live: false },
      { name: names[2], commit: "a".repeat(40), builtAt: "2026-01-01T00:00:00.000Z", live: false },
    ],
    hold: null,
  });
});

test("rolls back to the one before the live one, then further, and holds it with time and name", async () => {
  const first = await desk.rollBack(undefined, "Mei Tanaka");
  expect(await live()).toBe("b");
  expect(first.hold).toEqual({ release: names[1], since: "2026-01-02T00:00:00.000Z", by: "Mei Tanaka" });
  await desk.rollBack(undefined, "");
  expect(await live()).toBe("a");
  await expect(desk.rollBack(undefined, "")).rejects.toThrow("There is no release before the live one.");
  expect((await desk.list()).hold).toMatchObject({ release: names[2] });
  expect(told).toBe(2);
});

test("rolls to a named release, forward too; an unknown one changes nothing", async () => {
  await desk.rollBack(names[2], "");
  await desk.rollBack(names[0], "");
  expect(await live()).toBe("c");
  for (const name of ["20260101000000000-nope", "../..", ""])
    await expect(desk.rollBack(name, "")).rejects.toThrow("There is no release");
  expect(await live()).toBe("c");
  expect((await desk.list()).hold).toMatchObject({ release: names[0] });
});

test("to resume ends the hold and leaves the switch to the next build", async () => {
  await desk.rollBack(undefined, "");
  expect((await desk.resume()).hold).toBeNull();
  expect(await readlink(join(folder, "releases", "current"))).toBe(names[1]);
  expect((await desk.resume()).hold).toBeNull();
});
