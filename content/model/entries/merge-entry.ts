import type { z } from "zod";
import type { Collection, EntryFields } from "../collections/collection";
import { fieldsOfEntry, type FieldForm } from "../collections/field-form";
import { fingerprint, isYamlMap, sameData, valueAt } from "../yaml/yaml-data";
import { changedBy, type ChangedBy } from "./changed-by";
import { collectionForm } from "./collection-form";
import { withAdditions } from "./with-additions";

/** What two sides made of an entry. */
export interface Sides {
  readonly base: EntryFields;
  readonly mine: EntryFields;
  readonly theirs: EntryFields;
}

/** What an entry holds after both changes. */
export interface MergedEntry {
  /** Where both changed one value differently, it is mine. */
  readonly fields: EntryFields;
  /** The first field in which both did. */
  readonly conflict: string | undefined;
}

/**
 * Merges by value, as the form compares: a field, a text in one language, a value in a group or in an item of a list. Items that
 * one side added at the end of a list are added to that of the other.
 * Where what fits on each side does not fit together, a field with values of both sides, or of mine, is a conflict.
 */
export function mergeEntry(collection: Collection, id: string, { base, mine, theirs }: Sides): MergedEntry {
  const form = fieldsOfEntry(collectionForm(collection, "en"), id);
  const { value, parts } = mergeFields(form, base, mine, theirs);
  const named = (from: Merged["from"]): string | undefined => parts.find((part) => part.from === from)?.name;
  // What is read again has its keys in the order of the schema, which is that of a file.
  const read = (collection.schemaOf(id) as z.ZodType<EntryFields>).safeParse(value);
  if (read.success) return { fields: read.data, conflict: named("conflict") };
  const isMixed = ({ from }: Merged): boolean => from === "both" || from === "conflict";
  const fields = mapOf(parts.map((part) => (isMixed(part) ? { ...part, value: mine[part.name] } : part)));
  return { fields, conflict: named("conflict") ?? named("both") ?? named("mine") };
}

/** A value, and whose it is: `both` where it is made of values of both sides, `conflict` where one has to be chosen. */
interface Merged {
  readonly value: unknown;
  readonly from: ChangedBy | "both";
}

interface MergedMap extends Merged {
  readonly value: EntryFields;
  readonly parts: readonly (Merged & { readonly name: string })[];
}

function mergeFields(fields: readonly FieldForm[], base: unknown, mine: EntryFields, theirs: EntryFields): MergedMap {
  const names = [...new Set([mine, theirs, base ?? {}].flatMap(Object.keys))];
  const parts = names.map((name) => {
    const field = fields.find((each) => each.name === name);
    return { name, ...mergeValue(field, valueAt(base, name), mine[name], theirs[name]) };
  });
  return { value: mapOf(parts), from: fromParts(parts), parts };
}

function mergeValue(field: FieldForm | undefined, base: unknown, mine: unknown, theirs: unknown): Merged {
  const by = changedBy(base, mine, theirs);
  if (by !== "conflict") return { value: by === "theirs" ? theirs : mine, from: by };
  const below = field && fieldsBelow(field);
  if (below && isYamlMap(base ?? {}) && isYamlMap(mine) && isYamlMap(theirs))
    return mergeFields(below, base, mine, theirs);
  if (field?.input === "list" && isList(base) && isList(mine) && isList(theirs)) {
    const joined = withAdditions(base, mine, theirs, sameData);
    if (joined) return { value: joined, from: "both" };
    if (!areAlike(base, mine, theirs)) return { value: mine, from: "conflict" };
    const items = mine.map((item, index) => mergeValue(field.item, base[index], item, theirs[index]));
    return { value: items.map(({ value }) => value), from: fromParts(items) };
  }
  return { value: mine, from: "conflict" };
}

/** The fields that are merged one by one; of a text in both languages they are the languages, which have no form. */
function fieldsBelow(field: FieldForm): readonly FieldForm[] | undefined {
  if (field.input === "group") return field.fields;
  return "languages" in field && field.languages === "within" ? [] : undefined;
}

/** True where an item stands at its place in all lists: equally many, and none was moved. */
function areAlike(base: readonly unknown[], ...sides: readonly (readonly unknown[])[]): boolean {
  const before = base.map(fingerprint);
  const known = new Set(before);
  const isMoved = (item: string, index: number): boolean => item !== before[index] && known.has(item);
  return sides.every((side) => side.length === base.length && !side.map(fingerprint).some(isMoved));
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const fromParts = (parts: readonly Merged[]): Merged["from"] =>
  parts.some(({ from }) => from === "conflict") ? "conflict" : "both";

const mapOf = (parts: MergedMap["parts"]): EntryFields =>
  Object.fromEntries(parts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
