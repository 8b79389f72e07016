import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepChunks } from "./admin-build";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chamber-chunks-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, files: Readonly<Record<string, { text: string; date: Date }>>): string {
  const assets = join(folder, name, "assets");
  mkdirSync(assets, { recursive: true });
  for (const [file, { text, date }] of Object.entries(files)) {
    writeFileSync(join(assets, file), text);
    utimesSync(join(assets, file), date, date);
  }
  return join(folder, name);
}

test("chunks of the build before stay for a week, counted from when they were built; new files win", () => {
  const before = build("before", {
    "editor-aaa.js": { text: "old editor", date: daysAgo(6) },
    "editor-old.js": { text: "older editor", date: daysAgo(8) },
    "main-same.js": { text: "as before", date: daysAgo(1) },
  });
  const next = build("next", { "main-same.js": { text: "as now", date: now } });
  keepChunks(before, next, now);
  expect(readdirSync(join(next, "assets")).sort()).toEqual(["editor-aaa.js", "main-same.js"]);
  expect(readFileSync(join(next, "assets", "main-same.js"), "utf8")).toBe("as now");
  const later = build("later", {});
  keepChunks(next, later, new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000));
  expect(readdirSync(join(later, "assets"))).toEqual(["main-same.js"]);
});

test("a first build has nothing to keep", () => {
  const next = build("next", {});
  keepChunks(join(folder, "nothing"), next, now);
  expect(readdirSync(join(next, "assets"))).toEqual([]);
});
