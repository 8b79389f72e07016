import type { Token, Tokens } from "marked";
import { emptyTags, endOfComment, type HtmlTag, type HtmlTags } from "./html-tags";

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(" "));
/** Their text is part of the words around them. */
const withinWords = setOf(
  "a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q ruby rb rp rt s samp small span strike strong sub sup tt u var",
);
/** Paragraphs, lists and tables of Markdown may be in them. */
const containers = setOf(
  "address article aside body center details dialog div dl fieldset figure footer form header hgroup html main nav ol section table tbody tfoot thead tr ul",
);
/** What they hold is shown letter by letter, or not at all. */
const literal = /<(?:pre|script|style|textarea|xmp|plaintext)(?![a-z0-9])/i;

/** A part of a block of HTML: as it is, or words in which Markdown is read. */
interface HtmlPiece {
  readonly html: string;
  readonly isWords: boolean;
}

/** What HTML is shown as: a tag as its text, a block as its pieces, whose words are read. */
export interface HtmlPieces {
  readonly text: string;
  readonly pieces?: readonly (string | Token[])[];
}

export type HtmlBlock = Tokens.HTML & HtmlPieces;

/**
 * The pieces of a block of HTML, up to the first line that is Markdown: in CommonMark it would go on to the next blank
 * line, so that links and emphasis behind a `<br>` stay raw. `found` is given each tag between words. Linear in the text.
 */
export function piecesOfHtml(block: string, tags: HtmlTags, found: (tag: HtmlTag) => void) {
  if (literal.test(block)) return { raw: block, pieces: [{ html: tags.withoutWords(block, found), isWords: false }] };
  const pieces: HtmlPiece[] = [];
  const depth = new WordDepth();
  let done = 0;
  let position = 0;
  const add = (end: number, next: number, html = block.slice(end, next)): void => {
    pieces.push(...aroundWords(block.slice(done, end)), { html, isWords: false });
    done = next;
  };
  for (const { 0: sign, index } of block.matchAll(/<|\n[^\S\n]*(?=[^\s<])/g)) {
    if (index < position) continue;
    if (sign !== "<") {
      if (depth.isInWords) continue;
      add(index, index + sign.length);
      return { raw: block.slice(0, done), pieces };
    }
    const tag = tags.at(block, index);
    if (tag) depth.count(tag);
    position = tag ? index + tag.raw.length : (endOfComment(block, index) ?? index + 1);
    if (position === index + 1 || (tag && withinWords.has(tag.name) && !isOnOwnLine(block, index, tag))) continue;
    if (tag) found(tag);
    add(index, position, tag?.shown);
  }
  add(block.length, block.length);
  return { raw: block, pieces };
}

/** True for `<small>` at the end of a line and `</small>` at its beginning: there is no line of words to end. */
function isOnOwnLine(block: string, index: number, { name, raw }: HtmlTag): boolean {
  return name !== "a" && (raw.startsWith("</") ? block[index - 1] : block[index + raw.length]) === "\n";
}

/** Counts the elements with words that are open; a container inside them has its own count. */
class WordDepth {
  #open = 0;
  readonly #around: number[] = [];

  get isInWords(): boolean {
    return this.#open > 0;
  }

  count({ name, raw }: HtmlTag): void {
    const isEnd = raw.startsWith("</");
    if (containers.has(name)) {
      if (!isEnd) this.#around.push(this.#open);
      this.#open = isEnd ? (this.#around.pop() ?? 0) : 0;
    } else if (!emptyTags.has(name) || name === "h1") this.#open = Math.max(0, this.#open + (isEnd ? -1 : 1));
  }
}

function aroundWords(text: string): HtmlPiece[] {
  const words = text.trim();
  const start = text.indexOf(words);
  return [text.slice(0, start), words, text.slice(start + words.length)].map((html, index) => ({
    html,
    isWords: index === 1 && words !== "",
  }));
}
