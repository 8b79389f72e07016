import "./columns.css";

/** More fit beside one another on no screen (columns.css has a rule for each). */
const mostOfAll = 8;

/**
 * For an element of class `columns`, whose own class sets `--narrowest` and `--gap`, both lengths: its parts share the
 * width evenly, at most `most` beside one another. An attribute, because the Content-Security-Policy refuses styles in HTML.
 */
export const columns = (most: number): { readonly "data-columns": number } => ({
  "data-columns": Math.min(Math.max(1, most), mostOfAll),
});
