const namedEntities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hellip: "…",
};
// Browsers break the line around these elements; <b> or <a> may be inside a word.
const inlineTags = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "del",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
  "wbr",
]);

/** The number of an item whose list does not count on: a reader sees it. */
const itemNumber = /<li value="(\d+)">/g;
const headings = /<(h[1-6])(?: id="[^"]*")?>.*?<\/\1>/gs;

/** A character of a word. Japanese has no blanks between words: it may be cut at any character. */
const ofWord = "[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\u3000-\\u303f\\uff00-\\uff60]";
const wordEnd = new RegExp(`${ofWord}+$`, "u");
const wordStart = new RegExp(`^${ofWord}`, "u");
/** Share of the characters that an excerpt keeps at least: a longer word, an address say, is cut. */
const leastShare = 0.6;
const sentenceEnd = /[.。．!?！？][」』）"'”’)]*$/;

/**
 * The words of an HTML text: tags removed, entities decoded, white space single, none after a Japanese sentence. Needs no
 * DOM, runs in linear time.
 */
export function plainTextOfHtml(html: string): string {
  return singleSpaced(decodeEntities(withoutTags(html.replace(itemNumber, "$& $1. "))));
}

/** A text whose white space is single, with none after a Japanese sentence or closing bracket. */
export function singleSpaced(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?<=[。！？」』）]) /g, "")
    .trim();
}

const lineEnds = /<(?:br|hr|\/(?:p|h[1-6]|li|dt|dd|tr|pre|caption|blockquote))\b[^>]*>/;

/** The words of an HTML text: a line for each paragraph, heading, item and row. */
export function linesOfHtml(html: string): string[] {
  return html
    .split(lineEnds)
    .map(plainTextOfHtml)
    .filter((line) => line !== "");
}

/** The beginning of an HTML text in plain words, without its headings, which would run into the sentences (R3.4). */
export function excerptOfHtml(html: string, max = 100): string {
  const paragraphs = plainTextOfHtml(html.replace(headings, " "));
  return truncate(paragraphs === "" ? plainTextOfHtml(html) : paragraphs, max);
}

/**
 * At most `max` characters, to the end of a word, and an ellipsis unless a sentence ends there (R3.4); or the text itself
 * when it is no longer.
 */
export function truncate(text: string, max = 100): string {
  const start = firstCharacters(text, max);
  if (start.length === text.length) return text;
  const cutWord = wordStart.test(text.slice(start.length)) ? wordEnd.exec(start) : null;
  const whole = cutWord && cutWord.index >= start.length * leastShare ? start.slice(0, cutWord.index) : start;
  const end = whole.replace(/[\s,;:、，：；・–—-]+$/, "");
  return sentenceEnd.test(end) ? end : `${end}…`;
}

/** Description of an article for its page's metadata: the first 150 characters of its text (R2.8). */
export function metadataDescription(html: string): string {
  return firstCharacters(plainTextOfHtml(html), 150).trimEnd();
}

function withoutTags(html: string): string {
  let text = "";
  let position = 0;
  for (;;) {
    const open = html.indexOf("<", position);
    if (open === -1) return text + html.slice(position);
    text += html.slice(position, open);
    const name = tagNameAt(html, open + 1);
    const close = html.startsWith("<!--", open) ? html.indexOf("-->", open) : html.indexOf(">", open);
    if (name === undefined) {
      text += "<";
      position = open + 1;
    } else if (close === -1) {
      return text + html.slice(open);
    } else {
      if (!inlineTags.has(name)) text += " ";
      position = close + (html.startsWith("-->", close) ? 3 : 1);
    }
  }
}

/** Lower-case name of the tag, end tag or declaration that begins here; undefined when "<" is just a character. */
function tagNameAt(html: string, position: number): string | undefined {
  const match = /^(?:[!?]|\/?[a-z][a-z0-9]*)/i.exec(html.slice(position, position + 16));
  return match?.[0].replace("/", "").toLowerCase();
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return namedEntities[name.toLowerCase()] ?? entity;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

// Printable ASCII, CJK punctuation and ideographs, kana, full-width forms: no mark that joins its neighbour is among them.
const simple = "[ -~\\u3001-\\u3029\\u3041-\\u3096\\u30a1-\\u30fe\\u4e00-\\u9fff\\uff01-\\uff9d]";

/** The first `max` characters as people count them. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  // Dividing a text properly takes a hundred times as long, and most texts do not need it.
  if (new RegExp(`^${simple}{${String(max + 1)}}`).test(text)) return text.slice(0, max);
  let end = 0;
  let count = 0;
  for (const character of characters(text)) {
    if (count === max) break;
    end += character.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** Characters as people count them (a flag or a family is one), or code points where the browser lacks Intl.Segmenter. */
function* characters(text: string): Generator<string> {
  if (!("Segmenter" in Intl)) {
    yield* text;
    return;
  }
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
