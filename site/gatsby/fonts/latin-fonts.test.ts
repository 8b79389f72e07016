import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const folder = join(process.cwd(), "site", "shell", "fonts");
const fonts = {
  "newsreader-500": "newsreader/500Medium/Newsreader_500Medium.ttf",
  "hanken-grotesk-400": "hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  "hanken-grotesk-700": "hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf",
} as const;
/** Of English, of names in Western Europe and of Japanese in Latin letters (ō), and the signs of printed text. */
const letters = [...range(0x20, 0x7e), "\u00a0©·×–—‘’“”•…→", "ÄÉÖÜßàâäçèéêëîïñóôöùûüāēīōŌūŪ"].join("");
/** The other letters of European languages, in a file that only pages with such a letter load. */
const others = [...range(0xa1, 0x17f), "‹›€←−"].filter((letter) => !letters.includes(letter)).join("");
const features = ["kern", "liga", "lnum", "tnum"];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** From its package. */
async function cut(file: string, text: string): Promise<Uint8Array> {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const whole = await readFile(resolve(`@expo-google-fonts/${file}`));
  return subsetFont(whole, text, { targetFormat: "woff2", keepFeatures: features, noHinting: true });
}

test("the fonts of Latin letters are their packages', cut to the letters of the site, 60 KB together", async () => {
  let bytes = 0;
  for (const [name, file] of Object.entries(fonts))
    for (const [path, text] of [
      [join(folder, `${name}.woff2`), letters],
      [join(folder, `${name}-others.woff2`), others],
    ] as const) {
      const made = await cut(file, text);
      // For another version of a package: remove the files, and run this test.
      if (!existsSync(path)) await writeFile(path, made);
      expect(Buffer.from(made).equals(await readFile(path))).toBe(true);
      bytes += made.byteLength;
    }
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test("each letter is loaded from one file: the style sheet's ranges are the letters of the files", async () => {
  const sheet = await readFile(join(folder, "fonts.css"), "utf8");
  const faces = [...sheet.matchAll(/url\("\.\/([\w-]+)\.woff2"\)[^}]*?unicode-range:\s*([^;]+);/g)];
  expect(faces.map(({ 1: name }) => name)).toEqual(Object.keys(fonts).flatMap((name) => [`${name}-others`, name]));
  for (const { 1: name = "", 2: ranges = "" } of faces) {
    // Of two faces with a letter the later one has it.
    const before = new Set(name.endsWith("-others") ? letters : "");
    const expected = name.endsWith("-others") ? others : letters;
    expect(lettersIn(ranges).filter((letter) => !before.has(letter))).toEqual(Array.from(expected).sort());
  }
});

/** The letters of a `unicode-range` such as `U+20-7E, U+A0`. */
function lettersIn(ranges: string): string[] {
  return ranges.split(/,\s*/).flatMap((one) => {
    const [first = "", last = first] = one.replace("U+", "").split("-");
    return range(parseInt(first, 16), parseInt(last, 16));
  });
}
