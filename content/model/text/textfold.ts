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

/** A text made comparable for matching (bilingual search): ｼﾝｶﾞﾎﾟｰﾙ = シンガポール = しんがぽーる, Ａ = a, O’Neil = O'Neil. */
export function foldText(text: string): string {
  const plain = withoutIgnorable(text).normalize("NFKC").toLowerCase().replace(/[‘’ʼ]/g, "'");
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

/** Signs and forms of characters in names that Unicode keeps apart, and as which people type them. */
const commonForms: Record<string, string> = {
  "‐": "-",
  "‒": "-",
  "–": "-",
  "−": "-",
  髙: "高",
  﨑: "崎",
  𠮷: "吉",
  邊: "辺",
  邉: "辺",
  齋: "斎",
  齊: "斉",
  濱: "浜",
  濵: "浜",
};
const otherForms = /[‐‒–−髙﨑𠮷邊邉齋齊濱濵]/gu;

/** `foldText` without the accents of Latin letters and the forms of other signs: Café = cafe, 髙橋 = 高橋. Kana keep their voiced marks. */
export function foldAccents(text: string): string {
  const folded = foldText(text).replace(otherForms, (sign) => commonForms[sign] ?? sign);
  if (!/[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]/.test(folded)) return folded;
  const plain = folded.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.replace(specialLetters, plainLetters).normalize("NFC");
}
