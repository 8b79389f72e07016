import { foldAccents } from "../../content/model/text/textfold";
import { textsWithWord, type Matches } from "./find-entries";

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A Latin word, or a character with its marks, also what is invisible in them: folding never joins two of them. */
const units =
  /[\p{sc=Latin}\p{Nd}][\p{sc=Latin}\p{Nd}\p{M}\p{DI}]*|[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f\p{DI}]*/gu;
/** Columns of an excerpt, and of it before its first match; a Japanese character takes two. */
const [excerptColumns, leadColumns] = [220, 50];

/** A text in pieces of what matches and what does not. */
export function markMatches(text: string, matches: Matches): TextPiece[] {
  return joined(unitsOf(text, matches));
}

/** The part of a text around its first match, in pieces; its beginning where nothing matches. */
export function excerptOf(text: string, matches: Matches): TextPiece[] {
  const all = unitsOf(text, matches);
  const columns = (from: readonly TextPiece[]): number[] => {
    let sum = 0;
    return from.map((unit) => (sum += /^[ -\u02ff]/.test(unit.text) ? unit.text.length : 2));
  };
  const first = Math.max(
    0,
    all.findIndex(({ isMatch }) => isMatch),
  );
  const before = all.slice(0, first).reverse();
  const lead = columns(before).filter((sum) => sum <= leadColumns).length;
  const start = lead === before.length ? 0 : first - lead;
  const rest = all.slice(start);
  const shown = rest.slice(0, columns(rest).filter((sum) => sum <= excerptColumns).length);
  const ellipsis = (isCut: boolean): TextPiece[] => (isCut ? [{ text: "…", isMatch: false }] : []);
  return joined([...ellipsis(start > 0), ...shown, ...ellipsis(shown.length < rest.length)]);
}

function unitsOf(text: string, { words, runs }: Matches): TextPiece[] {
  const parts = text.match(units) ?? [];
  const folded = parts.map(foldUnit);
  const matched = new Set(words.flatMap((word) => textsWithWord(folded, word)));
  const starts: number[] = [];
  let whole = "";
  folded.forEach((unit, at) => {
    for (let each = 0; each < unit.length; each += 1) starts.push(at);
    whole += unit;
  });
  for (const run of runs)
    for (const wanted of whole.includes(run.text) ? [run.text] : run.parts)
      for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length))
        for (const unit of starts.slice(at, at + wanted.length)) matched.add(unit);
  return parts.map((part, at) => ({ text: part, isMatch: matched.has(at) }));
}

/** Most units are the same few hundred characters. */
const known = new Map<string, string>();

function foldUnit(unit: string): string {
  // Folding trims; a blank has to stay one.
  const folded = known.get(unit) ?? (/^\s/.test(unit) ? " " : foldAccents(unit));
  if (known.size < 5000) known.set(unit, folded);
  return folded;
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: { text: string; isMatch: boolean }[] = [];
  for (const { text, isMatch } of pieces) {
    const last = result.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else result.push({ text, isMatch });
  }
  return result;
}
