import { isJapanese, phrasesOfText } from "../share/break-title";
import { phrasesOf } from "../share/phrases";

/** What React hydrates, which has to be the very markup that React makes itself (site/islands/Island.tsx), begins so. */
const hydrated = /<div\b[^>]* data-props=/;
/** A heading, and the paragraph right below it. */
const titles = /(<h([1-6])\b[^>]*>)(.*?)(<\/h\2>(?:<p\b[^>]*>)?)((?<=<p\b[^>]*>).*?(?=<\/p>))?/gs;
/** Letters of a lead; a longer one is a text, whose lines are filled. */
const longestLead = 60;
/** A tag, a character reference or a letter. */
const pieces = /<[^>]*>|&#?\w+;|./gsu;

/**
 * Marks in the HTML of a page where the Japanese headings and the short leads below them may break: between phrases, by `<wbr>`, which
 * base.css makes the only places. Browsers other than Chromium know no phrases (`word-break: auto-phrase`).
 */
export function markPhrases(html: string): string {
  const start = html.search(hydrated);
  if (start < 0) return markedTitles(html);
  const end = start + lengthOfDiv(html.slice(start));
  return markedTitles(html.slice(0, start)) + html.slice(start, end) + markPhrases(html.slice(end));
}

function lengthOfDiv(html: string): number {
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<div\b|<\/div>/g)) {
    depth += tag === "</div>" ? -1 : 1;
    if (depth === 0) return index + tag.length;
  }
  return html.length;
}

const markedTitles = (html: string): string =>
  html.replace(titles, (_, open: string, _level: string, heading: string, between: string, lead = "") =>
    [open, marked(heading), between, isShort(lead as string) ? marked(lead as string) : lead].join(""),
  );

const isShort = (html: string): boolean => html.replace(/<[^>]*>/g, "").length <= longestLead;

function marked(html: string): string {
  // A date has its own places to break.
  if (!isJapanese(html) || html.includes("<time")) return html;
  const parts = html.match(pieces) ?? [];
  const isTag = (part: string): boolean => part.length > 1 && part.startsWith("<");
  const breaks = breaksIn(
    parts
      .filter((part) => !isTag(part))
      // As long as the reference, so that places agree.
      .map((part) => (part.length > 2 ? "&".repeat(part.length) : part))
      .join(""),
  );
  let at = 0;
  let isWhole = false;
  return parts
    .map((part) => {
      if (isTag(part)) {
        isWhole = part.includes("whole-date") || (isWhole && part !== "</span>");
        return part;
      }
      const mayBreak = breaks.has(at) && !isWhole;
      at += part.length;
      return mayBreak ? `<wbr/>${part}` : part;
    })
    .join("");
}

/** The places in a text where a phrase begins and no blank goes before it. */
function breaksIn(text: string): ReadonlySet<number> {
  const breaks = new Set<number>();
  let at = -1;
  for (const { text: phrase, afterBlank } of phrasesOfText(text, phrasesOf)) {
    if (afterBlank) at += 1;
    else breaks.add(at);
    at += phrase.length;
  }
  return breaks;
}
