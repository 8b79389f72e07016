import { cjk } from "../text/cjk";

export type Mark = "*" | "_" | "~";

/** Marks of one kind side by side, with the characters around them; "" at an end of the text. */
export interface MarkRun {
  readonly marks: string;
  readonly before: string;
  readonly after: string;
  readonly index: number;
}

const runs = {
  "*": /(?<=([^*])|^)\*+(?=([^*])|$)/gsu,
  _: /(?<=([^_])|^)_+(?=([^_])|$)/gsu,
  "~": /(?<=([^~])|^)~+(?=([^~])|$)/gsu,
} as const;

/** The sign of a footnote: (*1), 「*2」, "*3 " and *印. */
const footnoteSign = /^\*(?:\d{1,2}(?=[\s\p{Pe}\p{Pf}、。，．]|$)|印)/u;
/** The eyes of faces: ^_^, >_<, ;_;. The `_` between two of them is the mouth. */
const eyes = /^(?:([\^;=+＾・゜ﾟ°-])\1|><|≧≦|´｀)$/u;
/** A face with red cheeks: (*´ω｀*), （*ﾟ▽ﾟ*）. */
const cheeks = /[(（]\*(?=[^\p{L}\p{N}\s]|ﾟ)[^\s()（）*]{1,5}(?<=[^\p{L}\p{N}\s]|ﾟ)\*[)）]/gu;
/** Half of one: (*'▽'), (´∀`*). */
const cheek = /[(（]\*(?=['`´^°・ﾟ≧≦￣])|(?<=['`´^°・ﾟ≧≦￣])\*[)）]/gu;
/** The sign of a type of files or of any host, *.pdf, *.x.example, and of what is dialled: ,,*123456#. */
const notMarkup = /^\*(?:\.\p{L}|[\d*]+#)/u;
const longestCode = 24;
/** A star between two is one of the name: A*STAR. */
const capital = /\p{Lu}/u;
/** What ends a word: letters, digits and closing brackets. */
export const wordEnd = /[\p{L}\p{N}\p{Pe}\p{Pf}]/u;

/** Every run of a mark in a text, from its beginning. */
export const markRuns = (mark: Mark, text: string): MarkRun[] =>
  Array.from(text.matchAll(runs[mark]), ({ 0: marks, 1: before = "", 2: after = "", index }) => ({
    marks,
    before,
    after,
    index,
  }));

/** The word behind it is written by a program: its marks are signs, but around all of it. */
const secret = /(?:pass(?:code|word)|\bpwd?\b|パスコード|パスワード)\s{0,3}(?:[:：=]|は|is\b)?\s{0,3}([!-~]{4,})/giu;

/** Where the marks stand that are within a passcode. */
function withinSecrets(text: string): (run: MarkRun) => boolean {
  const spans = Array.from(text.matchAll(secret), ({ 0: all, 1: code = "", index }) => {
    const end = index + all.length;
    return [end - code.length, end - (/[,.]$/.test(code) ? 1 : 0)] as const;
  });
  return ({ marks, index }) => spans.some(([from, to]) => index > from && index + marks.length < to);
}

/** Where the runs begin that are characters of the text and no markup: of footnotes, faces, sums and blanks to fill in. */
export function signsOf(mark: Mark, text: string, found: readonly MarkRun[]): ReadonlySet<number> {
  const isSign = { "*": starSigns(text, found), _: underscoreSigns(text), "~": tildeSigns(text, found) }[mark];
  const isSecret = withinSecrets(text);
  return new Set(found.filter((run, at) => isSign(run, at) || isSecret(run)).map(({ index }) => index));
}

function starSigns(text: string, found: readonly MarkRun[]): (run: MarkRun, at: number) => boolean {
  const isJapanese = cjk.test(text);
  const onFaces = new Set(
    [...text.matchAll(cheeks), ...text.matchAll(cheek)].flatMap(({ 0: { length }, index }) => [
      index + 1,
      index + length - 2,
    ]),
  );
  const ends = boldEnds(found);
  // *1税込です。*2要学生証です。
  const isNumber = (at: number): boolean => found[at]?.marks === "*" && /\d/.test(found[at].after);
  const isFootnote = (index: number, at: number): boolean =>
    (isNumber(at) && (isNumber(at - 1) || isNumber(at + 1))) || footnoteSign.test(text.slice(index, index + 4));
  return (run, at) =>
    (isJapanese && isFootnote(run.index, at)) ||
    onFaces.has(run.index) ||
    (isMask(run, isJapanese) && !ends.has(run.index)) ||
    (run.marks === "*" && notMarkup.test(text.slice(run.index, run.index + longestCode))) ||
    (run.marks === "*" && capital.test(run.before) && capital.test(run.after)) ||
    (run.marks === "*" && isOfField(run)) ||
    isBeforeDigit(run);
}

/** A field of a newsletter: *|FNAME|*. */
const isOfField = ({ before, after }: MarkRun): boolean =>
  after === "|" || (before === "|" && !/[\p{L}\p{N}]/u.test(after));

/** What stands for digits or letters that are nobody's business: 090-****-1234, A-***-12, and 山田****様 in Japanese. */
function isMask({ marks, before, after }: MarkRun, isJapanese: boolean): boolean {
  const beside = [before, after].filter((each) => /[\d‐–-]/.test(each)).length;
  const isWithin = isJapanese && /\S/.test(before) && /\S/.test(after);
  return (marks.length >= 3 && beside === 2) || (marks.length >= 4 && (beside === 1 || isWithin));
}

/** Where the runs begin that end a bold text, with the stars of a footnote behind it: **5,000 yen****. */
export function boldEnds(found: readonly MarkRun[]): ReadonlySet<number> {
  const ends = new Set<number>();
  let isOpen = false;
  for (const { marks, before, after, index } of found) {
    if (marks === "**" && !isOpen) isOpen = /^[\s\p{P}]?$/u.test(before) && /\S/.test(after);
    else if (marks.length > 1 && isOpen && !/[\p{L}\p{N}\p{Pd}]/u.test(after)) {
      ends.add(index);
      isOpen = false;
    }
  }
  return ends;
}

const joinsNumbers = /\d(?: ?[ap]\.?m\.?|[時分円月日年回名階])?$/i;
const beginsNumber = /^(?:第|[¥￥$(（]|午[前後])?\d|^[(（]/;
/** Letters beside a mark that say whether it joins numbers. */
const longestUnit = 8;

/** For 10時~~12時, 18:30~~（受付）and ありがとう~~！, unless the mark begins or ends what is struck out: ~~10時~~11時. */
function tildeSigns(text: string, found: readonly MarkRun[]): (run: MarkRun) => boolean {
  const mayBeSign = (run: MarkRun): boolean => isBetweenNumbers(text, run) || isLong(run);
  const strikes = found.filter(({ marks }) => marks === "~~");
  const signs = new Set<MarkRun>();
  let left = strikes.filter((run) => !mayBeSign(run)).length;
  let isOpen = false;
  for (const run of strikes) {
    // Of an odd number of other marks one belongs to this one.
    if (mayBeSign(run) && !isOpen && left % 2 === 0) signs.add(run);
    else isOpen = !isOpen;
    if (!mayBeSign(run)) left -= 1;
  }
  return (run) => signs.has(run);
}

const isLong = ({ before, after }: MarkRun): boolean => cjk.test(before) && /[!！?？…]/.test(after);

function isBetweenNumbers(text: string, { marks, index }: MarkRun): boolean {
  const end = index + marks.length;
  const [before, after] = [text.slice(Math.max(0, index - longestUnit), index), text.slice(end, end + longestUnit)];
  return joinsNumbers.test(before) && beginsNumber.test(after);
}

/** For （____年____月）, 氏名:___, @_mei_ and ^_^. */
function underscoreSigns(text: string): (run: MarkRun) => boolean {
  const isJapanese = cjk.test(text);
  // marked puts two of them in the place of a sign behind a backslash.
  const isEscaped = (index: number): boolean => text.slice(Math.max(0, index - 2), index) === "++";
  return ({ marks, before, after, index }) =>
    isOfFrame(before, after) ||
    (isJapanese && (marks.startsWith("____") || (marks.startsWith("___") && /[:：]/.test(before)))) ||
    before === "@" ||
    (eyes.test(before + after) && !isEscaped(index));
}

/** For _/_/_/ around an address, and __/__/20__ for a date: nothing but slashes and blanks beside a mark. */
const isOfFrame = (before: string, after: string): boolean =>
  (before === "/" || after === "/") && !/[\p{L}\p{N}]/u.test(before + after);

/** True for a sign of multiplication, 2*3, or of a footnote, 3,000 yen*1. */
const isBeforeDigit = ({ marks, before, after }: MarkRun): boolean =>
  marks === "*" && /\d/.test(after) && wordEnd.test(before) && !cjk.test(before);
