import { Tokenizer, type Tokens } from "marked";
import { cjk } from "../text/cjk";
import { emphasised } from "./emphasised";
import { boldEnds, markRuns, signsOf, wordEnd, type Mark } from "./mark-signs";
import { leavesBracket } from "./signs-of-words";

// No emphasis begins before what ends a phrase: (*), 円*、
const endsPhrase = /^[\p{Pe}\p{Pf}、。，．,;]/u;
const endsJapanesePhrase = /^[\p{Pe}\p{Pf}、。，．：；！？・]/u;
const endsBracket = /[\p{Pe}\p{Pf}]/u;
const joinsWords = /[/&‐–→-]/u;
const opensBracket = /[\p{Ps}\p{Pi}]/u;
const word = /[\p{L}\p{N}]/u;

interface Reading {
  /** The text with letters put on both sides of each mark in CJK text, so that the mark can open and close. */
  readonly text: string;
  /** Where those marks begin. */
  readonly joints: ReadonlySet<number>;
  /** Where the marks begin that are characters, or only end an emphasis. */
  readonly neverOpen: ReadonlySet<number>;
}

/**
 * Emphasis that works in Japanese, and marks that stay characters where they are none. CommonMark decides by spaces and
 * punctuation whether marks open or close, and Japanese has no spaces: `**12月4日(金)**まで` stays as typed there, and
 * `会員*は無料、一般*は有料` loses its signs. Here marks with a CJK character on one side, and no space on either, may do
 * both, as CommonMark's issue 650 proposes, but a single `*` behind a Japanese word is a footnote's; other texts are read
 * as before. `_` does not work inside words anywhere. docs/markdown.md lists the differences.
 */
export class CjkTokenizer extends Tokenizer {
  /** Text -> its reading: every mark of a text asks for it, also after those of a text within it. */
  readonly #readings = {
    "*": new Map<string, Reading>(),
    _: new Map<string, Reading>(),
    "~": new Map<string, Reading>(),
  };

  /** What stands before the text that marked asks about: it asks for emphasis before it asks for code. */
  protected previous = "";

  override emStrong(src: string, maskedSrc: string, prevChar = ""): Tokens.Em | Tokens.Strong | undefined {
    this.previous = prevChar;
    const mark = src[0];
    if (mark !== "*" && mark !== "_") return super.emStrong(src, maskedSrc, prevChar);
    const reading = this.#read(mark, src, maskedSrc, prevChar);
    const token = reading && super.emStrong(src, ...reading);
    return reading === undefined || (token && !isEmphasis(token, src))
      ? (marksAsText(src) as unknown as Tokens.Em)
      : token;
  }

  override del(src: string, maskedSrc: string, prevChar = ""): Tokens.Del | undefined {
    // A single tilde separates times: 10:00~12:00.
    if (!src.startsWith("~~")) return undefined;
    const reading = this.#read("~", src, maskedSrc, prevChar);
    return reading === undefined ? (marksAsText(src) as unknown as Tokens.Del) : super.del(src, ...reading);
  }

  /** Nothing: a line of dashes below a text divides, it does not make the text a heading. */
  override lheading(): undefined {
    return undefined;
  }

  /** What the base class is given instead of its arguments; undefined where the mark opens nothing. */
  #read(mark: Mark, src: string, masked: string, previous: string): [string, string] | undefined {
    const reading = this.#readings[mark].get(masked) ?? readAsWords(mark, masked);
    this.#readings[mark].set(masked, reading);
    const at = masked.length - src.length;
    if (reading.neverOpen.has(at)) return undefined;
    // Nothing before it: the mark may open whatever follows.
    return [reading.text, reading.joints.has(at) ? "" : previous];
  }
}

/** From the middle of a face to that of another one: (^_^) … (>_<;). */
const betweenFaces = /^_+[^\p{L}\p{N}\s_(（]{0,3}[)）].*[(（][^\p{L}\p{N}\s]{0,3}_$/su;

/** False for signs alone, for what stands between two faces, and between two stars of footnotes. */
function isEmphasis({ type, raw }: Tokens.Em | Tokens.Strong, src: string): boolean {
  if (!emphasised[type].test(raw) || betweenFaces.test(raw)) return false;
  return type === "strong" || !raw.startsWith("*") || !isOfFootnotes(raw, src[raw.length] ?? "");
}

// True for where a star is a footnote's, behind a bracket and before what joins: 3,000円(税込)*/5,000円(税込)*.
export const isBehindBracket = (before: string, after: string): boolean =>
  endsBracket.test(before) && joinsWords.test(after);

/**
 * True for two stars and what stands between them, of which the first is a footnote's, `*は税込、一般*は当日払い`, and the second perhaps one of multiplication,
 * `(*税込) 5,000円*2名`. `after`: the character behind them.
 */
export function isOfFootnotes(raw: string, after: string): boolean {
  if (!cjk.test(raw + after)) return false;
  // Before names, *山田、鈴木、*田中, the second one begins and does not end.
  if (/[、・，].+[、・，]\*$/su.test(raw) && word.test(after)) return true;
  return (/[、。\n]/.test(raw) && word.test(raw.at(-2) ?? "") && word.test(after)) || leavesBracket(raw);
}

/** The marks at the beginning of a text, as characters. */
export function marksAsText(src: string): Tokens.Text {
  let length = 0;
  while (src[length] === src[0]) length += 1;
  const raw = src.slice(0, length);
  return { type: "text", raw, text: raw, escaped: false };
}

function readAsWords(mark: Mark, text: string): Reading {
  const joints = new Set<number>();
  const neverOpen = new Set<number>();
  const units = text.split("");
  const hasCjk = cjk.test(text);
  const isJapanese = mark === "*" && hasCjk;
  const letter = (at: number, characters: string): void => {
    for (let unit = 0; unit < characters.length; unit += 1) units[at + unit] = "a";
  };
  const surround = (index: number, marks: string, before: string, after: string): void => {
    letter(index - before.length, before);
    letter(index + marks.length, after);
  };
  const found = markRuns(mark, text);
  const signs = signsOf(mark, text, found);
  const ends = isJapanese ? boldEnds(found) : new Set();
  for (const { marks, before, after, index } of found) {
    const isSpaced = before === "" || after === "" || /\s/.test(before + after);
    // **50%**OFF and **(1)**2名: in Japanese text two marks are markup whatever they stand beside.
    const isCjk = cjk.test(before) || cjk.test(after) || (hasCjk && marks.length > 1);
    // **_下線_**です and **_A_**2名: CommonMark takes the other mark for punctuation.
    const isNested = hasCjk && /[*_~]/.test(before + after);
    const isFootnote = mark === "*" && marks.length === 1 && isCjk && wordEnd.test(before);
    // What is left of marks that ended an emphasis is a footnote's: **5,000円***で、学生は**3,000円**
    if (isJapanese) for (let left = index + 1; left < index + marks.length; left += 1) neverOpen.add(left);
    const isSign = signs.has(index);
    if (isSign) letter(index, marks);
    // CommonMark lets two marks not end with four, which may begin, too.
    if (ends.has(index)) letter(index + 2, marks.slice(2));
    const isOver = isCjk && !isSpaced && endsJapanesePhrase.test(after);
    if (
      isSign ||
      isOver ||
      (marks === "*" && isBehindBracket(before, after)) ||
      (isFootnote && !isSpaced) ||
      endsPhrase.test(after)
    )
      neverOpen.add(index);
    // Behind an opening bracket marks begin an emphasis and end none: （*要予約）、（*満席）
    const onlyOpens = opensBracket.test(before) && word.test(after);
    if (isSign || isSpaced || onlyOpens || !(isCjk || isNested) || mark === "_") continue;
    joints.add(index);
    surround(index, marks, before, after);
  }
  // Before punctuation that has become a letter, marks behind punctuation would no longer end: **a:**/**あ**.
  for (const { marks, before, after, index } of found.reverse()) {
    const isChanged = after !== "" && !word.test(after) && units[index + marks.length] === "a";
    if (isChanged && !joints.has(index) && !/\s/.test(before)) surround(index, marks, before, after);
  }
  return { text: units.join(""), joints, neverOpen };
}
