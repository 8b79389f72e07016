/** Characters of the shortest password: one password for all staff needs more than the 8 that are enough for many accounts. */
export const shortestPassword = 12;
/** Characters of the longest password. */
export const longestPassword = 200;

/** Words of this place, which a dictionary of passwords does not have among its first. */
const ownWords = ["chamber", "commerce", "website", "staff", "admin"];

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
  const estimator = new ZxcvbnFactory({ dictionary: { ...dictionary, ownWords }, graphs });
  if (estimator.check(without(password, chamber)).score >= lowestScore) return undefined;
  return "is easy to guess: it is a common password or pattern, or close to one. Take four or more unrelated words";
}

function without(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, " "), password.normalize("NFKC").toLowerCase());
}
