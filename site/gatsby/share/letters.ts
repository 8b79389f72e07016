import { createRequire } from "node:module";
import { join } from "node:path";
import { openSync, type Font } from "fontkit";

const fontFile = "@expo-google-fonts/biz-udpmincho/700Bold/BIZUDPMincho_700Bold.ttf";
/** No box holds more, at any size. */
const mostLetters = 300;
/** A text without these would say something else; of symbols and emoji it is the same without. */
const needed = /[\p{L}\p{N}\p{Mn}\p{Mc}]/u;

/** The font caches the outline of each letter drawn, 18 KB for a kanji: it is reopened after so many. */
const lettersOfFont = 5000;

let opened: Font | undefined;
let drawn = 0;

// Gatsby and the renderer run in folders of their own, each beside the installed packages.
function font(): Font {
  opened ??= openSync(createRequire(join(process.cwd(), "package.json")).resolve(fontFile)) as Font;
  return opened;
}

/**
 * What pictures show of a text: one line without control characters, and without symbols that the font lacks. Undefined when it
 * lacks a letter, or nothing is left: a title without some of its letters is another one.
 */
export function drawable(text: string): string | undefined {
  const line = text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{C}\p{Variation_Selector}]/gu, "");
  let shown = "";
  for (const letter of Array.from(line).slice(0, mostLetters)) {
    if (hasLetter(letter)) shown += letter;
    else if (needed.test(letter)) return undefined;
  }
  return shown.replace(/ +/g, " ").trim() || undefined;
}

const known = new Map<string, boolean>();

function hasLetter(letter: string): boolean {
  const found = known.get(letter) ?? font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  known.set(letter, found);
  return found;
}

/** Width of a text, in font sizes. */
export function widthOf(text: string): number {
  return font().layout(text).advanceWidth / font().unitsPerEm;
}

/** A line of text as outlines in SVG: its left end is at `x`, its baseline at `y`, in px. */
export function outlines(
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  drawn += text.length;
  if (drawn > lettersOfFont) [opened, drawn] = [undefined, 0];
  const { glyphs, positions } = font().layout(text);
  const scale = size / font().unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${String(at + xOffset)} ${String(yOffset)})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance;
    return path;
  });
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})">${paths.join("")}</g>`;
}
