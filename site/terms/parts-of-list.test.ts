/** @jest-environment node */
import { partsOfList } from "./TermsParagraph";

test.each([
  { items: ["a", "b"], parts: [["a", "b"]] },
  { items: ["a", "", "b"], parts: [["a"], ["b"]] },
  { items: ["a", "", "", "b"], parts: [["a"], [], ["b"]] },
  { items: ["", "a", ""], parts: [[], ["a"], []] },
  { items: [], parts: [[]] },
])("$items are parted at the empty items", ({ items, parts }) => {
  expect(partsOfList(items)).toEqual(parts);
});
