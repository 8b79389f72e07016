import { walkTokens, type Token, type Tokens } from "marked";
import { markdownRefusal } from "../markdown/markdown-refusal";
import { definedWords, markdownPieces } from "./markdown-lines";
import type { KnownNames } from "./known-names";
import { markWords, numbers, places, type Kept, type MarkedWords, type Part } from "./marked-words";

/** Translates a sentence or a few of them. */
export type Translate = (text: string) => Promise<string>;

/** A translation, and how many answers the translator was asked for and how many are in it. */
export interface Translation {
  readonly text: string;
  readonly asked: number;
  readonly used: number;
}

/** A piece of a text before and after, and how many answers are in what it is. */
interface Piece {
  readonly was: string;
  readonly is: string;
  readonly used: number;
}

/** What a text is translated with, and the count of the answers so far. */
interface Work extends Kept {
  readonly translate: Translate;
  asked: number;
  used: number;
}

/**
 * A Markdown text in another language, line by line: its structure, addresses, programs, pictures and numbers stay, and names are
 * those of the other language. What the translator would have broken of a line is translated in smaller pieces, or not at all.
 */
export async function translateMarkdown(
  markdown: string,
  translate: Translate,
  names: KnownNames,
): Promise<Translation> {
  const work: Work = { names, references: definedWords(markdown), translate, asked: 0, used: 0 };
  const pieces: Piece[] = [];
  for (const { before, words, after } of markdownPieces(markdown)) {
    const { used } = work;
    const is = before + (await translateWords(words, work)) + after;
    pieces.push({ was: before + words + after, is, used: work.used - used });
  }
  const done = (await sameLeads(markdown, textOf(pieces))) ? pieces : await keepLeads(markdown, pieces);
  return { text: textOf(done), asked: work.asked, used: done.reduce((sum, { used }) => sum + used, 0) };
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ is }) => is).join("");

/** The translations that leave the text's links and pictures where they lead: what stands together is read together. */
async function keepLeads(markdown: string, pieces: readonly Piece[]): Promise<readonly Piece[]> {
  const done = pieces.map((piece) => (piece.was === piece.is ? piece : { ...piece, is: piece.was, used: 0 }));
  for (const [at, piece] of pieces.entries()) {
    if (piece.was === piece.is) continue;
    const before = done.splice(at, 1, piece);
    if (!(await sameLeads(markdown, textOf(done)))) done.splice(at, 1, ...before);
  }
  return done;
}

async function translateWords(words: string, work: Work): Promise<string> {
  if (!hasLetters(words)) return words;
  for (const withNumbers of [false, true]) {
    const marked = markWords(words, work, withNumbers);
    const answer = hasLetters(marked.text) ? await answerTo(marked, work) : marked.text;
    if (answer !== undefined) return filled(answer, await translatedParts(marked, work));
  }
  return inPieces(markWords(words, work, true), work);
}

/** The words between the parts one by one, for a translator that loses parts. */
async function inPieces(marked: MarkedWords, work: Work): Promise<string> {
  const done: string[] = [];
  for (const [at, piece] of marked.text.split(/(\{\d+\})/).entries()) {
    const isWords = at % 2 === 0 && hasLetters(piece);
    done.push((isWords ? await answerTo({ text: piece, parts: [] }, work) : undefined) ?? piece);
  }
  return filled(done.join(""), await translatedParts(marked, work));
}

/** The answer on the same line, with the blanks around it that the text had; undefined of one that cannot be used. */
async function answerTo(marked: MarkedWords, work: Work): Promise<string | undefined> {
  const { text } = marked;
  work.asked += 1;
  const given = (await work.translate(text.trim())).replace(/\s+/g, " ").trim();
  const answer = `${/^\s*/.exec(text)?.[0] ?? ""}${given}${/\s*$/.exec(text)?.[0] ?? ""}`;
  if (!isSound(answer, marked)) return undefined;
  work.used += 1;
  return answer;
}

type FilledPart = Part & { readonly text: string };

async function translatedParts({ parts }: MarkedWords, work: Work): Promise<readonly FilledPart[]> {
  const done: FilledPart[] = [];
  for (const part of parts)
    done.push({ ...part, text: part.before + (await translateWords(part.words, work)) + part.after });
  return done;
}

/** The text with its parts in their places. */
function filled(text: string, parts: readonly FilledPart[]): string {
  return text.replace(places, (place: string, number: string, at: number) => {
    const part = parts[numberOf(number) - 1];
    if (part === undefined) return place;
    // "!" before a link would make it a picture.
    const gap = text.charAt(at - 1) === "!" && part.text.startsWith("[") ? " " : "";
    if (!part.isBare) return gap + part.text;
    return `${addressBegins.test(text.slice(0, at)) ? "" : " "}${part.text}${addressEnds.test(text.slice(at + place.length)) ? "" : " "}`;
  });
}

/** What may stand beside an address that no brackets hold. */
const addressBegins = /(?:^|[\s(（「『【:：、。])$/;
const addressEnds = /^(?:$|[\s）」』】、。！？]|[).,;:!?]+(?:\s|$))/;

/** Signs that are, or may become, Markdown. */
const signs = /[[\]<>`|*_~\\@{}]|:\/\/|www\./g;
const beginning = /^\s*(?:[#>|=]|[-+]|\d+[.)]\s|\[)/;

/** Whether every part has its place, every number is there, and nothing has become Markdown that was none. */
function isSound(answer: string, { text, parts }: MarkedWords): boolean {
  const found = [...answer.matchAll(places)].map(([, number = ""]) => numberOf(number));
  if (found.length !== parts.length || new Set(found).size !== parts.length) return false;
  if (found.some((number) => number < 1 || number > parts.length)) return false;
  const [was, is] = [text, answer].map((each) => each.replace(places, ""));
  if (was === undefined || is === undefined || !hasLetters(is)) return false;
  const allowed = countsOf(was.match(signs));
  for (const [sign, count] of countsOf(is.match(signs))) if (count > (allowed.get(sign) ?? 0)) return false;
  if (/\\[!-/:-@[-`{-~]/.test(answer) || (beginning.test(answer) && !beginning.test(text))) return false;
  const given = new Set(numbersIn(is));
  return numbersIn(was).every((number) => given.has(number));
}

const numbersIn = (text: string): readonly string[] =>
  (text.normalize("NFKC").match(numbers) ?? []).map((number) => number.replaceAll(",", ""));

function countsOf(found: readonly string[] | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of found ?? []) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const numberOf = (digits: string): number => Number(digits.normalize("NFKC"));

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(places, ""));

/** Whether the links and pictures of two Markdown texts are equally many, and lead to the same. */
async function sameLeads(a: string, b: string): Promise<boolean> {
  return (await textLeads(a)).join("\n") === (await textLeads(b)).join("\n");
}

/** Where the links and pictures of a text lead, in no order. The reader of Markdown is one that staff pages load on demand. */
export async function textLeads(markdown: string): Promise<readonly string[]> {
  if (markdownRefusal(markdown) !== undefined) return [];
  const { readMarkdown } = await import("../markdown/markdown-html");
  const found: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === "link" || token.type === "image")
      // The name of a heading in its address is made of the whole text.
      found.push(`${token.type} ${(token as Tokens.Link | Tokens.Image).href.replace(/^#part-.*/, "#")}`);
  };
  void walkTokens(readMarkdown(markdown).tokens, visit);
  return found.sort();
}
