import { katakanaToHiragana } from "./textfold";

const rows: Record<string, string> = {
  "": "あいうえお",
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さ すせそ",
  z: "ざ ずぜぞ",
  t: "た  てと",
  d: "だ  でど",
  n: "なにぬねの",
  h: "はひ へほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  y: "や ゆ よ",
  r: "らりるれろ",
  w: "わゐ ゑを",
};
const irregular: Record<string, string> = {
  し: "shi",
  じ: "ji",
  ち: "chi",
  ぢ: "ji",
  つ: "tsu",
  づ: "zu",
  ふ: "fu",
  ん: "n",
  ゔ: "vu",
};
const smallY: Record<string, string> = { ゃ: "a", ゅ: "u", ょ: "o" };
const smallVowels: Record<string, string> = { ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o" };

const syllables = new Map<string, string>(Object.entries(irregular));
for (const [consonant, kana] of Object.entries(rows)) {
  Array.from(kana).forEach((letter, index) => {
    if (letter !== " ") syllables.set(letter, consonant + "aiueo".charAt(index));
  });
}

/** Syllable before a small kana: きゃ kya, しゃ sha, ファ fa, ティ ti. */
function contract(base: string, small: string): string {
  const y = smallY[small];
  if (y !== undefined) return /(?:sh|ch|j)i$/.test(base) ? base.slice(0, -1) + y : `${base.slice(0, -1)}y${y}`;
  const stem = base === "u" ? "w" : base.slice(0, -1);
  return stem + (smallVowels[small] ?? "");
}

/** Kana in a text written in Latin letters (Hepburn without length marks); all other characters stay. */
export function romaniseKana(text: string): string {
  let latin = "";
  let doubleNext = false;
  const letters = Array.from(katakanaToHiragana(text));
  letters.forEach((letter, index) => {
    if (letter === "っ") doubleNext = true;
    else if (letter === "ー" || (letters[index - 1] !== undefined && isContraction(letters[index - 1], letter))) return;
    else {
      const base = syllables.get(letter) ?? smallVowels[letter] ?? smallYAlone(letter) ?? letter;
      const next = letters[index + 1];
      const syllable = next !== undefined && isContraction(letter, next) ? contract(base, next) : base;
      latin +=
        doubleNext && /^[a-z]/.test(syllable)
          ? (syllable.startsWith("ch") ? "t" : syllable.charAt(0)) + syllable
          : syllable;
      doubleNext = false;
    }
  });
  return latin;
}

function smallYAlone(letter: string): string | undefined {
  const vowel = smallY[letter];
  return vowel === undefined ? undefined : `y${vowel}`;
}

function isContraction(letter: string | undefined, next: string): boolean {
  const base = letter === undefined ? undefined : syllables.get(letter);
  if (base === undefined || base === "n") return false;
  if (next in smallY) return base.endsWith("i") && base.length > 1;
  return next in smallVowels && (base === "u" || base.length > 1);
}
