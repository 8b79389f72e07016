import { diffArrays } from "diff";
import type { Language } from "../../../../content/model/text/language";

/** A part of two versions of a text: in both, only in the old one, or only in the new one. */
export interface DifferencePart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Two texts that have less in common than this many changed words allow are shown as a whole. */
const mostChanges = 2000;

/** What became of `before`, in words; words are told apart by the rules of the language, so that Japanese has them too. */
export function wordDifference(before: string, after: string, language: Language): DifferencePart[] {
  const found = diffArrays(wordsIn(before, language), wordsIn(after, language), { maxEditLength: mostChanges });
  const parts = (found ?? wholly(before, after)).map(({ added, removed, value }): DifferencePart => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
  return parts.filter(({ text }) => text !== "");
}

const wholly = (before: string, after: string) => [
  { added: false, removed: true, value: [before] },
  { added: true, removed: false, value: [after] },
];

/** The text in pieces that are words, marks and spaces; together they are the text again. */
export function wordsIn(text: string, language: Language): string[] {
  // An older browser without word rules compares runs of Latin letters, and every Japanese character by itself.
  if (!("Segmenter" in Intl)) return text.match(/[\p{Script=Latin}\d]+|\s+|./gsu) ?? [];
  return Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(text), ({ segment }) => segment);
}
