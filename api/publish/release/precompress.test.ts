import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "./precompress";

const text = (words: string): string => words.repeat(500);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "precompress-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, words: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), words);
}
const inode = async (path: string): Promise<number> => (await stat(join(folder, path))).ino;
const unpacked = async (path: string): Promise<string[]> => [
  gunzipSync(await readFile(join(folder, `${path}.gz`))).toString(),
  brotliDecompressSync(await readFile(join(folder, `${path}.br`))).toString(),
];

beforeEach(async () => {
  await write("before/ja/index.html", text("same "));
  await write("before/index.html", text("old "));
  await write("before/small.html", "small");
  await precompress(join(folder, "before"));
  await write("after/ja/index.html", text("same "));
  await write("after/index.html", text("new "));
  await write("after/small.html", "small");
  await write("after/added.html", text("added "));
});

test("copies of unchanged files are shared with the release before, the others are made", async () => {
  await precompress(join(folder, "after"), join(folder, "before"));
  for (const copy of ["ja/index.html.gz", "ja/index.html.br"])
    expect(await inode(`after/${copy}`)).toBe(await inode(`before/${copy}`));
  expect(await unpacked("after/index.html")).toEqual([text("new "), text("new ")]);
  expect(await unpacked("after/added.html")).toEqual([text("added "), text("added ")]);
  expect(await unpacked("before/index.html")).toEqual([text("old "), text("old ")]);
  await expect(stat(join(folder, "after/small.html.gz"))).rejects.toThrow("ENOENT");
});

test("a release that lost one of two copies lends neither, and keeps the other as it is", async () => {
  await rm(join(folder, "before/ja/index.html.br"));
  await precompress(join(folder, "after"), join(folder, "before"));
  expect(await unpacked("after/ja/index.html")).toEqual([text("same "), text("same ")]);
  expect(await inode("after/ja/index.html.gz")).not.toBe(await inode("before/ja/index.html.gz"));
});
