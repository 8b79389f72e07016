import { divide, isJapanese, phrasesOfText, type Finest, type Unit } from "./break-title";

/** A place for text, in px. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes to choose from, the largest first. */
  readonly sizes: readonly number[];
  /** Distance of two lines, in font sizes. */
  readonly leading: number;
  /** Down to this size text is made smaller before a phrase is divided. */
  readonly phrasesDownTo: number;
}

/** What measures and divides texts. */
export interface TextTools {
  /** Width of a text in font sizes. */
  readonly widthOf: (text: string) => number;
  /** Divides Japanese text into phrases. */
  readonly phrasesOf: (text: string) => readonly string[];
}

/** Lines of a text, and the font size, in px, at which they fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which a text fits into a box, in lines of even length; at the smallest size its end is left out. */
export function fitText(text: string, box: TextBox, { widthOf: measure, phrasesOf }: TextTools): FittedText {
  const widths = new Map<string, number>();
  const widthOf = (part: string): number => {
    const width = widths.get(part) ?? measure(part);
    widths.set(part, width);
    return width;
  };
  const phrases = phrasesOfText(text, phrasesOf);
  const fitted = (size: number, finest: Finest): FittedText | undefined => {
    const width = box.width / size;
    const units = divide(phrases, finest, (part) => widthOf(part) <= width);
    const lines = units && linesOf(units, width, widthOf);
    const most = Math.max(1, Math.floor(box.height / (size * box.leading)));
    if (lines && lines.length <= most) return { size, lines: evenLines(units, lines, width, widthOf) };
    return lines && finest === "letters" ? { size, lines: cutLines(lines, most, width, widthOf) } : undefined;
  };
  for (const size of box.sizes.filter((each) => each >= box.phrasesDownTo)) {
    const found = fitted(size, "phrases");
    if (found) return found;
  }
  for (const size of box.sizes) {
    const found = fitted(size, "words");
    if (found) return found;
  }
  const smallest = box.sizes.at(-1) ?? 1;
  return fitted(smallest, "letters") ?? { size: smallest, lines: [] };
}

type WidthOf = TextTools["widthOf"];

/** As many units on each line as there is room for. */
function linesOf(units: readonly Unit[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const { text, afterBlank } of units) {
    const line = lines.at(-1);
    const longer = `${line ?? ""}${afterBlank ? " " : ""}${text}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** The narrowest lines that are not more. */
function evenLines(units: readonly Unit[], lines: string[], width: number, widthOf: WidthOf): string[] {
  let best = lines;
  for (let narrower = width - 0.5; narrower > width / 2; narrower -= 0.5) {
    const tried = linesOf(units, narrower, widthOf);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > width)) break;
    best = tried;
  }
  return best;
}

/** The first lines, with an ellipsis in place of the others. */
function cutLines(lines: readonly string[], most: number, width: number, widthOf: WidthOf): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  const ellipsis = isJapanese(last) ? "…" : "...";
  while (last !== "" && widthOf(last + ellipsis) > width) last = last.replace(/\P{M}\p{M}*$/u, "");
  return [...kept, last.replace(/[\s、。，．・：；,.:;\p{Ps}\p{Pi}]+$/u, "") + ellipsis];
}
