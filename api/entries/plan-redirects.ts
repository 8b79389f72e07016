import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import { mostRedirects, type Redirects } from "../../content/model/collections/redirects";
import { editEntry } from "../../content/model/entries/entry-file";
import { followRedirects, type Redirect } from "../../content/model/redirects/follow-redirects";
import { sameData } from "../../content/model/yaml/yaml-data";
import { ApiError } from "../errors";
import { pagesOf } from "../redirects/moved-to";
import { findEntry } from "./stored-entry";
import type { FileChange, Snapshot } from "../store/content-store";

/**
 * The change of `redirects.yml` after which `added` addresses lead on, nothing leads to entries that are `gone`, and those that
 * are `back` are pages again. Of added addresses those that are `owned` lead to their owners. No chain arises: what led to an added address leads to its target. Nothing where the file cannot be read or is full.
 */
export function redirectChanges(
  snapshot: Snapshot,
  {
    added = [],
    gone = [],
    back = [],
    owned = [],
  }: Partial<Readonly<Record<"gone" | "back", readonly string[]>>> &
    Partial<Readonly<Record<"added" | "owned", readonly Redirect[]>>>,
): readonly FileChange[] {
  const { redirects: collection } = collections;
  const stored = findEntry(collection, snapshot, collection.name);
  if (stored?.file.collection !== "redirects") return [];
  const before: Redirects = stored.file.fields;
  const isAdded = (address: string): boolean => added.some(({ from }) => from === address);
  const entries = redirectsAfter(before.entries, { added, gone, back }).map(
    (redirect) => owned.find(({ from, to }) => from === redirect.from && isAdded(from) && to !== from) ?? redirect,
  );
  if (entries.length > mostRedirects || JSON.stringify(entries) === JSON.stringify(before.entries)) return [];
  const { path, text } = stored;
  return [{ path, bytes: editEntry(collection, collection.name, { text, before: { ...before } }, { entries }) }];
}

/** Throws "invalid-input" naming each redirect that an edit adds or changes and that leads nowhere; one that was so before may stay. */
export function checkRedirects(
  { name }: Collection,
  fields: EntryFields,
  before: EntryFields,
  snapshot: Snapshot,
): void {
  if (name !== "redirects") return;
  const [{ entries }, { entries: known }] = [fields, before] as unknown as [Redirects, Redirects];
  const faults = followRedirects(entries, pagesOf(snapshot)).faults.filter(
    ({ index }) => !known.some((each) => sameData(each, entries[index])),
  );
  if (faults.length === 0) return;
  const named = faults.map(({ index, field, fault }) => [`entries.${String(index)}.${field}`, fault] as const);
  throw new ApiError("invalid-input", { fields: Object.fromEntries(named) });
}

/** The redirects after a change, in their order, the added ones last. */
export function redirectsAfter(
  before: readonly Redirect[],
  { added, gone, back }: Readonly<Record<"gone" | "back", readonly string[]>> & { readonly added: readonly Redirect[] },
): readonly Redirect[] {
  const target = new Map(added.map(({ from, to }) => [from, to]));
  const pages = new Set(added.map(({ to }) => to));
  const isOf = (pagesOfEntries: readonly string[], path: string): boolean =>
    pagesOfEntries.some((page) => path === page || path.startsWith(`${page}/`));
  const stays = ({ from, to }: Redirect): boolean =>
    !target.has(from) && !pages.has(from) && !isOf(back, from) && !isOf(gone, to);
  return [
    ...before.filter(stays).map(({ from, to }) => ({ from, to: target.get(to) ?? to })),
    ...added.filter(({ from }) => !pages.has(from)),
  ];
}
