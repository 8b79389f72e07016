import type { ListSection } from "../form/item-kind";

/** The first `count` items of a list in sections; a section without any is left out. */
export function limitSections<Listed>(
  sections: readonly ListSection<Listed>[],
  count: number,
): readonly ListSection<Listed>[] {
  let room = count;
  return sections.flatMap(({ heading, items }) => {
    const part = items.slice(0, room);
    room -= part.length;
    return part.length === 0 ? [] : [{ heading, items: part }];
  });
}
