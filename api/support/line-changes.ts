import { diffArrays } from "diff";

/** Beyond so many differences two texts count as different throughout: comparing takes quadratic time, 0.04 s for these. */
const maxEditLength = 400;

/** Lines that follow each other: of both texts, or of one of them. */
export interface LineChange {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

/** What makes lines of a text the lines of another one, in their order. */
export function lineChanges(from: readonly string[], to: readonly string[]): readonly LineChange[] {
  return (
    diffArrays([...from], [...to], { maxEditLength }) ?? [
      { value: from, removed: true, added: false },
      { value: to, removed: false, added: true },
    ]
  );
}
