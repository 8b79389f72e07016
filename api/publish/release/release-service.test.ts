import { cp, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReleaseService } from "./release-service";
import { ReleaseFolder } from "./release-folder";

let folder: string;
let service: ReleaseService;
let names: string[];
let told: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-service-"));
  const releases = new ReleaseFolder(join(folder, "releases"));
  await mkdir(join(folder, "built"));
  names = [];
  told = 0;
  for (const [at, letter] of ["a", "b", "c"].entries()) {
    await writeFile(join(folder, "built", "index.html"), letter);
    const builtAt = `2026-01-01T00:00:0${String(at)}.000Z`;
    const manifest = { commit: letter.repeat(40), code: "code", builtAt, builtOn: "2026-01-01", lastGood: [] };
    const { name } = await releases.publish(manifest, (to) => cp(join(folder, "built"), to, { recursive: true }));
    names.unshift(name);
  }
  service = new ReleaseService(
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
  expect(await service.list()).toEqual({
    releases: [
      { name: names[0], commit: "c".repeat(40), builtAt: "2026-01-01T00:00:02.000Z", live: true },
      { name: names[1], commit: "b".repeat(40), builtAt: "2026-01-01T00:00:01.000Z", live: false },
      { name: names[2], commit: "a".repeat(40), builtAt: "2026-01-01T00:00:00.000Z", live: false },
    ],
    hold: null,
  });
});

test("rolls back to the one before the live one, then further, and holds it with time and name", async () => {
  const first = await service.rollBack(undefined, "Mei Tanaka");
  expect(await live()).toBe("b");
  expect(first.hold).toEqual({ release: names[1], since: "2026-01-02T00:00:00.000Z", by: "Mei Tanaka" });
  await service.rollBack(undefined, "");
  expect(await live()).toBe("a");
  await expect(service.rollBack(undefined, "")).rejects.toThrow("There is no release before the live one.");
  expect((await service.list()).hold).toMatchObject({ release: names[2] });
  expect(told).toBe(2);
});

test("rolls to a named release, forward too; an unknown one changes nothing", async () => {
  await service.rollBack(names[2], "");
  await service.rollBack(names[0], "");
  expect(await live()).toBe("c");
  for (const name of ["20260101000000000-nope", "../..", ""])
    await expect(service.rollBack(name, "")).rejects.toThrow("There is no release");
  expect(await live()).toBe("c");
  expect((await service.list()).hold).toMatchObject({ release: names[0] });
});

test("to resume ends the hold and leaves the switch to the next build", async () => {
  await service.rollBack(undefined, "");
  expect((await service.resume()).hold).toBeNull();
  expect(await readlink(join(folder, "releases", "current"))).toBe(names[1]);
  expect((await service.resume()).hold).toBeNull();
});
