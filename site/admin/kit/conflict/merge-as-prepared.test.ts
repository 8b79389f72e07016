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
import { itemsOf } from "../entry/inputs/list";
import { leavesOf } from "../entry/leaves";
import type { FieldValue, FormValues } from "../fields/values";
import { entryParts } from "../form/entry-parts";
import { wordsOf } from "../services/words";
import { mergedValues, mergeFields, onTheirLists } from "./three-way";

const words = wordsOf("en");

/** Another value that fits, by whoever has that number; undefined for what is chosen. */
function valueOf(number: number, input: string): FieldValue | undefined {
  if (["line", "lines", "markdown"].includes(input)) return "x".repeat(number);
  return input === "number" ? String(number) : undefined;
}

const entries: readonly [CollectionName, string, string][] = [
  ["plans", "plans", "plans.yml"],
  ["partners", "partners", "partners.yml"],
  ["terms", "terms", "terms.yml"],
  ["pages", "home", "pages/home.yml"],
  ["pages", "sponsorship", "pages/sponsorship.yml"],
];

/** A stored entry, its form, and that form's values. */
function opened(name: CollectionName, id: string, path: string) {
  const collection = collections[name];
  const read = readEntry(collection, id, path, readFileSync(join(sampleContent, path), "utf8"));
  if (!read.ok) throw new Error("unreadable");
  const form = collectionForm(collection, "en");
  const kind = entryParts(form, words);
  const item = entryOf(form, { ...read.fields, _id: id, version: "" });
  const base = kind.valuesOf(item);
  const leaves = leavesOf(kind.fieldsOf(base), base, { words });
  const fits = (values: FormValues) => collection.schemaOf(id).safeParse(kind.fileOf(values, item)).success;
  /** What is saved of two changes by the form, undefined where it asks, and what a prepared change makes of them. */
  const merged = (mine: FormValues, theirs: FormValues) => {
    const [initial, values] = onTheirLists(base, mine, theirs);
    const { comparisons, versions, fold } = kind.compared([initial, values, theirs]);
    const [before = initial, here = values, there = theirs] = versions;
    const fields = mergeFields(comparisons, before, here, there);
    const isAsked = fields.some(({ kind: side }) => side === "conflict");
    const sides = { base: read.fields, mine: kind.fileOf(mine, item), theirs: kind.fileOf(theirs, item) };
    const inForm = { ...base, ...fold(mergedValues(fields, new Map(), here, there)) };
    return { prepared: mergeEntry(collection, id, sides), inForm: isAsked ? undefined : kind.fileOf(inForm, item) };
  };
  return { base, leaves, fits, merged };
}

test.each(entries)(
  "what two people change in %s %s merges in the form as it does in a prepared change",
  (name, id, path) => {
    const { base, leaves, fits, merged } = opened(name, id, path);
    const versionsBy = (number: number) =>
      leaves.map(({ field, set }): FormValues => {
        const other = valueOf(number, field.input);
        const values = other === undefined ? base : { ...base, ...set(base, other) };
        // A text in one language alone cannot be saved.
        return fits(values) ? values : base;
      });
    const [ours, others] = [versionsBy(2), versionsBy(3)];
    const free = [...ours.keys()].filter((index) => ours[index] !== base);
    expect(free.length).toBeGreaterThan(5);
    const step = Math.ceil(free.length / 12);
    for (const index of free.filter((_, at) => at % step === 0))
      for (const at of [index, free[(index * 7) % free.length] ?? 0]) {
        const { prepared, inForm } = merged(ours[index] ?? base, others[at] ?? base);
        const paths = [leaves[index]?.path, leaves[at]?.path];
        expect([...paths, prepared.conflict !== undefined]).toEqual([...paths, inForm === undefined]);
        if (inForm !== undefined) expect(prepared.fields).toEqual(inForm);
      }
  },
);

test.each(entries)(
  "what two people add to lists of %s %s is all there, in the form as in a prepared change",
  (name, id, path) => {
    const { base, leaves, fits, merged } = opened(name, id, path);
    let added = 0;
    for (const { path: list, set } of leaves.filter(({ field }) => field.input === "list")) {
      const items = itemsOf(base[list]);
      const [first] = items;
      if (first === undefined) continue;
      const versions = leaves.flatMap(({ path: below, field, set: change }): FormValues[] => {
        const other = below.startsWith(`${list}.0`) ? valueOf(7 + added, field.input) : undefined;
        if (other === undefined) return [];
        const item = itemsOf({ ...base, ...change(base, other) }[list])[0] ?? first;
        const values = { ...base, ...set(base, [...items, { ...item, key: items.length }]) };
        return fits(values) ? [values] : [];
      });
      const [mine, theirs] = versions;
      if (mine === undefined || theirs === undefined) continue;
      added += 1;
      const { prepared, inForm } = merged(mine, theirs);
      expect([list, prepared.conflict, inForm]).toEqual([list, undefined, prepared.fields]);
      expect(JSON.stringify(inForm).length).toBeGreaterThan(JSON.stringify(merged(base, theirs).inForm).length);
    }
    expect(added).toBeGreaterThan(0);
  },
);
