const firstKatakana = 0x30a1;
const lastKatakana = 0x30f6;
const toHiragana = 0x60;

/** Katakana written as hiragana; everything else stays. */
export function katakanaToHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => {
    const code = kana.charCodeAt(0);
    return code >= firstKatakana && code <= lastKatakana ? String.fromCharCode(code - toHiragana) : kana;
  });
}

/** A text made comparable for matching (bilingual search): ｼﾝｶﾞﾎﾟｰﾙ = シンガポール = しんがぽーる, Ａ = a. */
export function foldText(text: string): string {
  return katakanaToHiragana(text.normalize("NFKC").toLowerCase()).normalize("NFKC").trim();
}
