import { foldForms, katakanaToHiragana } from "../../content/model/text/textfold";

/** More than anybody types; what is pasted beyond it is not searched. */
export const longestQuery = 200;
const mostTerms = 8;

/** Words to be found, each of them, folded as texts are. */
export interface SearchQuery {
  /** All of it, for texts that hold the very words. */
  readonly phrase: string;
  /** Words of Latin letters and digits, found where a word begins with them. */
  readonly words: readonly string[];
  /** Texts without blanks between words, as Japanese is, found anywhere. */
  readonly runs: readonly SearchRun[];
}

export interface SearchRun {
  readonly text: string;
  /** Its words, for texts that hold all of them but not side by side: 会員交流会 is 会員 and 交流会. */
  readonly parts: readonly string[];
  /** The same as a dictionary divides them: 新年 and 会 of 新年会. */
  readonly words: readonly string[];
}

/** Divides what was typed into what is to be found; no character of it has a meaning of its own. */
export function parseQuery(typed: string): SearchQuery {
  const text = foldForms(typed.slice(0, longestQuery));
  const terms = (
    text.match(/[\p{sc=Latin}\p{Nd}\p{Mn}]+|[\p{L}\p{N}\p{M}ー]+?(?=[\p{sc=Latin}\p{Nd}]|[^\p{L}\p{N}\p{M}ー]|$)/gu) ??
    []
  ).slice(0, mostTerms);
  const isWord = (term: string): boolean => /^[\p{sc=Latin}\p{Nd}]/u.test(term);
  return {
    phrase: katakanaToHiragana(text),
    words: wordsOf(terms.filter(isWord)),
    runs: terms.filter((term) => !isWord(term)).map((run) => ({ text: katakanaToHiragana(run), ...dividedRun(run) })),
  };
}

/** What makes a sentence of a question, "when is the next event": the other words say what is looked for. */
const fillers = new Set(
  "a an and are at can do does for how i in is it much of on the to what when where which who you".split(" "),
);

function wordsOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length === 0 ? words : telling).map(wordStem);
}

/** An English word without its ending, so that members finds member, and companies finds company. */
function wordStem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ies|y|(?<!s)s)$/, "");
}

let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a run that mean something alone: particles and endings are in hiragana. A single character, like 会 in 新年会
 * and 年 in 年会費, belongs to the word beside it: alone it is in nearly every text.
 */
function dividedRun(run: string): Pick<SearchRun, "parts" | "words"> {
  if (!("Segmenter" in Intl)) return { parts: [], words: [] };
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  const [parts, words]: [string[], string[]] = [[], []];
  let before = "";
  for (const { segment } of segmenter.segment(run)) {
    const word = /^[\p{sc=Hiragana}ー]+$/u.test(segment) ? "" : segment;
    if (word !== "") words.push(word);
    const isJoined = before !== "" && word !== "" && (before.length === 1 || word.length === 1);
    before = isJoined ? `${parts.pop() ?? ""}${word}` : word;
    if (before !== "") parts.push(before);
  }
  return { parts: parts.map(katakanaToHiragana), words: words.map(katakanaToHiragana) };
}
