/** Letters that a line may not begin with, and those that it may not end with (JIS X 4051, JLREQ 3.1.7 and 3.1.8). */
const notFirst = /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;…‥ー～〜％%々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
const notLast = /[\p{Ps}\p{Pi}]$/u;
/** Where a word of another script begins; what follows kanji in hiragana belongs to it. */
const wordStart =
  /(?<=[\p{sc=Hiragana}ァ-ヶー・：／])(?=\p{sc=Han})|(?<=[\p{sc=Han}\p{sc=Hiragana}・：／])(?=[ァ-ヶ])|(?<=[・：／])(?=\p{L})/u;
/** A number that counts what follows: 「10の書式」. */
const counting = /\p{Nd}の$/u;
const inOneWord = /[\p{sc=Latin}\p{N}]$/u;
const continued = /^[\p{sc=Latin}\p{N}]/u;
const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;

/** Where a text may be divided: between phrases, also between words of one, also between letters of one. */
export type Finest = "phrases" | "words" | "letters";

/** A piece of a text that stays on one line; a blank goes before it, unless it begins a line. */
export interface Unit {
  readonly text: string;
  readonly afterBlank: boolean;
}

/** True for a text with Japanese letters. */
export const isJapanese = (text: string): boolean => japanese.test(text);

/** Divides a text of one line into phrases: at blanks, and Japanese by `phrasesOf`. */
export function phrasesOfText(text: string, phrasesOf: (text: string) => readonly string[]): Unit[] {
  return text.split(" ").flatMap((part) => unitsOf(joined(isJapanese(part) ? phrasesOf(part) : [part], true)));
}

/** Divides the phrases that do not fit on a line, no finer than it takes; undefined when it would take more than `finest`. */
export function divide(phrases: readonly Unit[], finest: Finest, fits: (text: string) => boolean): Unit[] | undefined {
  const units: Unit[] = [];
  for (const phrase of phrases) {
    const words =
      finest === "phrases" || fits(phrase.text) ? [phrase.text] : joined(phrase.text.split(wordStart), true);
    const pieces = finest === "letters" ? words.flatMap((word) => divideLetters(word, fits)) : words;
    if (finest !== "letters" && !pieces.every(fits)) return undefined;
    units.push(...unitsOf(pieces, phrase.afterBlank));
  }
  return units;
}

/** The letters of a word that does not fit; what no line may begin with stays with what is before it, where that fits. */
function divideLetters(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  const letters = (text: string): readonly string[] => text.match(/\P{M}\p{M}*/gu) ?? [];
  return joined(letters(word), false).flatMap((piece) => (fits(piece) ? [piece] : letters(piece)));
}

const unitsOf = (pieces: readonly string[], afterBlank = true): Unit[] =>
  pieces.map((text, at) => ({ text, afterBlank: at === 0 && afterBlank }));

/** Joins the pieces that a line break may not divide. */
function joined(pieces: readonly string[], keepsWords: boolean): string[] {
  const units: string[] = [];
  for (const piece of pieces) {
    const before = units.at(-1);
    const isInWord =
      keepsWords && (counting.test(before ?? "") || (inOneWord.test(before ?? "") && continued.test(piece)));
    if (before !== undefined && (isInWord || notFirst.test(piece) || notLast.test(before)))
      units[units.length - 1] = before + piece;
    else units.push(piece);
  }
  return units;
}
