import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { mediaAddress } from "../../../content/model/markdown/media-address";
import { copyMedia } from "./write-planned-files";
import { PictureMaker } from "./pictures";

let root: string;
const folders = () => ({
  contentDir: join(root, "content"),
  cacheDir: join(root, "cache"),
  publicDir: join(root, "public"),
});
const maker = () => new PictureMaker(folders());
const raise = (what: string, reason: string): never => {
  throw new Error(`${what}: ${reason}`);
};
const published = (): string[] => readdirSync(join(root, "public", "pictures")).sort();

// The API's tests, which may have run in this process, forbid sharp most formats; the build reads its own AVIF.
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "chamber-pictures-"));
  mkdirSync(join(root, "content", "media"), { recursive: true });
  const image = sharp({ create: { width: 1200, height: 675, channels: 3, background: "#c8102e" } });
  await image.jpeg().toFile(join(root, "content", "media", "red.jpg"));
  writeFileSync(join(root, "content", "media", "broken.jpg"), "not a picture");
});
afterEach(() => rmSync(root, { recursive: true }));

test("makes AVIF and WebP in widths up to the original's and JPEG in its own, with its proportions", async () => {
  const pictures = maker();
  const data = await pictures.picture("/media/red.jpg");
  await pictures.encodeAll();
  expect(data).toMatchObject({ layout: "constrained", width: 1200, height: 675 });
  expect(data?.images.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { srcSet } of data?.images.sources ?? []) {
    const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([480, 672, 736, 1120, 1200]);
  }
  expect(published()).toHaveLength(11);
  expect(published().filter((name) => name.endsWith(".jpg"))).toEqual([data?.images.fallback?.src.slice(10)]);
  expect(data?.images.fallback?.src).toMatch(/-1200\.jpg$/);
  const smallest = published().find((name) => name.endsWith("-480.avif")) ?? "";
  expect(await sharp(join(root, "public", "pictures", smallest)).metadata()).toMatchObject({
    format: "heif",
    width: 480,
    height: 270,
  });
});

test("pictures of the same bytes are written once, also when they are asked for one after the other", async () => {
  copyFileSync(join(root, "content", "media", "red.jpg"), join(root, "content", "media", "same.jpg"));
  const pictures = maker();
  const data = await pictures.picture("/media/red.jpg");
  expect(await pictures.encode()).toHaveLength(11);
  expect((await pictures.picture("/media/same.jpg"))?.images).toEqual(data?.images);
  expect(await pictures.encode()).toEqual([]);
});

test("pictures that are encoded quickly have names of their own, so that neither kind is taken for the other", async () => {
  const quick = new PictureMaker({ ...folders(), encoding: "quick" });
  const data = await quick.picture("/media/red.jpg");
  await quick.encodeAll();
  const first = published();
  expect(first).toHaveLength(11);
  const small = maker();
  expect((await small.picture("/media/red.jpg"))?.images).not.toEqual(data?.images);
  expect(await small.encode()).toHaveLength(11);
  expect(new Set([...first, ...published()]).size).toBe(22);
});

test("keeps what it encoded: a second build reads it from the cache, also into an empty site", async () => {
  const first = maker();
  await first.picture("/media/red.jpg");
  await first.encodeAll();
  const cached = readdirSync(join(root, "cache"));
  const before = cached.map((name) => statSync(join(root, "cache", name)).mtimeMs);
  rmSync(join(root, "public"), { recursive: true });
  const second = maker();
  await second.picture("/media/red.jpg");
  await second.encodeAll();
  expect(published()).toEqual(cached.sort());
  expect(cached.map((name) => statSync(join(root, "cache", name)).mtimeMs)).toEqual(before);
});

test("a page that is not published has nothing encoded, and shows what published pages have", async () => {
  const pictures = maker();
  const { picture, version } = pictures.ofPublished();
  expect(await picture("/media/red.jpg")).toBeUndefined();
  expect(await pictures.encode()).toEqual([]);
  const data = await pictures.picture("/media/red.jpg");
  expect(await picture("/media/red.jpg")).toBe(data);
  pictures.forget("/media/red.jpg");
  expect(version("/media/red.jpg")).toBe(pictures.version("/media/red.jpg"));
});

test("pictures that no page shows any more leave the site", async () => {
  const first = maker();
  await first.picture("/media/red.jpg");
  await first.encodeAll();
  await maker().encodeAll();
  expect(published()).toEqual([]);
});

test.each<[what: string, name: string, change: (whole: Buffer) => Buffer | Promise<Buffer>]>([
  ["is text", "broken.jpg", () => Buffer.from("not a picture")],
  ["is empty", "empty.jpg", () => Buffer.alloc(0)],
  ["is cut off", "half.jpg", (whole) => whole.subarray(0, whole.length / 2)],
  ["is a PNG by another name", "other.jpg", (whole) => sharp(whole).png().toBuffer()],
  ["is a drawing by another name", "drawing.jpg", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["cannot be decoded", "damaged.jpg", (whole) => Buffer.concat([whole.subarray(0, 630), whole.subarray(-2)])],
  [
    "has no pixels",
    "headless.jpg",
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ],
  ["is half a GIF", "half.gif", async (whole) => (await sharp(whole).gif().toBuffer()).subarray(0, 400)],
  ["is half a drawing", "half.svg", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><rect")],
  ["is a page by the name of a drawing", "page.svg", () => Buffer.from("<!-- a --><html><body>b</body></html>")],
])("one that %s is a grey area, and the others are made", async (_what, name, change) => {
  const file = (name: string): string => join(root, "content", "media", name);
  writeFileSync(file(name), await change(readFileSync(file("red.jpg"))));
  const pictures = maker();
  const shown = await pictures.picture(`/media/${name}`);
  expect(shown?.images).toMatchObject({ fallback: { src: expect.stringMatching(/^data:/) }, sources: [] });
  await pictures.picture("/media/red.jpg");
  await pictures.encodeAll();
  expect(published()).toHaveLength(11);
});

test.each(["UPPER.JPG", "会場 写真(1).jpeg", "100%.jpg"])("a picture may be named %s", async (name) => {
  copyFileSync(join(root, "content", "media", "red.jpg"), join(root, "content", "media", name));
  const pictures = maker();
  const address = mediaAddress(`/media/${encodeURIComponent(name)}`) ?? "";
  expect(await pictures.picture(address)).toMatchObject({ width: 1200, height: 675 });
  const before = pictures.version(address);
  pictures.forget(`/media/${encodeURIComponent(name)}`);
  expect(pictures.version(address)).not.toBe(before);
});

test("one that is not there, or is a symbolic link, is a grey area", async () => {
  symlinkSync(join(root, "content", "media", "red.jpg"), join(root, "content", "media", "link.jpg"));
  for (const name of ["none.jpg", "link.jpg", "none.svg"])
    expect((await maker().picture(`/media/${name}`))?.images).toMatchObject({
      fallback: { src: expect.stringMatching(/^data:/) },
    });
});

test("what is drawn in vectors has no variants", async () => {
  writeFileSync(join(root, "content", "media", "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  const pictures = maker();
  expect(await pictures.picture("/media/logo.svg")).toBeUndefined();
});

test("a picture with a side over 20,000 px or over 40 megapixels has no variants, and the others are made", async () => {
  for (const [name, width, height] of [
    ["wide", 20_001, 2],
    ["high", 2, 20_001],
    ["many", 8_000, 5_001],
  ] as const)
    await sharp({ create: { width, height, channels: 3, background: "white" } })
      .png({ compressionLevel: 1 })
      .toFile(join(root, "content", "media", `${name}.png`));
  const pictures = maker();
  for (const name of ["wide", "high", "many"]) expect(await pictures.picture(`/media/${name}.png`)).toBeUndefined();
  await pictures.picture("/media/red.jpg");
  expect(await pictures.encode()).toHaveLength(11);
});

test("of a large picture no variant has a side over 2,400 px", async () => {
  const strip = sharp({ create: { width: 1_000, height: 18_000, channels: 3, background: "red" } });
  await strip.png({ compressionLevel: 1 }).toFile(join(root, "content", "media", "strip.png"));
  const pictures = maker();
  expect(await pictures.picture("/media/strip.png")).toMatchObject({ width: 133, height: 2400 });
  await pictures.encodeAll();
  expect(published()).toHaveLength(3);
  const png = published().find((name) => name.endsWith("-133.png")) ?? "";
  expect(await sharp(join(root, "public", "pictures", png)).metadata()).toMatchObject({ width: 133, height: 2400 });
});

test("a picture that is stored lying on its side has the size that it has upright, in all variants", async () => {
  const lying = sharp({ create: { width: 800, height: 300, channels: 3, background: "#c8102e" } });
  const right = { create: { width: 400, height: 300, channels: 3, background: "#1c2b3d" } } as const;
  await lying
    .composite([{ input: await sharp(right).png().toBuffer(), left: 400, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(root, "content", "media", "lying.jpg"));
  const pictures = maker();
  const data = await pictures.picture("/media/lying.jpg");
  expect(data).toMatchObject({ width: 300, height: 800 });
  await pictures.encodeAll();
  for (const name of published()) {
    const shown = sharp(join(root, "public", "pictures", name));
    expect(await shown.metadata()).toMatchObject({ width: 300, height: 800 });
    // Its right half is below.
    const { data: pixels, info } = await shown.raw().toBuffer({ resolveWithObject: true });
    const redOf = (y: number): number => pixels[(y * info.width + 150) * info.channels] ?? 0;
    expect([redOf(60) > 150, redOf(740) < 80]).toEqual([true, true]);
  }
});

test.each([
  [19_000, 1, { width: 2400, height: 1 }],
  [1, 19_000, { width: 1, height: 2400 }],
  [1, 1, { width: 1, height: 1 }],
])("a strip of %i x %i px has variants of at least one pixel a side", async (width, height, size) => {
  const strip = sharp({ create: { width, height, channels: 3, background: "red" } });
  await strip.png().toFile(join(root, "content", "media", "thin.png"));
  const pictures = maker();
  expect(await pictures.picture("/media/thin.png")).toMatchObject(size);
  await pictures.encodeAll();
  const heights = published().map(
    async (name) => (await sharp(join(root, "public", "pictures", name)).metadata()).height,
  );
  expect(new Set(await Promise.all(heights))).toEqual(new Set([size.height]));
});

test("originals are copied, changed ones again, and those that are gone are removed", async () => {
  const { contentDir, publicDir } = folders();
  const copied = (): string[] => readdirSync(join(publicDir, "media")).sort();
  await copyMedia(contentDir, publicDir, new Set(["media/red.jpg", "media/broken.jpg"]), raise);
  expect(copied()).toEqual(["broken.jpg", "red.jpg"]);
  writeFileSync(join(contentDir, "media", "broken.jpg"), "changed");
  await copyMedia(contentDir, publicDir, new Set(["media/broken.jpg"]), raise);
  expect(copied()).toEqual(["broken.jpg"]);
  expect(statSync(join(publicDir, "media", "broken.jpg")).size).toBe("changed".length);
});
