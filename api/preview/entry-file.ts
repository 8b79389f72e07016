import type { PreviewQuestion } from "../../content/model/api/collection-answers";
import { collections } from "../../content/model/collections/collections";
import { tokyoYear } from "../../content/model/dates/tokyo-day";
import { noEarlierEntries } from "../entries/entry-addresses";
import { planAdd, planEdit } from "../entries/plan-entry";
import { entryAnswer, findEntry } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { preparedText } from "../prepared/plan-prepared";
import type { Snapshot } from "../store/content-store";

/** The file of an entry as a save of these fields would write it. Throws "invalid-input" naming the fields that are wrong, and "not-found". */
export function entryFile(
  { collection: name, _id, isNew, next, fields }: Omit<PreviewQuestion, "page">,
  snapshot: Snapshot,
  now: Date,
): { readonly path: string; readonly text: string } {
  const collection = collections[name];
  if (next === true) {
    const { entry, text } = preparedText(collection, { id: _id ?? "", version: undefined, fields }, snapshot);
    return { path: entry.path, text };
  }
  const entry = _id === undefined || isNew ? undefined : findEntry(collection, snapshot, _id);
  // The id of a new entry may be the one that it is to have.
  if (_id !== undefined && entry === undefined && !isNew && (collection.byYear || collection.extent !== "list"))
    throw new ApiError("not-found");
  const { change } = entry
    ? planEdit(collection, { id: entry.file.id, fields }, snapshot, entryAnswer)
    : planAdd(collection, { _id, fields, year: tokyoYear(now), saveId: undefined }, snapshot, noEarlierEntries);
  const [file] = change.files;
  if (file === undefined || !("bytes" in file)) throw new Error("a save that writes no file");
  return { path: file.path, text: String(file.bytes) };
}
