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
const unpacked = async (path: string): Promise<string[]> => [
  gunzipSync(await readFile(join(folder, `${path}.gz`))).toString(),
  brotliDecompressSync(await readFile(join(folder, `${path}.br`))).toString(),
];

test("every text file gets compressed copies that hold its bytes, except one too small to gain by it", async () => {
  await write("index.html", text("home "));
  await write("ja/index.html", text("ホーム"));
  await write("small.html", "small");
  await write("picture.avif", text("no text "));
  await precompress(folder);
  expect(await unpacked("index.html")).toEqual([text("home "), text("home ")]);
  expect(await unpacked("ja/index.html")).toEqual([text("ホーム"), text("ホーム")]);
  for (const file of ["small.html.gz", "picture.avif.br"])
    await expect(stat(join(folder, file))).rejects.toThrow("ENOENT");
});
