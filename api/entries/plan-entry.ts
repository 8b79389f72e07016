import { pathOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { editEntry, entryToFile } from "../../content/model/entries/entry-file";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { ApiError } from "../errors";
import { checkMenus } from "./check-menus";
import { checkRedirects, redirectChanges } from "./plan-redirects";
import type { Change, Snapshot, StoredFile } from "../store/content-store";
import type { EarlierEntries, EntryAddresses } from "./entry-addresses";
import { checkNewNumber, fieldsAfter, keepNumber, message, newId, nextNumber } from "./entry-fields";
import type { EntryWrite } from "./entry-write";
import { withSiteLabels } from "./site-labels";
import { addPicture, dropPicture, type AddedPicture } from "./entry-picture";
import { entriesOf, existingEntry, type AnswerOf } from "./stored-entry";
import { checkedHere, checkedItem } from "./translation-trailer";

/** The plan of a save. */
export interface Planned {
  readonly id: string;
  readonly change: Change;
}

/** Of a change that also says that the languages of its entry agree. */
const translationIsChecked = { translationChecked: checkedHere } as const;

/** A new entry; its id is the requested one, or made from title and day (R8.4). Throws "invalid-input". */
export function planAdd(
  collection: Collection,
  write: EntryWrite & { readonly year: number; readonly saveId: string | undefined },
  snapshot: Snapshot,
  earlier: EarlierEntries,
): Planned {
  const { picture, year, saveId, translationChecked } = write;
  if (collection.extent !== "list") throw new ApiError("not-found");
  const id = newId(collection, write, snapshot, earlier);
  const added: AddedPicture = picture === undefined ? { files: [] } : addPicture(picture, id, year, snapshot);
  const { number: numberField } = collection;
  const number = numberField === undefined ? {} : { [numberField]: nextNumber(collection, snapshot, earlier) };
  const sent = withSiteLabels(collection, write.fields, snapshot);
  const fields = fieldsAfter(collection, id, { ...number, ...sent, ...pictureField(collection, added) }, {});
  checkNewNumber(collection, fields, snapshot, earlier);
  return {
    id,
    change: {
      message: message("Add", collection, id, fields),
      files: [{ path: pathOf(collection, id, year), bytes: entryToFile(collection, id, fields) }, ...added.files],
      ...(translationChecked === true ? translationIsChecked : {}),
      ...(saveId === undefined ? {} : { saveId }),
    },
  };
}

/** The same entry with what the call changes. Throws "not-found", "stale-version", "invalid-input" (R9.7). */
export function planEdit(
  collection: Collection,
  { id, version, fields: sent, picture, translationChecked, year: thisYear }: EntryWrite & { readonly id: string },
  snapshot: Snapshot,
  answerOf: AnswerOf,
): Planned {
  const entry = currentEntry(collection, snapshot, id, version, answerOf);
  const before = entry.file.fields;
  const added = picture === undefined ? { files: [] } : addPicture(picture, id, yearOf(entry.path, thisYear), snapshot);
  const labelled = withSiteLabels(collection, sent, snapshot);
  const fields = fieldsAfter(collection, id, { ...labelled, ...pictureField(collection, added) }, before);
  keepNumber(collection, fields, before);
  checkRedirects(collection, fields, before, snapshot);
  checkMenus(collection, fields, before, snapshot);
  const bytes = editEntry(collection, id, { text: entry.text, before }, fields);
  const dropped =
    pictureOf(collection, before) === pictureOf(collection, fields)
      ? []
      : dropPicture(collection, entry, snapshot, bytes);
  const files = [...added.files, ...dropped];
  if (translationChecked === true && bytes === entry.text && files.length === 0)
    return { id, change: planCheck(collection, id, fields) };
  return {
    id,
    change: {
      message: message("Edit", collection, id, fields),
      files: [{ path: entry.path, bytes }, ...files],
      ...(translationChecked === true ? translationIsChecked : {}),
    },
  };
}

/** Removes the entry, its prepared change, and its picture unless something else shows it. Throws "not-found", "stale-version". */
export function planDelete(
  collection: Collection,
  { id, version }: { readonly id: string; readonly version: string | undefined },
  snapshot: Snapshot,
  { answerOf, addresses }: { readonly answerOf: AnswerOf; readonly addresses: Pick<EntryAddresses, "remember"> },
): Planned {
  if (collection.extent !== "list") throw new ApiError("not-found");
  const entry = currentEntry(collection, snapshot, id, version, answerOf);
  const prepared = preparedPathOf(entry.path);
  const files = [
    { path: entry.path, remove: true } as const,
    ...(snapshot.has(prepared) ? [{ path: prepared, remove: true } as const] : []),
    ...dropPicture(collection, entry, snapshot),
    // A deleted page is not found at its earlier addresses either.
    ...(collection.address === undefined ? [] : redirectChanges(snapshot, { gone: [collection.address + id] })),
  ];
  const fields = entry.file.fields;
  addresses.remember(collection, id, fields[collection.number ?? ""]);
  return { id, change: { message: message("Delete", collection, id, fields), files } };
}

/**
 * Gives the entries their places in a new order, from 1; their numbers stay. Throws "not-found" for a collection without an order,
 * "stale-version" unless the ids are exactly its entries.
 */
export function planOrder(collection: Collection, ids: readonly string[], snapshot: Snapshot): Change {
  const { order, number = "" } = collection;
  const known = new Map(entriesOf(collection, snapshot).map((entry) => [entry.file.id, entry]));
  if (order === undefined) throw new ApiError("not-found");
  const isAll = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  if (!isAll) throw new ApiError("stale-version");
  const files = ids.flatMap((id, index) => {
    const entry = known.get(id);
    if (entry === undefined) return [];
    const before = entry.file.fields;
    if ((before[order] ?? before[number]) === index + 1) return [];
    const bytes = editEntry(collection, id, { text: entry.text, before }, { ...before, [order]: index + 1 });
    return [{ path: entry.path, bytes }];
  });
  return { message: `Order ${collection.name}`, files };
}

// A commit that changes no file says in its trailer which entry it is about.
function planCheck(collection: Collection, id: string, fields: EntryFields): Change {
  return {
    message: message("Check", collection, id, fields),
    files: [],
    translationChecked: checkedItem(collection.name, id),
    evenIfUnchanged: true,
  };
}

function currentEntry(
  collection: Collection,
  snapshot: Snapshot,
  id: string,
  version: string | undefined,
  answerOf: AnswerOf,
): StoredFile {
  const entry = existingEntry(collection, snapshot, id);
  if (version !== undefined && version !== entry.version)
    throw new ApiError("stale-version", { current: answerOf(collection, entry) });
  return entry;
}

/** The field that a new picture fills. */
export const pictureField = ({ pictureField: name }: Collection, { image }: AddedPicture): EntryFields =>
  name === undefined || image === undefined ? {} : { [name]: image };

const pictureOf = ({ pictureField: name = "" }: Collection, fields: EntryFields): unknown => fields[name];

/** The year of a file's folder: `events/2026/x.md`; `otherwise` of a file that lies in none. */
export function yearOf(path: string, otherwise: number | string = ""): number | string {
  return /\/(\d{4})\//.exec(path)?.[1] ?? otherwise;
}
