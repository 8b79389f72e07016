/** Signs that one reader of Shift_JIS takes for another of the same look. */
const twins: Readonly<Record<string, string>> = {
  "—": "―",
  "〜": "～",
  "−": "－",
  "‖": "∥",
  "¢": "￠",
  "£": "￡",
  "¬": "￢",
};
const twin = /[—〜−‖¢£¬]/g;
/** What Shift_JIS has not: Latin letters with a mark, and letters of two code units, like 𠮷. */
const missing = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff\ud800-\udfff]/;

/** True for a cell that says what is left of `before` in a Shift_JIS file: Excel writes "e" or "?" for "é", and nobody has typed it. */
export function isLossOf(before: string, cell: string): boolean {
  const [was, is] = [before.normalize("NFC"), cell].map((text) => text.replace(twin, (sign) => twins[sign] ?? sign));
  if (was === undefined || is === undefined || was.length !== is.length) return false;
  return was.split("").every((letter, at) => {
    const now = is.charAt(at);
    return letter === now || (missing.test(letter) && (now === "?" || now === letter.normalize("NFD").charAt(0)));
  });
}
