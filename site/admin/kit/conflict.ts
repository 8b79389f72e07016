import type { Comparison } from "./item-kind";
import type { Words } from "./words";

/** Which of two texts is kept. */
export type Side = "mine" | "theirs";

/** A difference between the form and the version somebody else saved. */
export interface Difference<V> {
  readonly comparison: Comparison<V>;
  readonly mine: string;
  readonly theirs: string;
  /** What is kept unless the person chooses otherwise: the side that was changed; mine when both were. */
  readonly proposal: Side;
  readonly bothChanged: boolean;
}

const equalIn = <V>({ names }: Comparison<V>, a: V, b: V) => names.every((name) => a[name] === b[name]);

/** The fields in which my form and their version differ, with what was loaded as the base (ruling 12). */
export function differencesOf<V>(
  comparisons: readonly Comparison<V>[],
  base: V,
  mine: V,
  theirs: V,
  words: Words,
): Difference<V>[] {
  return comparisons
    .filter((comparison) => !equalIn(comparison, mine, theirs))
    .map((comparison) => {
      const untouchedByMe = equalIn(comparison, base, mine);
      return {
        comparison,
        mine: comparison.show(mine, words),
        theirs: comparison.show(theirs, words),
        proposal: untouchedByMe ? "theirs" : "mine",
        bothChanged: !untouchedByMe && !equalIn(comparison, base, theirs),
      };
    });
}

/** Their version with my text in each field for which "mine" was chosen. */
export function mergeChoices<V>(
  differences: readonly Difference<V>[],
  choices: readonly Side[],
  mine: V,
  theirs: V,
): V {
  const merged = { ...theirs };
  differences.forEach(({ comparison }, index) => {
    if (choices[index] === "theirs") return;
    for (const name of comparison.names) merged[name] = mine[name];
  });
  return merged;
}
