/**
 * The list that both sides changed, where one of them only added items at its end: they follow what the other made of the
 * list, unless it has them, too. Undefined where neither side did that.
 */
export function withAdditions<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  isSame: (a: Item | undefined, b: Item) => boolean,
): readonly Item[] | undefined {
  const addedTo = (other: readonly Item[], side: readonly Item[]): readonly Item[] | undefined =>
    base.every((item, index) => isSame(side[index], item))
      ? [...other, ...side.slice(base.length).filter((item) => !other.some((each) => isSame(each, item)))]
      : undefined;
  return addedTo(theirs, mine) ?? addedTo(mine, theirs);
}
