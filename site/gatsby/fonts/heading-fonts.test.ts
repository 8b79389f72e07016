import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { headingFont, type HeadingFont } from "./heading-font";
import { HeadingFonts } from "./heading-fonts";

/** Closes the table of letters. */
const endOfTable = 0xffff;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fonts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 100 kanji of everyday use: the first ones of JIS X 0208. */
const common = new TextDecoder("euc-jp").decode(
  Uint8Array.from({ length: 200 }, (_, at) =>
    at % 2 === 0 ? 0xb0 + Math.floor(at / 160) : 0xa1 + ((at - 1) % 160) / 2,
  ),
);

const fontOf = (heading: string): HeadingFont => {
  const font = headingFont(`<h1>${heading}</h1>`);
  if (font === undefined) throw new Error("no Japanese letters");
  return font;
};

test("each page's font has its letters and no others, all as wide as they are high, and 30 KB at most", async () => {
  const headings = ["年末交流会のご案内", "商工会議所とは、", common];
  const fonts = headings.map(fontOf);
  const files = await new HeadingFonts(folder).make(fonts);
  expect(files).toEqual([...fonts.map(({ font }) => font), ...fonts.map(({ style }) => style)]);
  for (const { font, letters, style, css } of fonts) {
    const bytes = await readFile(join(folder, font));
    expect(bytes.length).toBeLessThan(30 * 1024);
    const opened = create(bytes) as Font;
    const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    expect(opened.characterSet.filter((point) => point !== endOfTable).toSorted((a, b) => a - b)).toEqual(points);
    for (const point of points) expect(opened.glyphForCodePoint(point).advanceWidth).toBe(opened.unitsPerEm);
    await expect(readFile(join(folder, style), "utf8")).resolves.toBe(css);
  }
});

test("what is released is not written again; what no page asks for any more is named", async () => {
  const fonts = new HeadingFonts(folder);
  const [first, second] = [fontOf("東京"), fontOf("大阪")];
  await fonts.make([first, second]);
  expect(await fonts.make([first, second], () => true)).toEqual([]);
  expect(await fonts.unused(folder)).toEqual([]);
  fonts.forget();
  await fonts.make([second], () => true);
  expect((await fonts.unused(folder)).toSorted()).toEqual([first.font, first.style].toSorted());
  expect((await readdir(join(folder, "fonts"))).length).toBe(4);
});

test("letters that the font lacks are left out", async () => {
  const font = fontOf("会㐀𠀀");
  await new HeadingFonts(folder).make([font]);
  const opened = create(await readFile(join(folder, font.font))) as Font;
  expect(opened.hasGlyphForCodePoint("会".codePointAt(0) ?? 0)).toBe(true);
});
