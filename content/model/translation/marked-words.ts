import { escaped, wordPattern, type KnownNames } from "./known-names";

/** A part of a line that a translator does not get: it stays as it is, but for the words in it. */
export interface Part {
  readonly before: string;
  /** Translated apart; "" where there are none. */
  readonly words: string;
  readonly after: string;
  /** An address that is one by itself: it ends where its neighbour begins. */
  readonly isBare: boolean;
}

/** A line as a translator gets it: `{1}` stands for the first part. */
export interface MarkedWords {
  readonly text: string;
  readonly parts: readonly Part[];
}

/** What must not change beside the Markdown of a text. */
export interface Kept {
  readonly names: KnownNames;
  /** Words in brackets that are links, since another line says where to. */
  readonly references: readonly string[];
}

/** A place of a part, also as a translator may write it, and as an author may have. */
export const places = /[{｛]\s*([\d０-９]+)\s*[}｝]/gu;
/** A number as it is written: 3,500, 10:30, 2026-12-10. */
export const numbers = /\d(?:[\d.,:/-]*\d)?/g;

const bare = [
  "(?:https?|HTTPS?)://[!#-'*+,./0-;=?-Z\\\\_a-z~-]+",
  "(?<![\\w.])www\\.[!#-'*+,./0-;=?-Z\\\\_a-z~-]+",
  "(?:mailto:)?[\\w.+'-]+@[\\w-]+(?:\\.[\\w-]+)+",
].join("|");
/** Programs, comments, tags, telephone numbers, signs of HTML and of Markdown. */
const fixed = [
  "(?<ticks>`+)(?!`)[^\\n]*?(?<!`)\\k<ticks>(?!`)",
  "<!--[^\\n]*?-->",
  "<code\\b[^>\\n]*>[^\\n]*?</code>",
  "</?[a-zA-Z][^>\\n]*>",
  "\\+\\d[\\d \\(\\)\\-]{6,20}\\d",
  "&(?:[a-zA-Z]+\\d*|#\\d+|#x[\\da-fA-F]+);",
  "\\[\\^[^\\]\\s]+\\]",
  "\\\\[!-\\/:-@\\[-`\\{-~]",
  places.source,
].join("|");
/** A link or picture, with other brackets in its words. */
const linked = String.raw`(?:[^\[\]\\\n]|\\.|!?\[(?:[^\[\]\\\n]|\\.)*\](?:\([^\(\)\n]*\))?)*`;
const target = String.raw`\((?:[^\(\)\\\n]|\\.|\([^\(\)\n]*\))*\)|\[[^\[\]\n]+\]`;
const link = `!?\\[(?<linked>${linked})\\](?<target>${target})`;
const emphasis = [
  String.raw`(?<sign>\*{1,3}|~~)(?![\s*~])(?<stressed>(?:(?!\k<sign>)[^\\\n]|\\.)+?)(?<![\s*~])\k<sign>(?!\*)`,
  String.raw`(?<![\p{L}\p{N}_])(?<line>_{1,3})(?![\s_])(?<lined>(?:[^_\\\n]|\\.)+?)(?<![\s_])\k<line>(?![\p{L}\p{N}_])`,
].join("|");

/** Takes out of a line what a translation must not change; `withNumbers`: the numbers, too. */
export function markWords(words: string, kept: Kept, withNumbers: boolean): MarkedWords {
  const parts: Part[] = [];
  const text = words.replace(patternOf(kept, withNumbers), (raw: string, ...rest: readonly unknown[]) => {
    parts.push(partOf(raw, rest.at(-1) as Groups, kept.names));
    return `{${String(parts.length)}}`;
  });
  return { text, parts };
}

type Groups = Readonly<Record<string, string | undefined>>;

function partOf(raw: string, groups: Groups, names: KnownNames): Part {
  const { linked: label, target: leads, sign, stressed, line, lined, bare: address } = groups;
  const isBare = address !== undefined;
  if (label !== undefined && leads !== undefined)
    return { before: raw.startsWith("!") ? "![" : "[", words: label, after: `]${leads}`, isBare };
  const signs = sign ?? line;
  if (signs !== undefined) return { before: signs, words: stressed ?? lined ?? "", after: signs, isBare };
  return { before: names.get(raw) ?? raw, words: "", after: "", isBare };
}

const patterns = new WeakMap<Kept, Map<boolean, RegExp>>();

/** The pattern of these names, made once: a directory has hundreds of them, and a text dozens of lines. */
function patternOf(kept: Kept, withNumbers: boolean): RegExp {
  const known = patterns.get(kept) ?? new Map<boolean, RegExp>();
  patterns.set(kept, known);
  const { names, references } = kept;
  const all = [
    fixed,
    `(?<bare>${bare})`,
    link,
    ...references.map((each) => `\\[${escaped(each)}\\](?:\\[\\])?`),
    wordPattern(names.keys()),
    emphasis,
    withNumbers ? numbers.source.replace("/-]", "\\/\\-]") : undefined,
  ];
  const pattern = known.get(withNumbers) ?? new RegExp(all.filter((each) => each !== undefined).join("|"), "gu");
  known.set(withNumbers, pattern);
  return pattern;
}
