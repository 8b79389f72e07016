import type { CollectionForm, EntryAnswer } from "../../../../content/model/api/collection-answers";
import { parseMoment } from "../../../../content/model/dates/moment";
import type { PreparedState } from "../../prepared-state";
import { entryOf, type Entry } from "../entry/entry";

/** A prepared change as a call answers it. */
export function preparedEntry(form: CollectionForm, answer: EntryAnswer, today: Entry | undefined): Entry {
  const entry = entryOf(form, answer);
  const { before } = (entry.next ?? {}) as PreparedState & { readonly before?: string };
  // Its time is that of the change, not of the entry.
  return { ...entry, publishAt: undefined, today, before };
}

/** When a prepared change takes its place, in ms since 1970; undefined for a time that cannot be read. */
export function timeOf({ fields: { publishAt } }: Entry): number | undefined {
  return typeof publishAt === "string" ? parseMoment(publishAt) : undefined;
}
