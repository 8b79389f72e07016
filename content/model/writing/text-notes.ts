import type { Token, Tokens } from "marked";
import { readMarkdown } from "../markdown/markdown-html";
import { markdownRefusal } from "../markdown/markdown-refusal";
import type { BodyWarning } from "../markdown/known-readings";
import { fault, type Fault } from "../problems/fault";
import { isFileName } from "./file-names";
import type { Language } from "../text/language";

/**
 * Longer sentences are hard to read. English, in words: "if you regularly exceed 40 words, you'll certainly weary and deter your
 * readers" (Cutts, Oxford Guide to Plain English; GOV.UK asks for 25). Japanese, in characters: what textlint's sentence-length
 * allows, twice the 50 to 60 of 「公用文作成の考え方」 (文化審議会, 2022).
 */
const longest = { en: 40, ja: 100 } as const;
const sentenceEnds = { en: /(?<=[.!?]["'”’)\]]*)\s+/, ja: /(?<=[。！？!?][」』）)]*)/ } as const;

const says = {
  en: /^(?:(?:click |right )?here|click|(?:this )?link|this(?: page)?|(?:read )?more)$/i,
  ja: /^(?:詳細は|詳しくは)?(?:こちら|ここ|コチラ|リンク|クリック)(?:から|へ|を?クリック|をご覧ください)?$/,
} as const;
/** What makes a Markdown text hard to read or to hear, by line. Linear in the text; throws on no text. */
export function textNotes(markdown: string, language: Language): readonly BodyWarning[] {
  if (markdownRefusal(markdown) !== undefined) return [];
  const found: BodyWarning[] = [];
  let line = 1;
  let depth = 0;
  for (const token of tokensOf(markdown)) {
    if (token.type === "heading") {
      const { depth: level, text } = token as Tokens.Heading;
      if (depth > 0 && level > depth + 1)
        found.push({ ...fault("headingSkips", { text, level, before: depth }), line });
      depth = level;
    }
    for (const what of within(token, language)) found.push({ ...what, line });
    line += token.raw.split("\n").length - 1;
  }
  return found;
}

function tokensOf(markdown: string): readonly Token[] {
  try {
    return readMarkdown(markdown).tokens;
  } catch {
    return [];
  }
}

/** What is to be said of a block and everything in it. */
function within(block: Token, language: Language): Fault[] {
  const found: Fault[] = [];
  const visit = (token: Token, isInLink: boolean): void => {
    const { type } = token;
    if (type === "image") found.push(...pictureFaults(token as Tokens.Image, isInLink));
    if (type === "link" && isPointless((token as Tokens.Link).text, language))
      found.push(fault("linkWords", { text: (token as Tokens.Link).text }));
    const inner = childrenOf(token);
    if (type === "paragraph" || (type === "text" && inner.length > 0)) found.push(...longSentences(inner, language));
    const isLoneLink = type === "link" && inner.every((each) => each.type === "image" || each.raw.trim() === "");
    for (const each of inner) visit(each, isLoneLink);
  };
  visit(block, false);
  return found;
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === "list") return (token as Tokens.List).items;
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens);
  }
  return "tokens" in token ? (token.tokens ?? []) : [];
}

/** A picture that is all of a link says where it leads; another one may be there to be looked at only. */
function pictureFaults({ text, href }: Tokens.Image, isLink: boolean): Fault[] {
  if (text.trim() === "") return isLink ? [fault("pictureUndescribed", { target: href })] : [];
  return isFileName(text) ? [fault("pictureNamedByFile", { text })] : [];
}

function isPointless(words: string, language: Language): boolean {
  const bare = words.normalize("NFKC").replace(/^[\s▶▼→>»*_[(]+|[\s.!。…→▶>»*_\])]+$/g, "");
  return says[language].test(bare);
}

function longSentences(inline: readonly Token[], language: Language): Fault[] {
  return linesOf(inline)
    .split("\n")
    .flatMap((line) => line.split(sentenceEnds[language]))
    .flatMap((sentence) => {
      const words = sentence.trim().split(/\s+/);
      const length = language === "en" ? words.length : words.join("").length;
      if (length <= longest[language]) return [];
      const start = language === "en" ? words.slice(0, 6).join(" ") : words.join("").slice(0, 15);
      return [fault(language === "en" ? "sentenceLong" : "sentenceLongJapanese", { start, length })];
    });
}

/** The words of a paragraph; an Enter is a line. */
function linesOf(inline: readonly Token[]): string {
  return inline
    .map((token) => {
      if (token.type === "br") return "\n";
      if (token.type === "image" || token.type === "html") return "";
      const inner = childrenOf(token);
      return inner.length > 0 ? linesOf(inner) : "text" in token ? String(token.text) : "";
    })
    .join("");
}
