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

/** What Unicode keeps apart, a letter, a sign or a form of a character, each before what people type for it. */
const typedForms = "‘' ’' ʼ' ‐- ‒- –- −- ßss æae œoe øo đd ðd łl þth ıi 髙高 﨑崎 𠮷吉 邊辺 邉辺 齋斎 齊斉 濱浜 濵浜"
  .split(" ")
  .map(([form = "", ...typed]) => [form, typed.join("")] as const);

/** A lower-case text with the letters, signs and forms of characters that people type. */
export const asTyped = (text: string): string =>
  typedForms.reduce((folded, [form, typed]) => folded.replaceAll(form, typed), text);

/** `foldAccents` before katakana become hiragana: each character stands at the same place in both. */
export function foldForms(text: string): string {
  const letters = text.normalize("NFKD").toLowerCase();
  const plain = letters.replace(/[\p{Default_Ignorable_Code_Point}\u0300-\u036f]+/gu, "").normalize("NFC");
  return asTyped(plain).trim();
}

/**
 * `foldText` without the accents of Latin letters and the forms of other signs: Café = cafe, 髙橋 = 高橋, 9–11 = 9-11. Kana keep
 * their voiced marks; a hyphen or short dash of any kind is the one of keyboards, which ends a word as they do.
 */
export function foldAccents(text: string): string {
  return katakanaToHiragana(foldForms(text));
}
