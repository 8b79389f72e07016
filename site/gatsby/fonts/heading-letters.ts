/** Letters that the Mincho of headings is for: kana, kanji, their punctuation and full-width signs. */
const japanese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{2ffff}]/gu;
/** The same as CSS names it. */
export const unicodeRange = "U+2E80-9FFF,U+F900-FAFF,U+FF00-FFEF,U+20000-2FFFF";

/** Elements, by tag or class, that have the Mincho; of a page with too many letters those of the shorter lists only. */
const first = ["h1", ".brand", ".site-footer-name"] as const;
const home = [".chamber-sentence", ".figure-value"] as const;
const others = [".slide-caption", ".letter-greeting", ".letter-name", ".company-letter", ".event-year-name"] as const;
const reaches = [
  [...first, "h2", "h3", "h4", ...home, ...others],
  [...first, "h2", ...home],
  [...first, "h2"],
  first,
] as const;
/** A letter takes some 290 bytes: a page loads 30 KB at most. */
const mostLetters = 100;

/** What a Japanese page shows in the Mincho. */
export interface HeadingLetters {
  /** Selectors of the elements. */
  readonly selectors: readonly string[];
  /** True when all of the page that has the serif is among them. */
  readonly isEverywhere: boolean;
  /** Each letter once, in the order of Unicode. */
  readonly letters: string;
}

/** The letters of the headings in the HTML of a page; undefined where there are none, or too many even for its title. */
export function headingLetters(html: string): HeadingLetters | undefined {
  const main = html.replace(/<footer\b.*?<\/footer>/gs, "");
  const lettersOf = (selector: string): readonly string[] =>
    [...(isHeading(selector) ? main : html).matchAll(elements(selector))].flatMap(
      ({ 2: text = "" }) => text.replace(/<[^>]*>/g, "").match(japanese) ?? [],
    );
  const known = new Map(reaches[0].map((selector) => [selector, lettersOf(selector)]));
  for (const selectors of reaches) {
    const letters = [...new Set(selectors.flatMap((selector) => known.get(selector) ?? []))].sort();
    if (letters.length > 0 && letters.length <= mostLetters)
      return { selectors, isEverywhere: selectors === reaches[0], letters: letters.join("") };
  }
  return undefined;
}

const isHeading = (selector: string): boolean => !selector.startsWith(".");

/** Elements of a tag or class, which hold none of their own kind; what they hold is the second group. */
const elements = (selector: string): RegExp =>
  isHeading(selector)
    ? new RegExp(`<(${selector})\\b[^>]*>(.*?)</\\1>`, "gs")
    : new RegExp(`<(\\w+)\\b[^>]* class="(?:[^"]* )?${selector.slice(1)}(?: [^"]*)?"[^>]*>(.*?)</\\1>`, "gs");
