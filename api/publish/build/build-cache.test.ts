import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invalidateBuildCache, prepareBuildCache } from "./build-site";

let rootDir: string;
beforeEach(async () => {
  rootDir = mkdtempSync(join(tmpdir(), "build-cache-"));
  mkdirSync(join(rootDir, ".build"));
  await prepareBuildCache(rootDir, "code");
  for (const folder of [".cache/webpack", "public"]) {
    mkdirSync(join(rootDir, folder), { recursive: true });
    writeFileSync(join(rootDir, folder, "file"), "x".repeat(100));
  }
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

const kept = (): boolean[] => [".cache/webpack/file", "public/file"].map((path) => existsSync(join(rootDir, path)));

test("is kept for the same code", async () => {
  await prepareBuildCache(rootDir, "code");
  expect(kept()).toEqual([true, true]);
});

test.each([
  ["of other code", () => prepareBuildCache(rootDir, "other code")],
  [
    "after a build that may have left half of it",
    () => invalidateBuildCache(rootDir).then(() => prepareBuildCache(rootDir, "code")),
  ],
])("is dropped when it is one %s", async (_name, prepare) => {
  await prepare();
  expect(kept()).toEqual([false, false]);
});
