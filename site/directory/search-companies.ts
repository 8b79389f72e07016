import { foldAccents, foldForms, katakanaToHiragana } from "../../content/model/text/textfold";

/** True for folded texts that have the searched text: case, width and kind of kana do not matter (R4.6). */
export function companySearch(search: string): (folded: string) => boolean {
  const wanted = foldAccents(search);
  return (folded) => folded.includes(wanted);
}

/** Two characters that are of one word when they stand together; Japanese words of kanji and hiragana have no such edge. */
const withinWord = /[\p{sc=Latin}\p{N}]{2}|[\p{sc=Katakana}ー]{2}/u;

/** True for texts that have what is searched as whole words: IT is not in Italy, ティ not in パーティー (R4.6). */
export function wordSearch(search: string): (text: string) => boolean {
  const wanted = foldAccents(search);
  return (text) => {
    const plain = foldForms(text);
    // As long as the plain text: places in one are places in the other.
    const folded = katakanaToHiragana(plain);
    const isEdge = (at: number): boolean => !withinWord.test(plain.slice(at - 1, at + 1));
    let at = -1;
    do at = folded.indexOf(wanted, at + 1);
    while (at >= 0 && !(isEdge(at) && isEdge(at + wanted.length)));
    return at >= 0;
  };
}
