import type { Tokens } from "marked";
import { isBlank } from "../text/blank";
import { cjkCharacters } from "../text/cjk";
import { linkInText } from "../text/link-in-text";
import { holdsTwo } from "../text/single-address";
import { fault, type Fault } from "../problems/fault";
import { cutShort, withoutClosing, withoutNumber, withoutSecond } from "./address-end";
import { bareLink, besideJapanese, mailAddress, mailLink, signedAddress, words } from "./bare-links";
import { CjkTokenizer, marksAsText } from "./cjk-emphasis";
import { endOfComment, HtmlTags, type HtmlTag } from "./html-tags";
import { CodeFences } from "./code-fence";
import { piecesOfHtml, type HtmlBlock } from "./html-block";
import { linkWithBlanks, narrowAddress } from "./link-target";
import { isPublishedType } from "./media-address";
import { linkOrMediaInText, pictureInText } from "./media-in-text";
import { keepNumbers, withShortNumbers } from "./numbered-list";
import {
  isDecorated,
  isNoCode,
  isOfBlanks,
  isOfOrnaments,
  isOfTwoLines,
  isQuoted,
  isWithinWords,
  keepPlus,
  numberOf,
  passedOver,
} from "./signs-of-words";
import { withAllCells } from "./table-cells";
import { TextParts } from "./text-parts";

/** What of a text is not shown as it was written, and the words by which its line is found. */
export interface Dropped {
  readonly raw: string;
  readonly fault: Fault;
}

// A bare address ends before a bar, before a sign with another address behind it, and where Japanese or any other text begins
// that no address has unescaped.
const endsAddress = new RegExp(`[\\s<>|]|[,;]https?:\\/\\/|[^\\x21-\\x7e\\p{L}\\p{M}\\p{Nd}]|[${cjkCharacters}]`, "u");
/** Between brackets an address may hold any letters, as in CommonMark behind `https://`. */
const bracketedHost = /^<(www\.[^\s<>]{1,4000})>/i;
/** A longer one is text: each of many would be read to the end of its paragraph. */
const longestAddress = 4_000;
/** What its author took for the address of a page, a part of it or a file. */
const attempted = /^#\S|^(?:https?:|mailto:|tel:|www\.|\/)|^[!-~]*[.:#/][!-~]*$|^\S+\.[a-z0-9]{2,5}$/i;
/** The same with words in Japanese behind a host or a page: maps.example.com/?q=東京駅, chamber-news/お知らせ. */
const attemptedBefore = /^(?:(?:[\w-]+\.)+[a-z]{2,}|(?=[\d-]*[a-z])[a-z\d]+(?:-[a-z\d]+)+)[/?#]/;
/** The address of a file of the content that the site does not have: pictures and PDFs alone are published. */
const isUnpublished = (address: string): boolean => address.startsWith("/media/") && !isPublishedType(address);

/**
 * Reads Markdown so that no word of it is lost (R8.5): what CommonMark takes for markup without being an address, a tag of
 * HTML or a program's name stays text. docs/markdown.md lists the differences. For one text only.
 */
export class BodyTokenizer extends CjkTokenizer {
  /** What the page will not show, in no order; the same thing may be named twice. */
  readonly dropped: Dropped[] = [];
  /** Headings that are the target of a link, and definitions. */
  readonly parts: TextParts;
  readonly #tags: HtmlTags;
  readonly #fences = new CodeFences();
  /** Quotes around what is read. */
  #quotes = 0;

  constructor(source: string) {
    super();
    this.#tags = new HtmlTags(source);
    this.parts = new TextParts(source);
  }

  /** Changes the rules of marked; to be called before the text is read. */
  adaptRules(): void {
    const { block, inline, ...rules } = withShortNumbers(this.rules);
    this.rules = {
      ...rules,
      block: { ...block, paragraph: inAnyCase(block.paragraph) },
      inline: {
        ...inline,
        text: besideJapanese(inline.text),
        url: inAnyCase(inline.url),
        blockSkip: passedOver(inline.blockSkip),
      },
    };
  }

  /** A `>` that means "more than", or points to what follows, opens no quote; in an open one, further signs are levels of it. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    if (moreThan.test(src) || (this.#quotes === 0 && isPointing(src))) return undefined;
    this.#quotes += 1;
    const token = super.blockquote(src);
    this.#quotes -= 1;
    return token;
  }

  override heading(src: string): Tokens.Heading | undefined {
    if (numberOf.test(src) || unitNumber.test(src)) return undefined;
    const token = super.heading(src);
    if (token) this.parts.addHeading(token);
    return token;
  }

  /** A line `[会場]: 東京会館です。` defines nothing: only an address can be the target of links. */
  override def(src: string): Tokens.Def | undefined {
    const token = super.def(src);
    // Google Docs writes each picture of a document so.
    if (token?.href.startsWith("data:")) this.#drop(token.raw, targetFault(true, token.href));
    if (token === undefined || token.tag.startsWith("^") || !/^(?:[a-z]+:|www\.|\/|\S+@)/i.test(token.href))
      return undefined;
    const address = linkOrMediaInText(spaced(token.href));
    if (address === undefined) return undefined;
    const definition = { ...token, address };
    this.parts.addDefinition(definition);
    return definition;
  }

  /** Lines that begin with blanks, as in mails and Word, are text; programs stand in fences. */
  override code(): undefined {
    return undefined;
  }

  override fences(src: string): Tokens.Code | undefined {
    return this.#fences.at(src, (text) => super.fences(text));
  }

  /** A face is signs: in no other place does a backslash lose its meaning. */
  override escape(src: string): Tokens.Escape | undefined {
    const raw = faceWithArms.exec(src)?.[0];
    if (raw !== undefined) return { type: "escape", raw, text: raw };
    // marked asks for this first: `_mei_@x.example` is an address before it is an emphasis, and `_mei@x.example` a whole one.
    const mail =
      /^_[\w.+-]*(?:_@|@[^_]*$)/.test(src) && !this.lexer.state.inLink ? mailAddress.exec(src)?.[0] : undefined;
    return mail === undefined ? super.escape(src) : (mailLink(mail) as unknown as Tokens.Escape);
  }

  override emStrong(src: string, maskedSrc: string, prevChar = ""): Tokens.Em | Tokens.Strong | undefined {
    const token = super.emStrong(src, maskedSrc, prevChar);
    const isText =
      token &&
      (isQuoted(src, prevChar) ||
        isOfBlanks(token.raw, prevChar) ||
        isOfTwoLines(token.raw) ||
        isOfOrnaments(token.raw, prevChar, src.slice(token.raw.length)) ||
        isWithinWords(token, prevChar, src.slice(token.raw.length)));
    return isText ? (marksAsText(src) as unknown as Tokens.Em) : token;
  }

  /** "```" at the beginning of a line is a fence, also when it is text: no program of one line goes over lines. */
  override codespan(src: string): Tokens.Codespan | undefined {
    const token = super.codespan(src);
    return token && (/^```[^`]*\n/.test(token.raw) || isNoCode(token.raw, this.previous)) ? undefined : token;
  }

  override list(src: string): Tokens.List | undefined {
    if (isDecorated(src)) return undefined;
    const token = super.list(src);
    if (token === undefined) return undefined;
    keepNumbers(token);
    keepPlus(token);
    return token;
  }

  override table(src: string): Tokens.Table | undefined {
    const match = this.rules.block.table.exec(src);
    if (!match) return undefined;
    const whole = withAllCells(match[0]);
    if (whole === undefined) return super.table(src);
    const token = super.table(whole);
    return token && { ...token, raw: match[0].replace(/\n+$/, "") };
  }

  override html(src: string): HtmlBlock | undefined {
    const open = src.search(/\S/);
    const start = endOfComment(src, open) ?? this.#tags.at(src, open);
    const token = start === undefined ? undefined : super.html(src);
    if (token === undefined) return undefined;
    const { raw, pieces } = piecesOfHtml(token.raw, this.#tags, this.#found);
    return { ...token, raw, pieces: pieces.map(({ html, isWords }) => (isWords ? this.lexer.inline(html) : html)) };
  }

  override tag(src: string): Tokens.Tag | undefined {
    if (!src.startsWith("<")) return undefined;
    const tag = this.#tags.at(src, 0, true);
    if (tag === undefined && endOfComment(src, 0) === undefined) return undefined;
    if (tag) this.#found(tag);
    const token = super.tag(src);
    return token && tag ? { ...token, text: tag.shown } : token;
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const before = this.lexer.state.linkEmitted;
    const written = linkWithBlanks(src);
    const read = super.link(written?.bracketed ?? src);
    const token = read && written ? { ...read, raw: written.raw } : read;
    const known = token && this.#withTarget(token);
    if (known === undefined) this.lexer.state.linkEmitted = before;
    return known;
  }

  override reflink(src: string, links: Readonly<Record<string, never>>) {
    const token = super.reflink(src, links);
    if (token?.type !== "link" && token?.type !== "image") return token;
    const target = token;
    this.parts.useDefinition(target.href);
    return this.#withTarget(target) ?? { type: "text", raw: src.charAt(0), text: src.charAt(0) };
  }

  /** In `<code>` and `<kbd>`, too, a sign that begins no tag is text: marked hands on all that is in them as HTML. */
  override inlineText(src: string): Tokens.Text | undefined {
    const token = super.inlineText(src);
    return token && { ...token, escaped: false };
  }

  override autolink(src: string): Tokens.Link | undefined {
    const [raw, text] = bracketedHost.exec(src) ?? [];
    if (raw !== undefined && text !== undefined) return bareLink({ type: "link", raw, href: text, text, tokens: [] });
    const token = super.autolink(src);
    // <https://x.example/form|Form>, as Slack writes it: the address ends before the bar, as a bare one does.
    return token && !token.raw.includes("|") ? bareLink(token) : undefined;
  }

  override url(src: string): Tokens.Link | undefined {
    const person = signedAddress.exec(src)?.[0];
    if (person !== undefined) return mailLink(person);
    if (!/^(?:https?:\/\/|www\.)/i.test(src)) {
      const mail = mailAddress.exec(src)?.[0];
      return mail === undefined ? undefined : mailLink(mail);
    }
    const beginning = src.slice(0, longestAddress);
    const end = beginning.search(endsAddress);
    if (end === -1 && src.length > longestAddress) return undefined;
    const whole = end === -1 ? src : withoutNumber(src.slice(0, end), src.slice(end));
    const written = withoutClosing(withoutSecond(whole), this.previous);
    const token = super.url(written);
    // A host that goes on in Japanese is no address of ours to guess.
    if (
      token === undefined ||
      (/^(?:https?:\/\/)?[^/]*\.$/i.test(written) && end !== -1 && /^\p{L}/u.test(src.slice(end, end + 2)))
    )
      return undefined;
    // An emphasis that ends here has been read with its beginning; `~~` may begin one, a star may be a footnote's.
    const signs = /^(?:_|~(?!~))*/.exec(written.slice(token.raw.length))?.[0] ?? "";
    const address = token.text + signs;
    const meant = cutShort(beginning, token.raw + signs, this.previous);
    if (meant !== undefined) this.#drop(meant, fault("linkCutShort", { target: shortened(meant) }));
    return bareLink({ ...token, raw: token.raw + signs, href: address, text: address });
  }

  /** The link or picture with an address; undefined for one that stays text, because its target is a word. */
  #withTarget<T extends Tokens.Link | Tokens.Image>(token: T): T | undefined {
    const isPicture = token.type === "image";
    const target = spaced(narrowAddress(token.href) ?? token.href);
    const href = isPicture
      ? pictureInText(target.replaceAll("&amp;", "&"))
      : (this.parts.linkToHeading(target) ?? (holdsTwo(token.href) ? undefined : linkOf(target)));
    if (href !== undefined) {
      if (!isPicture && isUnpublished(href)) this.#drop(token.raw, fault("fileNotServed", { target: token.href }));
      return isPicture || !isBlank(token.text) ? { ...token, href } : { ...token, href, ...words(token.href) };
    }
    if (isPicture && leadsToPage(target)) {
      if (/^http/i.test(target)) this.#drop(token.raw, targetFault(isPicture, token.href));
      return undefined;
    }
    const looksLikeAddress =
      attempted.test(target) || attemptedBefore.test(target) || (isPicture && linkInText(target) !== undefined);
    if (looksLikeAddress || /^[!-~]+$/.test(target)) this.#drop(token.raw, targetFault(isPicture, token.href));
    return looksLikeAddress ? { ...token, href: "" } : undefined;
  }

  readonly #found = ({ raw, name, address, isLost }: HtmlTag): void => {
    if (isLost) this.#drop(raw, fault("htmlNotShown", { tag: name }));
    else if (name === "a" && address !== undefined && linkInText(address) === undefined)
      this.#drop(raw, targetFault(false, address));
    else if (name === "a" && address !== undefined && isUnpublished(address))
      this.#drop(raw, fault("fileNotServed", { target: address }));
    else if (name === "img" && (address === undefined || pictureInText(address) === undefined))
      this.#drop(raw, targetFault(true, address ?? ""));
  };

  #drop(raw: string, what: Fault): void {
    this.dropped.push({ raw, fault: what });
  }
}

/** The floor and the unit of an address in Singapore, # 05-01 Suntec Tower 4, and not "10-12 December": one has a zero before it. */
const unitNumber = new RegExp(
  `^ {0,3}#[ \\t]+(?:0\\d{1,2}-\\d{2,4}|\\d{2,3}-0\\d{1,3})(?![\\d-]|[ \\t]?[${cjkCharacters}])`,
  "u",
);

/** >50名：20万円, >= 50 members: free. */
const moreThan = /^ {0,3}>[=\d]/;

/** >>お知らせ<<, >>> Click here: two signs, and no line with a single one up to the next empty line, as replies to a mail have. */
const isPointing = (text: string): boolean => /^ {0,3}>>/.test(text) && !/^ {0,3}>(?![>=\d])/m.test(firstBlock(text));

const firstBlock = (text: string): string => text.slice(0, /\n[^\S\n]*(?:\n|$)/.exec(text)?.index);

/** Telephones begin a line with a capital letter: Www.x.example. A line `<HR>` ends a paragraph as `<hr>` does. */
const inAnyCase = (rule: RegExp): RegExp => new RegExp(rule.source, "i");

/** The backslash of \(^o^)/, \^o^/ and ¯\_(ツ)_/¯ is an arm. */
const faceWithArms = /^\\(?:\((?=[^()]*[^\p{L}\p{N}\s()])[^\s\\()]{1,8}\)|\^[^\s\\]{1,3}\^|_\([^\s\\()]{1,8}\)_)[/／]/u;

/** Letters of a target that are named. */
const longestNamed = 200;

/** True for what is no picture: the `!` before `[申込](/events)` ends a sentence, which has no blank behind it in Japanese. */
const leadsToPage = (target: string): boolean =>
  target.startsWith("#") ||
  /^(?:mailto:|tel:|(?:https?:\/\/[^/?#]*(?=[/?#]|$)|\/(?!media\/))(?!.*\.\w+(?:[?#]|$)))/is.test(linkOf(target) ?? "");

const shortened = (target: string): string =>
  target.length > longestNamed ? `${target.slice(0, longestNamed)}…` : target;

function targetFault(isPicture: boolean, written: string): Fault {
  // A picture that stands in the text itself has thousands of letters.
  const target = shortened(written);
  if (isPicture) return fault("pictureNotShown", { target });
  if (holdsTwo(written)) return fault("linkOfTwo", { target });
  return target.startsWith("#") ? fault("partMissing", { target }) : fault("linkNowhere", { target });
}

/** Words in 「」 behind an address and a blank are meant as its title, which no browser would know. */
const linkOf = (target: string): string | undefined =>
  /(?:%20|%E3%80%80)(?:「[^「」]*」|『[^『』]*』)$/.test(target) ? undefined : linkOrMediaInText(target);

/** `<...>` may hold blanks, which an address has as `%20`. */
const spaced = (target: string): string => target.trim().replaceAll(" ", "%20").replaceAll("\u3000", "%E3%80%80");
