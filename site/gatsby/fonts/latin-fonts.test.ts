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
/** Of European languages and of Japanese in Latin letters (ō), and the signs of printed text. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), "–—‘’“”…•‹›€→×−·"].join("");
const features = ["kern", "liga", "lnum", "tnum", "calt", "ccmp", "mark", "locl"];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** From its package. */
async function cut(file: string): Promise<Uint8Array> {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const whole = await readFile(resolve(`@expo-google-fonts/${file}`));
  return subsetFont(whole, letters, { targetFormat: "woff2", keepFeatures: features, noHinting: true });
}

test("the fonts of Latin letters are their packages', cut to the letters of the site, 60 KB together", async () => {
  let bytes = 0;
  for (const [name, file] of Object.entries(fonts)) {
    const made = await cut(file);
    const path = join(folder, `${name}.woff2`);
    // For another version of a package: remove the files, and run this test.
    if (!existsSync(path)) await writeFile(path, made);
    expect(Buffer.from(made).equals(await readFile(path))).toBe(true);
    bytes += made.byteLength;
  }
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});
