import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picturesToRemove, prunePictures } from "./prune-pictures";

const now = new Date("2026-06-12T03:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test("what a page shows stays and counts as used today; what nobody asked for in 30 days goes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prune-pictures-"));
  try {
    for (const [name, days] of [
      ["used-1.avif", 200],
      ["unused-29.avif", 29],
      ["unused-31.avif", 31],
      ["half.avif.part", 31],
    ] as const) {
      writeFileSync(join(folder, name), "x");
      utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
    }
    await prunePictures(folder, new Set(["used-1.avif"]), now);
    expect(readdirSync(folder).sort()).toEqual(["unused-29.avif", "used-1.avif"]);
    expect(statSync(join(folder, "used-1.avif")).mtime).toEqual(now);
    await prunePictures(join(folder, "not-there"), new Set(), now);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("beyond the size limit the longest unused go first", () => {
  const picture = (name: string, days: number) => ({ name, bytes: 10, usedMs: daysAgo(days).getTime() });
  const unused = [picture("old", 9), picture("new", 1), picture("middle", 5)];
  expect(picturesToRemove(unused, now.getTime(), 20)).toEqual(["old"]);
  expect(picturesToRemove(unused, now.getTime(), 30)).toEqual([]);
});
