/** What a name is called in the language of the translation; the same words where it has no others. */
export type KnownNames = ReadonlyMap<string, string>;

/** A name of one sign is a word more often than a name. */
const shortest = 2;

/** A pattern of these words as whole words, the longest first; undefined without any. */
export function wordPattern(words: Iterable<string>): string | undefined {
  const known = [...words].filter((name) => name.length >= shortest);
  if (known.length === 0) return undefined;
  return known
    .sort((a, b) => b.length - a.length)
    .map(
      (name) => `${edge(name.at(0), "(?<![\\p{L}\\p{N}])")}${escaped(name)}${edge(name.at(-1), "(?![\\p{L}\\p{N}])")}`,
    )
    .join("|");
}

/** Names in Japanese stand between other words without a blank. */
const edge = (sign: string | undefined, boundary: string): string => (/[a-z0-9]/i.test(sign ?? "") ? boundary : "");

/** A text in a pattern with the flag `u`, which refuses other signs behind a backslash. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
