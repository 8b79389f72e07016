import { foldAccents } from "../../content/model/text/textfold";

/** Characters of the shortest password: one password for all staff needs more than the 8 that are enough for many accounts. */
export const shortestPassword = 12;
/** Characters of the longest password. */
export const longestPassword = 200;

/** Words of every chamber and its website, and of a year: a guesser tries them first. */
const ownWords = [
  ...["chamber", "commerce", "website", "staff", "admin", "event", "news", "member", "membership", "company"],
  ...["spring", "summer", "autumn", "winter", "reiwa", "heisei", "nendo", "令和", "平成", "年度"],
  ...["shoko", "kaigisho", "zainichi", "商工", "会議所", "しょうこう", "かいぎしょ", "ざいにち"],
  ...["jimukyoku", "jimu", "kaiin", "事務局", "会員", "secretary", "secretariat", "office"],
  ...["shinnenkai", "bonenkai", "bounenkai", "新年会", "忘年会"],
];

/** Of zxcvbn's 0 to 4: below it 10^10 guesses find the password, which the limits of the login stretch to eight years. */
const lowestScore = 4;

/**
 * Why a password is refused, as the end of a sentence; undefined for a good one (R9.1). Besides the length it estimates
 * how many guesses are needed: common passwords, names, keyboard rows, dates, repetitions, and what is made of them.
 * @param chamber Words of the chamber (`chamberWords`), which count for nothing: a guesser knows them.
 */
export async function passwordRefusal(password: string, chamber: readonly string[] = []): Promise<string | undefined> {
  if (password.length < shortestPassword) return `must have at least ${String(shortestPassword)} characters`;
  if (password.length > longestPassword) return `must have at most ${String(longestPassword)} characters`;
  // Loaded on demand: the dictionaries take a quarter of a second, and most starts have a hash to go by.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs });
  if (estimator.check(without(password, [...ownWords, ...chamber])).score >= lowestScore) return undefined;
  return "is easy to guess: it is a common password or pattern, or close to one. Take four or more unrelated words";
}

/** The password without the words, however they are spelt, and the signs around them. */
function without(password: string, words: readonly string[]): string {
  const folded = words.map(foldAccents);
  const backwards = folded.map((word) => Array.from(word).toReversed().join(""));
  const longestFirst = [...new Set([...folded, ...backwards])].sort((a, b) => b.length - a.length);
  const undated = foldAccents(password).replace(partsOfDates, " ");
  const rest = longestFirst.reduce((text, word) => text.replace(spellings(word), " "), undated);
  return rest.replace(/[\s\p{P}\p{S}]* [\s\p{P}\p{S}]*/gu, " ");
}

const month =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** The month of 28nov, nov28 and 2026-nov-28, and the letters of 11月28日. */
const partsOfDates = new RegExp(
  `(?<=\\d[^\\p{L}\\p{N}]?)(?:${month}|[年月日])(?!\\p{L})|(?<!\\p{L})(?:${month})(?=[^\\p{L}\\p{N}]?\\d)`,
  "gu",
);

/**
 * A word with digits and signs for its letters, with one sign between them, with long vowels, Toukyou, Tookyoo, Shingapo-ru, and as
 * schools in Japan romanise it: Singapo-ru, Titibu.
 */
function spellings(word: string): RegExp {
  const parts = word.match(/sh|ch|ts|./gsu) ?? [];
  const letters = parts.map((letter) => {
    if (letter.length === 2) return schoolSpelling[letter] ?? letter;
    const one = `[${alike.find((signs) => signs.includes(letter)) ?? letter}]`;
    return /[aiueo]/.test(letter) ? `${one}(?:${one}${letter === "o" ? "|[uh]" : ""})?` : one;
  });
  return new RegExp(letters.join("[^\\p{L}\\p{N}]?"), "gu");
}
const schoolSpelling: Readonly<Record<string, string>> = { sh: "[s5$][hy]?", ch: "(?:[ck]h|[t7]y?)", ts: "[t7][s5$]?" };
const alike = ["o0", "i1!|l", "e3", "a4@", "s5$", "t7", "ー\\-‐–—−〜~_"];
