/** Han, kana, Hangul, their punctuation and the full-width forms; the last range picks variants of the ideograph before it. */
export const cjkCharacters =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Bopomofo}\\u3001-\\u303f\\u3200-\\u33ff\\ufe30-\\ufe4f\\uff01-\\uffee\\u{e0100}-\\u{e01ef}";

/** Finds one of them. */
export const cjk = new RegExp(`[${cjkCharacters}]`, "u");
