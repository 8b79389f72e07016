import type { Collection, EntryFields } from "../../content/model/collections/collection";
import type { Redirects } from "../../content/model/collections/redirects";
import { followRedirects } from "../../content/model/redirects/follow-redirects";
import { sameData } from "../../content/model/yaml/yaml-data";
import { ApiError } from "../errors";
import type { Snapshot } from "../store/content-store";
import { pagesOf } from "./moved-to";

/** Throws "invalid-input" naming each redirect that an edit adds or changes and that leads nowhere; one that was so before may stay. */
export function checkRedirects(
  { kind }: Collection,
  fields: EntryFields,
  before: EntryFields,
  snapshot: Snapshot,
): void {
  if (kind !== "redirects") return;
  const [{ entries }, { entries: known }] = [fields, before] as unknown as [Redirects, Redirects];
  const faults = followRedirects(entries, pagesOf(snapshot)).faults.filter(
    ({ index }) => !known.some((each) => sameData(each, entries[index])),
  );
  if (faults.length === 0) return;
  const named = faults.map(({ index, field, fault }) => [`entries.${String(index)}.${field}`, fault] as const);
  throw new ApiError("invalid-input", { fields: Object.fromEntries(named) });
}
