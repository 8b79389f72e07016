/** @jest-environment node */
import { wordsOf } from "../services/words";
import { titledItem } from "./item-title";
import type { ListForm } from "./inputs/leaf";

test.each([
  ["A short text", "A short text"],
  [`${"Drawing ".repeat(7)}of cups`, `${"Drawing ".repeat(7)}of…`],
])("what tells an item from others is short, and says where it was cut", (text, title) => {
  const item = { name: "", label: "picture", required: true, input: "line" } as const;
  const list: ListForm = { name: "", label: "", required: true, input: "list", item, itemLabel: "picture", min: 0 };
  expect(titledItem(list, { "": text }, 0, wordsOf("en"))).toBe(`picture 1: ${title}`);
});
