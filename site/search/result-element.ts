import { piecesAtDates } from "../../content/model/dates/dates-in-text";
import { displayDate } from "../../content/model/dates/display-dates";
import type { Language } from "../../content/model/text/language";
import type { Matches } from "./find-entries";
import type { SearchEntry, SearchKind } from "./search-index";
import { excerptOf, markMatches, type TextPiece } from "./mark-matches";

/** A result: its title, which leads to the page, kind and day, and the text around the match. */
export function resultElement(
  entry: SearchEntry,
  { language, kinds, matches }: { language: Language; kinds: Readonly<Record<SearchKind, string>>; matches: Matches },
): HTMLLIElement {
  const { kind, path, title, text, date, endDate, english } = entry;
  const link = element("a", ...marked(markMatches(title, matches)));
  link.href = path;
  const facts = element("p", kinds[kind]);
  facts.className = "search-facts";
  if (date !== undefined) facts.append(" · ", displayDate(language, date, endDate));
  const excerpt = element("p", ...marked(excerptOf(text, matches)));
  if (english?.includes("title")) link.lang = "en";
  if (english?.includes("text")) excerpt.lang = "en";
  return element("li", element("h2", link), facts, excerpt);
}

const marked = (pieces: readonly TextPiece[]): (HTMLElement | string)[] =>
  pieces.flatMap(({ text, isMatch }) => (isMatch ? [element("mark", text)] : wholeDates(text)));

/** A text whose dates and hyphenated words are not torn apart at the end of a line. */
function wholeDates(text: string): (HTMLElement | string)[] {
  return piecesAtDates(text).map((piece) => {
    if (!piece.isWhole) return piece.text;
    const whole = element("span", piece.text);
    whole.className = "whole-date";
    return whole;
  });
}

/** An element around nodes and texts, which never become HTML. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
