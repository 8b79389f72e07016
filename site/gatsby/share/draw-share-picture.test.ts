import { readFileSync } from "node:fs";
import { join } from "node:path";
import blns from "big-list-of-naughty-strings";
import sharp from "sharp";
import { defaultPalette } from "../../../content/model/theme/default-palette";
import { paletteOf } from "../../../content/model/theme/palette";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { drawSharePicture, type ShareDrawing } from "./draw-share-picture";
import { drawable, outlines } from "./letters";

// Drawings are forbidden to the whole process once a test of the service in it has read an uploaded picture.
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));

const mark = readFileSync(join(sampleContent, "media", "site", "logo.svg"));
const drawing: ShareDrawing = {
  title: "Year-end networking night",
  date: "Thu, Dec 10, 2026",
  name: "Singapore Chamber of Commerce in Japan",
  mark,
  picture: undefined,
  colors: defaultPalette,
};
const pixels = async (drawn: Partial<ShareDrawing>): Promise<Buffer> =>
  sharp(await drawSharePicture({ ...drawing, ...drawn }))
    .removeAlpha()
    .raw()
    .toBuffer();
/** Number of pixels, in a part of a picture, that are darker than its paper. */
function inked(image: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let dark = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if ((image[(y * 1200 + x) * 3 + 1] ?? 0) < 120) dark += 1;
  return dark;
}

test("draws title, date, mark and name, in one size, and the item's picture at the right edge", async () => {
  const bytes = await drawSharePicture(drawing);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630, channels: 3 });
  expect(bytes.length).toBeLessThan(200_000);
  const plain = await pixels({});
  const places = {
    date: [64, 50, 600, 110],
    title: [64, 130, 960, 400],
    mark: [64, 480, 150, 570],
    name: [160, 480, 960, 570],
  };
  for (const place of Object.values(places)) expect(inked(plain, place as never)).toBeGreaterThan(500);
  const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const withPicture = await pixels({ picture: blue });
  const at = (x: number, y: number): number[] => [...withPicture.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  for (const [x, y] of [
    [730, 20],
    [1190, 620],
  ] as const)
    expect(at(x, y)[2]).toBeGreaterThan(200);
  expect(at(700, 600)[0]).toBeGreaterThan(240);
});

test("each of title, date, name and mark makes another picture; the same content makes the same bytes", async () => {
  const others = [
    {},
    { title: "年末交流会のご案内" },
    { date: "2026年12月10日（木）" },
    { name: "在日シンガポール商工会議所" },
    { mark: undefined },
  ];
  const drawn = await Promise.all(others.map((other) => drawSharePicture({ ...drawing, ...other })));
  expect(new Set(drawn.map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(others.length);
  expect(await drawSharePicture(drawing)).toEqual(drawn[0]);
});

test("long titles leave the margins, the date and the mark free", async () => {
  for (const title of [
    "経済連携に関する意見交換会、".repeat(15),
    "W".repeat(300),
    "A title of many words ".repeat(14).trim(),
  ]) {
    const image = await pixels({ title });
    expect(inked(image, [0, 20, 60, 630])).toBe(0);
    expect(inked(image, [970, 20, 1005, 630])).toBe(0);
    expect(inked(image, [0, 462, 1005, 478])).toBe(0);
  }
});

test.each(["W".repeat(89), "国".repeat(89)])(
  "a name of 90 letters is whole beside the item's picture: %s",
  async (name) => {
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0000ff" } })
      .png()
      .toBuffer();
    // Of a name that is cut the last letter is not drawn.
    const [whole, other] = [await pixels({ name: `${name}A`, picture }), await pixels({ name: `${name}B`, picture })];
    expect(whole.equals(other)).toBe(false);
    expect(inked(await pixels({ name: `${name}A` }), [0, 590, 1005, 630])).toBe(0);
  },
);

test("a title is one line without control characters, and without symbols that the font lacks", () => {
  expect(drawable('A "quoted"\n\u202etitle\u0007 🎉👩🏽‍💻 & <b>\r\n')).toBe('A "quoted" title & <b>');
  expect(drawable("1️⃣ 友好の年❤️、実りの年に")).toMatch(/^1 友好の年❤?、実りの年に$/);
});

test.each(["שלום", "مرحبا", "Việt Nam", "华语", "한국", "🎉", "\u202e\n ", ""])(
  "%j, of which the font lacks a letter, is not drawn",
  (title) => {
    expect(drawable(title)).toBeUndefined();
  },
);

test("no text becomes markup or breaks the drawing", async () => {
  const texts = (blns as readonly string[]).map(drawable).filter((text) => text !== undefined);
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts)
    expect(outlines(text, { x: 0, y: 0, size: 40 })).toMatch(/^<g [^<>]*>(?:<path [^<>]*\/>)*<\/g>$/);
  for (const title of texts.filter((_, index) => index % 40 === 0))
    await expect(pixels({ title })).resolves.toHaveLength(1200 * 630 * 3);
});

test("a chamber's own colours are in it, and none of the product's", async () => {
  const green = paletteOf({ structure: "#123d2a", action: "#0a6b3d", accent: "#5b7a1f" });
  const image = await pixels({ colors: green, mark: undefined });
  const at = (x: number, y: number): readonly number[] => [
    ...image.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3),
  ];
  for (const [x, y] of [
    [600, 5],
    [1100, 300],
  ] as const) {
    const [r = 0, g = 0, b = 0] = at(x, y);
    expect(g).toBeGreaterThan(Math.max(r, b));
  }
});

test("its colours are those of the site", () => {
  const tokens = readFileSync(join(process.cwd(), "site", "shell", "tokens.css"), "utf8");
  for (const color of Object.values(defaultPalette)) expect(tokens).toContain(`: ${color};`);
});
