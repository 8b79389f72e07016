import { isBehindBracket, isOfFootnotes } from "../markdown/cjk-emphasis";
import { emphasised } from "../markdown/emphasised";
import { markRuns, signsOf } from "../markdown/mark-signs";
import {
  isOfAddress,
  isOfBlanks,
  isOfOrnaments,
  isOverLines,
  isQuoted,
  isWithinWords,
} from "../markdown/signs-of-words";
import { cjk } from "../text/cjk";

/** A text to be escaped, Markdown, or pieces with a mark around them. */
export type Piece = { readonly text: string } | { readonly markdown: string } | MarkedPiece;

interface MarkedPiece {
  readonly mark: string;
  readonly inside: readonly Piece[];
}

const punctuation = /[\p{P}\p{S}]/u;
const wordEnd = /[\p{L}\p{N}\p{Pe}\p{Pf}`>]/u;

/**
 * The pieces one after the other as Markdown, so that each is read as what it is beside its neighbours.
 * @param escape how texts are escaped
 */
export function joinPieces(pieces: readonly Piece[], escape: (text: string) => string): string {
  const settled = settleMarks(pieces);
  const written = settled.map((piece, at) => {
    const next = settled[at + 1];
    if ("markdown" in piece) return piece.markdown;
    if ("mark" in piece) return `${piece.mark}${joinPieces(piece.inside, escape)}${piece.mark}`;
    const escaped = escape(piece.text);
    // Before a link it would make a picture of it.
    return escaped.endsWith("!") && next && firstOf(next) === "[" ? `${escaped.slice(0, -1)}\\!` : escaped;
  });
  return written.join("");
}

function mergedTexts(pieces: readonly Piece[]): Piece[] {
  const texts: Piece[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (!("text" in piece)) texts.push(piece);
    else if (last !== undefined && "text" in last) texts[texts.length - 1] = { text: last.text + piece.text };
    else if (piece.text !== "") texts.push(piece);
  }
  return texts;
}

const maxPasses = 10;

/**
 * CommonMark reads no mark between a word and punctuation, none beside white space, and marks that touch not well: these
 * move out of the mark, and where that cannot be, the mark is left out.
 */
export function settleMarks(pieces: readonly Piece[]): Piece[] {
  let settled = mergedTexts(pieces);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const again = mergedTexts(settledOnce(settled));
    // A mark that went changes what its neighbours stand beside.
    if (again.length === settled.length && again.every((piece, at) => isSame(piece, settled[at]))) return again;
    settled = again;
  }
  return settled.flatMap(withoutMarks);
}

const isSame = (piece: Piece, other: Piece | undefined): boolean =>
  piece === other || (other !== undefined && "text" in piece && "text" in other && piece.text === other.text);

const withoutMarks = (piece: Piece): Piece[] => ("mark" in piece ? piece.inside.flatMap(withoutMarks) : [piece]);

function settledOnce(pieces: readonly Piece[]): Piece[] {
  const todo = [...pieces].reverse();
  const done: Piece[] = [];
  for (let piece = todo.pop(); piece !== undefined; piece = todo.pop()) {
    const before = done.at(-1);
    const after = todo.at(-1);
    if (!("mark" in piece)) done.push(piece);
    else if (before !== undefined && "mark" in before) {
      if (piece.mark === "~~" || before.mark === "~~") {
        // What is struck out must not look valid.
        done.push({ text: " " });
        todo.push(piece);
        continue;
      }
      // Bold stays.
      const lesser = piece.mark === "**" ? before : piece;
      if (lesser === before) {
        done.pop();
        todo.push(piece);
      }
      todo.push(...[...lesser.inside].reverse());
    } else {
      const moved = settled(piece, before ? lastOf(before) : "", after);
      if (moved === undefined) todo.push(...[...piece.inside].reverse());
      else done.push(...mergedTexts(moved));
    }
  }
  return done;
}

/** Text, mark, text; undefined when the mark cannot be read. */
function settled(piece: MarkedPiece, before: string, next: Piece | undefined): Piece[] | undefined {
  const { mark } = piece;
  const after = next ? firstOf(next) : "";
  const core = mergedTexts(piece.inside);
  let [opening, closing] = ["", ""];
  const start = core[0];
  if (start !== undefined && "text" in start) {
    const { text } = start;
    let at = 0;
    while (mayMove(characterAt(text, at)) && !opens(mark, characterBefore(text, at) || before, characterAt(text, at)))
      at += characterAt(text, at).length;
    opening = text.slice(0, at);
    core[0] = { text: text.slice(at) };
  }
  const end = core.at(-1);
  if (end !== undefined && "text" in end) {
    const { text } = end;
    let at = text.length;
    while (
      mayMove(characterBefore(text, at)) &&
      !closes(mark, characterAt(text, at) || after, characterBefore(text, at))
    )
      at -= characterBefore(text, at).length;
    closing = text.slice(at);
    core[core.length - 1] = { text: text.slice(0, at) };
  }
  const left = mergedTexts(core);
  if (!isEmphasis(mark, left)) return undefined;
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [ahead, behind] = [characterBefore(opening, opening.length) || before, characterAt(closing, 0) || after];
  let isOpen = opens(mark, ahead, firstOf(first));
  let isClosed = closes(mark, behind, lastOf(last));
  // Between digits nothing is struck out: a space keeps the old value apart from the new one.
  if (mark === "~~" && !isOpen) [opening, isOpen] = [`${opening} `, opens(mark, " ", firstOf(first))];
  if (mark === "~~" && !isClosed) [closing, isClosed] = [` ${closing}`, closes(mark, " ", lastOf(last))];
  if (!isOpen || !isClosed || (mark !== "~~" && isOfSigns({ mark, inside: left }, ahead, closing + textOf(next))))
    return undefined;
  return opening + closing === "" ? [piece] : [{ text: opening }, { mark, inside: left }, { text: closing }];
}

/** False for signs alone, which Markdown does not emphasise. */
const isEmphasis = (mark: string, inside: readonly Piece[]): boolean =>
  mark === "~~" ||
  inside.some((piece) =>
    "mark" in piece
      ? isEmphasis(mark, piece.inside)
      : emphasised[mark === "**" ? "strong" : "em"].test("text" in piece ? piece.text : piece.markdown),
  );

/** True for what would be read as standing between two marks that are signs of the text. `after` is the text behind them. */
function isOfSigns({ mark, inside }: MarkedPiece, before: string, after: string): boolean {
  const words = joinPieces(inside, (text) => text);
  const raw = mark + words + mark;
  const text = before + raw + after;
  const kind = mark === "_" ? "_" : "*";
  const signs = signsOf(kind, text, markRuns(kind, text));
  return (
    signs.has(before.length) ||
    signs.has(before.length + raw.length - mark.length) ||
    isOfBlanks(raw, before) ||
    (mark === "*" && isOverLines(words)) ||
    isOfAddress(raw, before, after) ||
    isOfOrnaments(raw, before, after) ||
    isWithinWords({ type: mark === "**" ? "strong" : "em", raw }, before, after) ||
    (mark === "*" && (isOfFootnotes(raw, after.charAt(0)) || isQuoted(raw, before)))
  );
}

const mayMove = (character: string): boolean => /\s/.test(character) || punctuation.test(character);

/** True when a mark opens; one behind a Japanese word is a footnote's, and one before the end of a phrase is a sign. */
function opens(mark: string, outside: string, inside: string): boolean {
  if (/[\p{Pe}\p{Pf}、。，．,;：；！？・]/u.test(inside)) return false;
  const isFootnote = mark === "*" && wordEnd.test(outside) && (cjk.test(outside + inside) || /\d/.test(inside));
  // The bracket of a tag is written `&lt;`.
  const first = inside === "<" ? "&" : inside;
  if (isFootnote || (mark === "*" && isBehindBracket(outside, first))) return false;
  if (mark === "~~" && mayJoin(outside, inside)) return false;
  return !isSign(mark, outside, inside) && isRead(mark, outside, inside);
}

/** True when a mark closes; between a word and a digit a star is the sign of a footnote. */
const closes = (mark: string, outside: string, inside: string): boolean =>
  !(mark === "*" && wordEnd.test(inside) && /\d/.test(outside)) &&
  !isSign(mark, inside, outside) &&
  isRead(mark, outside, inside);

/** True where tildes may stand between numbers, 10時~~12時, or make a word longer, よろしく~~！; the reading counts the others to tell. */
const mayJoin = (before: string, after: string): boolean =>
  (/[\d時分円月日年回名階AaPpMm.]/.test(before) && /[\d第¥￥$午前後(（]/.test(after)) || /[!！?？…]/.test(after);

/** True for a single mark that is a sign of the text by what stands on both sides. */
function isSign(mark: string, before: string, after: string): boolean {
  if (mark !== "*" && mark !== "_") return false;
  const text = before + mark + after;
  return signsOf(mark, text, markRuns(mark, text)).size > 0;
}

/** True when a mark with these characters outside and inside opens or closes; "" is the beginning or the end. */
function isRead(mark: string, outside: string, inside: string): boolean {
  if (/\s/.test(inside) || (mark !== "**" && /\d/.test(outside) && /\d/.test(inside))) return false;
  // Beside another mark, a single one is not read before a Japanese word.
  if (/[*_~]/.test(inside) && cjk.test(outside)) return mark.length > 1;
  // marked sees half of a character that takes two units, and a word where code or an address is.
  if (
    outside === "" ||
    /\s/.test(outside) ||
    (outside.length === 1 && !/[`>]/.test(outside) && punctuation.test(outside))
  )
    return true;
  // It works within no word.
  if (mark === "_") return false;
  if (inside.length === 1 && !punctuation.test(inside)) return true;
  return mark !== "*" && (cjk.test(outside) || cjk.test(inside));
}

const characterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
};
const characterBefore = (text: string, at: number): string =>
  /[\ud800-\udbff]?[\s\S]$/.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? "";

/** The character that a piece begins with. */
const firstOf = (piece: Piece): string =>
  "mark" in piece ? piece.mark.charAt(0) : characterAt("text" in piece ? piece.text : piece.markdown, 0);

/** The text that a piece begins with. */
function textOf(piece: Piece | undefined): string {
  if (piece === undefined) return "";
  return "text" in piece ? piece.text : firstOf(piece);
}

/** The character that a piece ends with. */
function lastOf(piece: Piece): string {
  if ("mark" in piece) return piece.mark.charAt(0);
  const text = "text" in piece ? piece.text : piece.markdown;
  return characterBefore(text, text.length);
}
