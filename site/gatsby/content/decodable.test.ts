import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { favicon } from "../plan/files/favicon";
import { realContent, testBuild } from "../test-support/test-build";
import { decodable } from "./decodable";

let folder: string;
beforeAll(() => {
  // Drawings are forbidden to the whole process once a test of the service in it has read an uploaded picture.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  folder = mkdtempSync(join(tmpdir(), "decodable-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A PNG whose header says that it has this size. */
async function pictureOf(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  const file = join(folder, `${String(width)}.png`);
  writeFileSync(file, bytes);
  return file;
}

test.each([
  [8, 8, true],
  [25_000, 10, false],
  [10_000, 5_000, false],
])("a picture of %i x %i px is decoded: %s", async (width, height, isDecoded) => {
  const picture = await decodable(await pictureOf(width, height));
  expect(picture !== undefined).toBe(isDecoded);
});

test("what is no picture, or not there, is not decoded", async () => {
  const text = join(folder, "text.png");
  writeFileSync(text, "text");
  expect([await decodable(text), await decodable(join(folder, "none.png"))]).toEqual([undefined, undefined]);
});

test("a logo that is too large to be decoded leaves the site an empty icon", async () => {
  await pictureOf(30_000, 30_000);
  const site = { ...realContent.site, logo: "/30000.png" };
  const [icon] = favicon(testBuild({ folder, content: { ...realContent, site } }));
  const made = await sharp(await icon?.make()).stats();
  expect(made.isOpaque).toBe(false);
});
