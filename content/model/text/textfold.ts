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

/** `foldText` without the accents of Latin letters: Café = cafe. Kana keep their voiced marks. */
export function foldAccents(text: string): string {
  const folded = foldText(text);
  if (!/[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]/.test(folded)) return folded;
  const plain = folded.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.replace(specialLetters, plainLetters).normalize("NFC");
}
