import { blockEdge } from "./block-edges";

/** What the sanitiser keeps. */
export const shownTags = [
  "h2 h3 h4 h5 h6 p br hr blockquote pre code kbd strong b em i u s del ins mark small sub sup q ul ol li dl dt dd",
  "a img table caption thead tbody tfoot tr th td ruby rt rp",
].flatMap((names) => names.split(" "));

/** HTML elements that the sanitiser takes away; their text stays, except where it is no text for readers. */
const removedTags = [
  "abbr acronym address applet area article aside audio base basefont bdi bdo big body button canvas center cite col",
  "colgroup data datalist details dfn dialog dir div embed fieldset figcaption figure font footer form frame frameset h1",
  "head header hgroup html iframe input label legend link main map marquee math menu meta meter nav nobr noembed noframes",
  "noscript object optgroup option output param picture plaintext progress samp script search section select slot source",
  "span strike style summary svg template textarea time title track tt var video wbr xmp",
].flatMap((names) => names.split(" "));

/** They begin and end lines, also where the sanitiser takes them away. */
const removedBlocks: ReadonlySet<string> = new Set(
  [
    "address article aside body center details dialog dir div fieldset figcaption figure footer form header hgroup html",
    "legend main menu nav optgroup option search section summary",
  ].flatMap((names) => names.split(" ")),
);

const htmlTags: ReadonlySet<string> = new Set([...shownTags, ...removedTags]);
/** They have no end, or none that their author needs to write. */
export const emptyTags: ReadonlySet<string> = new Set("br hr img wbr col h1".split(" "));
// HTML lets authors leave their end out.
const openTags = new Set("p li dt dd tr td th thead tbody tfoot rt rp".split(" "));
// Their content is for programs or works only with what is taken away.
const lossyTags = new Set(
  "applet audio button canvas datalist embed form frame frameset iframe input math meter object option plaintext progress script select style svg template textarea video xmp".split(
    " ",
  ),
);

/** Attributes that have no value; other words beside a tag's name are a sentence: a<b and c>d. */
const switches =
  /^(?:\s+(?:allowfullscreen|async|autofocus|autoplay|border|checked|compact|contenteditable|controls|data-[\w.:-]+|default|defer|disabled|download|draggable|hidden|inert|ismap|itemscope|loop|multiple|muted|nohref|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected))*$/i;

/** A complete tag as CommonMark has it. */
const tag =
  /<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s+[a-z:_][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const comment = /<!--[^]*?-->/y;
const names = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/gi;
const address = /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i;

/** A tag of HTML in a text. */
export interface HtmlTag {
  readonly raw: string;
  /** What it is for the sanitiser: itself, or the edge of a block. */
  readonly shown: string;
  readonly name: string;
  /** What `href` or `src` says. */
  readonly address: string | undefined;
  /** The sanitiser takes something away with it that a reader would miss. */
  readonly isLost: boolean;
}

/** Tells the tags of a text from words in angle brackets, which are text: `<TBD>`, `<business card>`, `<time>` alone. */
export class HtmlTags {
  /** Names of tags that begin, and of tags that end, anywhere in the text. */
  readonly #begun = new Set<string>();
  readonly #ended = new Set<string>();
  /** Who writes tags in capitals ends one of them so. */
  #hasCapitals = false;

  constructor(source: string) {
    for (const [, slash, name = ""] of source.matchAll(names)) {
      (slash === "" ? this.#begun : this.#ended).add(name.toLowerCase());
      this.#hasCapitals ||= slash !== "" && /^[A-Z]/.test(name);
    }
  }

  /**
   * The tag at a place; undefined when a word or a sign is there.
   * @param isInline words of the same line stand around the text
   */
  at(text: string, index: number, isInline = false): HtmlTag | undefined {
    tag.lastIndex = index;
    const match = tag.exec(text);
    const { slash = "", name: written = "", attributes = "" } = match?.groups ?? {};
    const name = written.toLowerCase();
    if (match === null || !this.#isTag(name, slash === "/", attributes)) return undefined;
    const [raw] = match;
    if (this.#mayBeWord(written, attributes) && (isInline || !isAlone(text, index, raw))) return undefined;
    const [, , double, single, plain] = address.exec(attributes) ?? [];
    const isLost = slash === "" && !known.has(name) && (lossyTags.has(name) || attributes.includes("="));
    const shown = removedBlocks.has(name) ? blockEdge : raw;
    return { raw, shown, name, address: double ?? single ?? plain, isLost };
  }

  /** The text with every `<` that begins no tag as an entity; `found` is given each tag. */
  withoutWords(text: string, found: (tag: HtmlTag) => void): string {
    let made = "";
    let position = 0;
    for (let open = text.indexOf("<"); open !== -1; open = text.indexOf("<", position)) {
      const tag = this.at(text, open);
      if (tag) found(tag);
      const end = tag ? open + tag.raw.length : endOfComment(text, open);
      made += text.slice(position, open) + (end === undefined ? "&lt;" : (tag?.shown ?? text.slice(open, end)));
      position = end ?? open + 1;
    }
    return made + text.slice(position);
  }

  /** 駐車場<P>あり, <H1> visa: a tag that nothing ends, in capitals as no other one is. */
  #mayBeWord(written: string, attributes: string): boolean {
    const isCapital = /^[A-Z]/.test(written) && !/^br$/i.test(written);
    return isCapital && attributes === "" && !this.#hasCapitals && !this.#ended.has(written.toLowerCase());
  }

  #isTag(name: string, isEnd: boolean, attributes: string): boolean {
    if (!htmlTags.has(name)) return false;
    if (isEnd) return this.#begun.has(name);
    if (attributes.includes("=") || (this.#ended.has(name) && switches.test(attributes))) return true;
    return attributes === "" && (emptyTags.has(name) || openTags.has(name));
  }
}

/** True when nothing but blanks, and few of them, stands beside a tag on its line. */
const isAlone = (text: string, index: number, tag: string): boolean => {
  const end = index + tag.length;
  return (
    /(?:^|\n)[ \t]{0,9}$/.test(text.slice(Math.max(0, index - 10), index)) &&
    /^[ \t]{0,9}(?:\n|$)/.test(text.slice(end, end + 10))
  );
};

const known: ReadonlySet<string> = new Set(shownTags);

/** Where the comment that begins at a place ends; undefined where none begins, or it has no end. */
export function endOfComment(text: string, index: number): number | undefined {
  if (!text.startsWith("<!--", index) || text.indexOf("-->", index) === -1) return undefined;
  comment.lastIndex = index;
  const found = comment.exec(text);
  return found === null ? undefined : index + found[0].length;
}
