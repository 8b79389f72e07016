/** marked takes such signs off the end of an address one at a time, which needs quadratic time for a long row of them. */
const rowOfSigns = "(?:[?!.,:;*_'\"~()]|&[a-z0-9]{1,31};){50}";
/** What stands in brackets behind the name of a file says something about it: form.pdf(PDF), form.xlsx(1.2MB). */
const bracketBehindFile = "(?<=\\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|jpe?g|png))\\(";
const wordsBehind = new RegExp(`${rowOfSigns}|${bracketBehindFile}`, "i");

/**
 * An address up to the first `]` or `}` that it did not open: [https://example.com/b], up to a row of 50 signs, or up to a
 * bracket behind the name of a file; without what opens the Japanese words behind it: https://example.com/b[地図].
 */
export function withoutClosing(written: string): string {
  const words = written.search(wordsBehind);
  const address = words === -1 ? written : written.slice(0, words);
  const opened = { "]": 0, "}": 0 };
  for (const { 0: sign, index } of address.matchAll(/[[\]{}]/g)) {
    if (sign === "[") opened["]"] += 1;
    else if (sign === "{") opened["}"] += 1;
    else if ((sign === "]" || sign === "}") && (opened[sign] -= 1) < 0) return address.slice(0, index);
  }
  return address.replace(/[[{]+$/, "");
}
