/** @jest-environment node */
/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import { collections } from "../../../../content/model/collections/collections";
import { collectionForm } from "../../../../content/model/entries/collection-form";
import { readEntry } from "../../../../content/model/entries/entry-file";
import { mergeEntry } from "../../../../content/model/entries/merge-entry";
import { sampleContent } from "../../../../content/model/test-support/sample-content";
import { entryOf } from "../entry/entry";
import { leavesOf } from "../entry/leaves";
import type { FieldValue, FormValues } from "../fields/values";
import { entryParts } from "../form/entry-parts";
import { wordsOf } from "../services/words";
import { mergedValues, mergeFields } from "./three-way";

const words = wordsOf("en");

/** Another value that fits, by whoever has that number; undefined for what is chosen. */
function valueOf(number: number, input: string): FieldValue | undefined {
  if (["line", "lines", "markdown"].includes(input)) return "x".repeat(number);
  return input === "number" ? String(number) : undefined;
}

test.each<[CollectionName, string, string]>([
  ["plans", "plans", "plans.yml"],
  ["partners", "partners", "partners.yml"],
  ["terms", "terms", "terms.yml"],
  ["pages", "home", "pages/home.yml"],
  ["pages", "sponsorship", "pages/sponsorship.yml"],
])("what two people change in %s %s merges in the form as it does in a prepared change", (name, id, path) => {
  const collection = collections[name];
  const read = readEntry(collection, id, path, readFileSync(join(sampleContent, path), "utf8"));
  if (!read.ok) throw new Error("unreadable");
  const form = collectionForm(collection, "en");
  const kind = entryParts(form, words);
  const item = entryOf(form, { ...read.fields, _id: id, version: "" });
  const base = kind.valuesOf(item);
  const leaves = leavesOf(kind.fieldsOf(base), base, { words });
  const versionsBy = (number: number) =>
    leaves.map(({ field, set }): FormValues => {
      const other = valueOf(number, field.input);
      const values = other === undefined ? base : { ...base, ...set(base, other) };
      // A text in one language alone cannot be saved.
      return collection.schemaOf(id).safeParse(kind.fileOf(values, item)).success ? values : base;
    });
  const [ours, others] = [versionsBy(2), versionsBy(3)];
  const free = [...ours.keys()].filter((index) => ours[index] !== base);
  expect(free.length).toBeGreaterThan(5);
  const step = Math.ceil(free.length / 12);
  for (const index of free.filter((_, at) => at % step === 0))
    for (const at of [index, free[(index * 7) % free.length] ?? 0]) {
      const mine = ours[index] ?? base;
      const theirs = others[at] ?? base;
      const { comparisons, versions: compared, fold } = kind.compared([base, mine, theirs]);
      const [before = base, here = mine, there = theirs] = compared;
      const fields = mergeFields(comparisons, before, here, there);
      const inForm = fields.some(({ kind: side }) => side === "conflict");
      const sides = { base: read.fields, mine: kind.fileOf(mine, item), theirs: kind.fileOf(theirs, item) };
      const prepared = mergeEntry(collection, id, sides);
      expect([leaves[index]?.path, leaves[at]?.path, prepared.conflict !== undefined]).toEqual([
        leaves[index]?.path,
        leaves[at]?.path,
        inForm,
      ]);
      if (inForm) continue;
      const merged = { ...base, ...fold(mergedValues(fields, new Map(), here, there)) };
      expect(prepared.fields).toEqual(kind.fileOf(merged, item));
    }
});
