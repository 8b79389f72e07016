import { katakanaToHiragana } from "../../content/model/text/textfold";
import type { Language } from "../../content/model/text/language";

/** The first kana of each row. */
export const kanaRows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"];

/** The initial of names that begin with neither letter nor kana. */
export const otherInitials = "0";

/**
 * The letter under which a name is sorted in a language: its first letter, or the first kana of its row. Kanji without
 * a reading and digits are among the others.
 */
export function initialOf(name: string, language: Language): string {
  // Without accents and voicing marks.
  const letter = katakanaToHiragana(name.normalize("NFKD").trim().charAt(0)).toUpperCase();
  if (/[A-Z]/.test(letter)) return language === "ja" ? "A" : letter;
  if (language === "ja" && letter >= "あ" && letter <= "ん")
    return kanaRows.findLast((head) => head <= letter) ?? otherInitials;
  return otherInitials;
}
