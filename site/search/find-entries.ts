import uFuzzy from "@leeoniya/ufuzzy";
import { foldAccents } from "../../content/model/text/textfold";
import type { SearchQuery, SearchRun } from "./parse-query";
import type { SearchEntry } from "./search-index";

/** The index as far as it is loaded: entries, and beside each what is searched of it. */
export interface LoadedIndex {
  readonly entries: SearchEntry[];
  readonly titles: string[];
  /** Title, and what an entry is called besides: a name in the other language, the keywords of a page. */
  readonly names: string[];
  /** Title, text, and what is not shown. */
  readonly texts: string[];
}

export const emptyIndex = (): LoadedIndex => ({ entries: [], titles: [], names: [], texts: [] });

/** Adds entries to the index; takes about 0.1 ms for each on a slow phone. */
export function addEntries({ entries, titles, names, texts }: LoadedIndex, added: readonly SearchEntry[]): void {
  for (const entry of added) {
    const title = foldAccents(entry.title);
    entries.push(entry);
    const name = entry.also === undefined ? title : `${title}\n${foldAccents(entry.also)}`;
    titles.push(title);
    names.push(name);
    texts.push(`${name}\n${foldAccents(entry.text)}`);
  }
}

/** A word of a query, and whether it is found with a typing error, because nothing has it as it was typed. */
export interface FoundWord {
  readonly word: string;
  readonly isTypo: boolean;
}

/** What was looked for, which is marked in the results. */
export interface Matches {
  readonly words: readonly FoundWord[];
  readonly runs: readonly SearchRun[];
}

export interface Findings extends Matches {
  /** The best first. */
  readonly entries: readonly SearchEntry[];
}

// The library's constants exist for the compiler alone; it takes their numbers.
/** Finds a word where a word begins (`interLft` 2). */
const exactly = new uFuzzy({ interLft: 2 });
/** Lets one wrong, missing, additional or exchanged letter pass (`intraMode` 1), not the first. */
const withTypo = new uFuzzy({ interLft: 2, intraMode: 1 });
/** Longer words are not corrected, because each letter makes the expression longer. */
const longestTypo = 30;

/** Indexes of the texts that hold a word; at most one letter of it may differ where `isTypo`. */
export function textsWithWord(texts: string[], { word, isTypo }: FoundWord, among?: number[]): number[] {
  return (isTypo ? withTypo : exactly).filter(texts, word, among) ?? [];
}

/** The entries that hold every word and run of a query: titles before texts, the very words before single ones, then the newest. */
export function findEntries(index: LoadedIndex, query: SearchQuery): Findings {
  const { entries, titles, names, texts } = index;
  const scores = new Map<number, number>();
  const words = query.words.map((word) => ({ word, isTypo: isMistyped(texts, word) }));
  let found = entries.map((_, at) => at);
  if (words.length + query.runs.length === 0) found = [];
  const narrow = (hits: number[], score: (at: number) => number): void => {
    found = hits;
    for (const at of hits) scores.set(at, (scores.get(at) ?? 0) + score(at));
  };
  for (const word of words) {
    const inTitle = new Set(textsWithWord(names, word, found));
    narrow(textsWithWord(texts, word, found), (at) => (inTitle.has(at) ? points.title : points.text));
  }
  for (const run of query.runs)
    narrow(
      found.filter((at) => runPoints(run, texts[at]) > 0),
      (at) => runPoints(run, texts[at]) * (runPoints(run, names[at]) > 0 ? points.title : points.text),
    );
  const scoreOf = (at: number): number => (scores.get(at) ?? 0) + phrasePoints(query.phrase, titles[at], texts[at]);
  const ranked = found.map((at) => ({ entry: entries[at], score: scoreOf(at) }));
  ranked.sort((a, b) => b.score - a.score || newestFirst(a.entry, b.entry));
  return { entries: ranked.flatMap(({ entry }) => entry ?? []), words, runs: query.runs };
}

/**
 * The entries with the most words of a query that no entry contains as a whole; none for a query of one word. A single
 * character says too little alone.
 */
export function findPartly(index: LoadedIndex, query: SearchQuery): Findings {
  const parts = query.runs.flatMap(({ words }) => words.filter((word) => word.length > 1));
  const single: readonly SearchQuery[] = [
    ...query.words.map((word) => ({ phrase: word, words: [word], runs: [] })),
    ...[...new Set(parts)].map((text) => ({ phrase: text, words: [], runs: [{ text, parts: [], words: [] }] })),
  ];
  const isDivided = single.some(({ phrase }) => phrase !== query.phrase);
  const each = isDivided ? single.map((term) => findEntries(index, term)) : [];
  const hits = new Map<SearchEntry, number>();
  for (const { entries } of each) for (const entry of entries) hits.set(entry, (hits.get(entry) ?? 0) + 1);
  const most = Math.max(...hits.values());
  return {
    // Each list has its best first: what is first in one stays before the others.
    entries: [...hits].flatMap(([entry, count]) => (count === most ? [entry] : [])),
    words: each.flatMap(({ words }) => words),
    runs: each.flatMap(({ runs }) => runs),
  };
}

const points = { title: 3, text: 1, phraseInTitle: 4, wholeTitle: 8, phraseInText: 1 };

function isMistyped(texts: string[], word: string): boolean {
  return word.length <= longestTypo && textsWithWord(texts, { word, isTypo: false }).length === 0;
}

/** 2 for a text with the run itself, 1 for one with all of its words. */
function runPoints({ text, parts }: SearchRun, inText = ""): number {
  if (inText.includes(text)) return 2;
  return parts.length > 0 && parts.every((part) => inText.includes(part)) ? 1 : 0;
}

function phrasePoints(phrase: string, title = "", text = ""): number {
  if (title === phrase) return points.wholeTitle;
  if (title.includes(phrase)) return points.phraseInTitle;
  return text.includes(phrase) ? points.phraseInText : 0;
}

/** What has no date, pages and people, before what has one. */
function newestFirst(a?: SearchEntry, b?: SearchEntry): number {
  const [dateA, dateB] = [a?.date ?? "9", b?.date ?? "9"];
  return dateA === dateB ? 0 : dateA < dateB ? 1 : -1;
}
