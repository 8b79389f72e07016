/** @jest-environment node */
import { collections } from "../../../../content/model/collections/collections";
import { collectionForm } from "../../../../content/model/entries/collection-form";
import { preparedWordsOf } from "./prepared-words";
import { timedForm } from "./prepared-kind";

test("a prepared change has its own time for the beginning, and the end of the item among its fields", () => {
  const form = timedForm(collectionForm(collections.events, "en"), preparedWordsOf("en"));
  const names = (form.fields as readonly { readonly name: string }[]).map(({ name }) => name);
  expect(names.filter((name) => ["draft", "publishAt", "unpublishAt"].includes(name))).toEqual([
    "publishAt",
    "unpublishAt",
  ]);
  const untimed = timedForm(collectionForm(collections.events, "en"), preparedWordsOf("en"), false);
  expect(JSON.stringify(untimed)).not.toMatch(/"name":"(?:draft|publishAt)"/);
});
