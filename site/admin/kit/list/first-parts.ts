import type { ListSection } from "../form/item-kind";

/** The first `count` items of a list in sections; a section without any is left out. */
export function firstParts<Item>(sections: readonly ListSection<Item>[], count: number): readonly ListSection<Item>[] {
  let room = count;
  return sections.flatMap(({ heading, items }) => {
    const part = items.slice(0, room);
    room -= part.length;
    return part.length === 0 ? [] : [{ heading, items: part }];
  });
}
