import type { FieldForm } from "../../../../content/model/api/collection-answers";
import { wordsOf } from "../status/words";
import { itemTitle } from "./item-title";

test.each([
  ["A short text", "A short text"],
  [`${"Drawing ".repeat(7)}of cups`, `${"Drawing ".repeat(7)}of…`],
])("what tells an item from others is short, and says where it was cut", (text, title) => {
  const item: FieldForm = { name: "", label: "picture", required: true, input: "line" };
  expect(itemTitle(item, { "": text }, wordsOf("en"), "en")).toBe(title);
});
