import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const fontFile = "@expo-google-fonts/shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf";
/** Half-width punctuation, which `text-spacing-trim` asks for; no other forms of letters. */
const plain = { keepFeatures: ["halt", "chws"], noLayoutClosure: true, noHinting: true };

/**
 * Cuts the Mincho to the letters of each text, as WOFF. The whole font has 8 MB: it is cut to the letters of all texts
 * first. Letters that it lacks are left out.
 */
export async function cutFont(texts: readonly string[]): Promise<readonly Uint8Array[]> {
  const whole = await readFile(createRequire(join(process.cwd(), "package.json")).resolve(fontFile));
  const common = await subsetFont(whole, texts.join(""), { ...plain, targetFormat: "truetype" });
  const cut: Uint8Array[] = [];
  for (const text of texts) cut.push(await subsetFont(common, text, { ...plain, targetFormat: "woff" }));
  return cut;
}
