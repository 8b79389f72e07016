import type { ContentFile } from "../../../content/model/entries/content-file";
import { parseMoment } from "../../../content/model/dates/moment";
import type { Histories } from "./content-files";

const names = new WeakMap<object, Pick<ContentFile, "collection" | "id">>();

/** What pages show of a file, from which its entry is found again. */
export function named<Shown extends object>({ collection, id }: ContentFile, shown: Shown): Shown {
  if (!names.has(shown)) names.set(shown, { collection, id });
  return shown;
}

/** When an entry was changed last, or became public afterwards; undefined for anything else, and where git does not know. */
export function changedAt(histories: Histories, shown: object): string | undefined {
  const { collection = "", id = "" } = names.get(shown) ?? {};
  const last = histories.get(collection)?.get(id)?.last;
  if (last === undefined || !("publishAt" in shown) || typeof shown.publishAt !== "string") return last;
  const from = parseMoment(shown.publishAt);
  return from !== undefined && from > Date.parse(last) ? new Date(from).toISOString() : last;
}
