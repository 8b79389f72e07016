import { katakanaToHiragana, withoutIgnorable } from "../../content/model/text/textfold";

/** Characters of the shortest password: one password for all staff needs more than the 8 that are enough for many accounts. */
export const shortestPassword = 12;
/** Characters of the longest password. */
export const longestPassword = 200;

/** Words of every chamber and its website, and of a year: a guesser tries them first. */
const ownWords = [
  ...["chamber", "commerce", "website", "staff", "admin", "event", "news", "member", "membership", "company"],
  ...["spring", "summer", "autumn", "winter", "reiwa", "heisei", "nendo", "令和", "平成", "年度"],
  ...["shoko", "shokou", "shouko", "shoukou", "kaigisho", "zainichi", "商工", "会議所"],
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
  const longestFirst = [...new Set(words.map(spelling))].sort((a, b) => b.length - a.length);
  let rest = withoutIgnorable(password).normalize("NFKC").toLowerCase();
  for (const word of longestFirst)
    for (let at = spelling(rest).indexOf(word); at !== -1; at = spelling(rest).indexOf(word))
      rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  return rest.replace(/[\s\p{P}\p{S}]* [\s\p{P}\p{S}]*/gu, " ");
}

/** A text in hiragana and in letters where digits and signs are put for them; as long as before. */
const spelling = (text: string): string =>
  katakanaToHiragana(text.toLowerCase()).replace(/[013457@$!|l]/g, (sign) => letters[sign] ?? sign);
const letters: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" },
  ...{ "@": "a", $: "s", "!": "i", "|": "i", l: "i" },
};
