/** Distance of the two kinds of kana in Unicode. */
const toHiragana = 0x60;

/** Katakana written as hiragana; everything else stays. */
export function katakanaToHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - toHiragana));
}

const ignorable = /\p{Default_Ignorable_Code_Point}+/gu;

/** A text without what readers cannot see in it: soft hyphens, joiners, the selectors of a character's variants (葛󠄀 = 葛). */
export function withoutIgnorable(text: string): string {
  return text.replace(ignorable, "");
}

/** Signs and forms of characters in names that Unicode keeps apart and people type as another one, which stands second. */
const pairs = "‘' ’' ʼ' ‐- ‒- –- −- 髙高 﨑崎 𠮷吉 邊辺 邉辺 齋斎 齊斉 濱浜 濵浜";
const likeOther = new Map(pairs.split(" ").map((pair) => Array.from(pair) as [string, string]));
const keptApart = new RegExp(`[${[...likeOther.keys()].join("")}]`, "gu");

/** A text made comparable for matching (bilingual search): ｼﾝｶﾞﾎﾟｰﾙ = シンガポール = しんがぽーる, Ａ = a, 髙橋 = 高橋, O’Neil = O'Neil. */
export function foldText(text: string): string {
  const plain = withoutIgnorable(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(keptApart, (sign) => likeOther.get(sign) ?? sign);
  return katakanaToHiragana(plain).normalize("NFKC").trim();
}

const withoutDecomposition: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Lower-case Latin letters that Unicode does not take apart into a plain letter and a mark. */
export const specialLetters = /[ßæœøđðłþı]/g;
export const plainLetters = (letter: string): string => withoutDecomposition[letter] ?? "";

/** `foldText` without the accents of Latin letters: Café = cafe. Kana keep their voiced marks. */
export function foldAccents(text: string): string {
  const folded = foldText(text);
  if (!/[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]/.test(folded)) return folded;
  const plain = folded.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.replace(specialLetters, plainLetters).normalize("NFC");
}
