import type { z } from "zod";
import {
  isEntryId,
  pathOf,
  titleOf,
  type Collection,
  type EntryFields,
} from "../../content/model/collections/collection";
import { fieldNames, fixedFields } from "../../content/model/entries/entry-file";
import { withoutConfirmed } from "../../content/model/collections/machine-field";
import { fileIdPattern } from "../../content/model/collections/ids";
import { ownSlugLength } from "../../content/model/pages/own-slug";
import { fault } from "../../content/model/problems/fault";
import { plainIssue } from "../../content/model/problems/plain-issue";
import { publicationFaults, timeFields } from "../../content/model/publication/publication";
import { itemIdFrom } from "../../content/model/text/slug";
import type { EarlierEntries } from "./entry-addresses";
import { ApiError } from "../errors";
import { fieldFaults } from "../http/parse-input";
import type { Snapshot } from "../store/content-store";
import { addressFault, badIdFault } from "./free-address";
import type { EntryWrite } from "./entry-write";
import { placesOf } from "./stored-entry";

/** The fields of an entry with those of a call applied. Throws "invalid-input" naming the wrong ones. */
export function fieldsAfter(collection: Collection, id: string, sent: EntryFields, before: EntryFields): EntryFields {
  const names = fieldNames(collection, id).filter((name) => name !== collection.idField);
  const unknown = Object.keys(sent).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ApiError("invalid-input", {
      fields: Object.fromEntries(unknown.slice(0, 20).map((name) => [name.slice(0, 60), fault("unknownInput")])),
    });
  const merged = names.flatMap((name) => {
    const value = Object.hasOwn(sent, name) && sent[name] !== undefined ? sent[name] : before[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const { derived = (fields: EntryFields) => fields } = collection;
  const schema = collection.schemaOf(id) as z.ZodType<EntryFields>;
  const result = schema.safeParse(derived(Object.fromEntries(merged)), { error: plainIssue });
  if (!result.success)
    throw new ApiError("invalid-input", { fields: fieldFaults(result.error.issues, collection.bodies === undefined) });
  checkTimes(result.data, before);
  const changed = fixedFields(collection, id).find((name) => result.data[name] !== before[name]);
  if (changed !== undefined) throw new ApiError("invalid-input", { fields: { [changed]: fault("fixedField") } });
  return collection.bodies ? withoutConfirmed(result.data, sent, before) : result.data;
}

/** Throws "invalid-input" for a time that was sent and cannot be one; one that a file had before may stay. */
function checkTimes(fields: EntryFields, before: EntryFields): void {
  if (timeFields.every((name) => fields[name] === before[name])) return;
  const faults = publicationFaults(fields);
  if (faults.size > 0) throw new ApiError("invalid-input", { fields: Object.fromEntries(faults) });
}

/** The next number of a collection that no entry has or ever had (R8.4, R2.10). */
export function nextNumber(collection: Collection, snapshot: Snapshot, earlier: EarlierEntries): number {
  const now = numbersOf(collection, snapshot).map(({ number }) => number);
  return 1 + [...now, ...earlier.numbers].reduce((highest, number) => Math.max(highest, number), 0);
}

/** Every number that is in use, also that of a version that visitors are shown in place of a broken file. */
export function numbersOf(
  { name, number = "" }: Collection,
  snapshot: Snapshot,
): readonly { readonly id: string; readonly path: string; readonly number: number }[] {
  return snapshot.shown(name).flatMap(({ file, path }) => {
    const value = file.fields[number];
    return typeof value === "number" ? [{ id: file.id, path, number: value }] : [];
  });
}

/** The first line of a commit's message. */
export function message(verb: string, collection: Collection, id: string, fields: EntryFields): string {
  const { noun, extent, dayField } = collection;
  if (extent === "single") return `${verb} ${noun}`;
  const { en, ja } = titleOf(collection, id, fields);
  const day = dayField === undefined ? "" : ` (${String(fields[dayField])})`;
  return `${verb} ${noun}: ${en ?? ja ?? id}${day}`;
}

/** The id of a new entry. Throws "invalid-input" for one that is taken or cannot be one. */
export function newId(
  collection: Collection,
  { _id, fields }: EntryWrite,
  snapshot: Snapshot,
  earlier: EarlierEntries,
): string {
  const { byYear, dayField = "" } = collection;
  // Also by a file that was left out.
  const isThere = (id: string): boolean => placesOf(collection, snapshot, id).some((path) => snapshot.has(path));
  const isTaken = (id: string): boolean => isThere(id) || earlier.ids.has(id);
  if (_id !== undefined && !byYear) {
    if (!fileIdPattern.test(_id.replaceAll(".", "-")) || !isEntryId(collection, _id))
      throw new ApiError("invalid-input", { fields: { _id: badIdFault(collection, _id) } });
    if (isThere(_id))
      throw new ApiError("invalid-input", {
        fields: { _id: fault("idTaken", { id: _id, other: pathOf(collection, _id, "") }) },
      });
    if (isTaken(_id)) throw new ApiError("invalid-input", { fields: { _id: fault("idUsedBefore", { id: _id }) } });
    const wrong = addressFault(collection, _id, snapshot);
    if (wrong !== undefined) throw new ApiError("invalid-input", { fields: { _id: wrong } });
    return _id;
  }
  const { en, ja } = titleOf(collection, "", fields);
  const day = fields[dayField];
  const title = en ?? ja ?? "";
  if (byYear) return itemIdFrom(title, typeof day === "string" ? day : "", isTaken);
  const longest = collection.name === "custom-pages" ? ownSlugLength : undefined;
  const cannotBe = (id: string): boolean =>
    !isEntryId(collection, id) || addressFault(collection, id, snapshot) !== undefined;
  return itemIdFrom(title, "", (id) => isTaken(id) || cannotBe(id), longest);
}

/** Throws "invalid-input" when an edit gives an entry another number than it has: it may be in its address (R2.10). */
export function keepNumber({ number }: Collection, fields: EntryFields, known: EntryFields): void {
  if (number !== undefined && fields[number] !== known[number])
    throw new ApiError("invalid-input", { fields: { [number]: fault("numberChanged") } });
}

/** Throws "invalid-input" when the number of a new entry is, or was, another one's. */
export function checkNewNumber(
  collection: Collection,
  fields: EntryFields,
  snapshot: Snapshot,
  earlier: EarlierEntries,
): void {
  const { number = "" } = collection;
  const wanted = fields[number];
  if (typeof wanted !== "number") return;
  const other = numbersOf(collection, snapshot).find((each) => each.number === wanted)?.path;
  if (other !== undefined || earlier.numbers.has(wanted))
    throw new ApiError("invalid-input", {
      fields: {
        [number]:
          other === undefined
            ? fault("numberUsedBefore", { number: wanted })
            : fault("numberTaken", { number: wanted, other }),
      },
    });
}
