/** Distance of the two kinds of kana in Unicode. */
const toHiragana = 0x60;

/** Katakana written as hiragana; everything else stays. */
export function katakanaToHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - toHiragana));
}

/** A text made comparable for matching (bilingual search): ｼﾝｶﾞﾎﾟｰﾙ = シンガポール = しんがぽーる, Ａ = a. */
export function foldText(text: string): string {
  return katakanaToHiragana(text.normalize("NFKC").toLowerCase()).normalize("NFKC").trim();
}
