/** A whole number of at most 9 digits as people type it, full-width or with commas: "３,000" is 3000; undefined for anything else. */
export function parseWholeNumber(typed: string): number | undefined {
  const digits = typed
    .normalize("NFKC")
    .trim()
    .replace(/,(?=\d{3}(?:,|$))/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
