import { isEntryId, pathOf, type Collection } from "../../content/model/collections/collection";
import { fault } from "../../content/model/problems/fault";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { followRedirects, type Redirect } from "../../content/model/redirects/follow-redirects";
import { addressFault, badIdFault } from "./free-address";
import type { EarlierEntries, EntryAddresses } from "./entry-addresses";
import { ApiError } from "../errors";
import { pagesOf, redirectsOf } from "../redirects/moved-to";
import { redirectChanges } from "./plan-redirects";
import type { FileChange, Snapshot } from "../store/content-store";
import { yearOf, type Planned } from "./plan-entry";
import { existingEntry } from "./stored-entry";

/** True for a collection whose entries may get another address by staff: their ids are chosen, not made. */
export const canRename = ({ address, byYear, extent }: Collection): boolean =>
  address !== undefined && byYear !== true && extent === "list";

/**
 * An edit that also gives its entry another id: file and prepared change move, and the old address leads to the new one, in
 * one commit (R2.10); an address that was another entry's first leads to that one, by `owned`. Throws "invalid-input" for an id that cannot be one, or is or was another entry's.
 */
export function planRename(
  collection: Collection,
  { edit, id }: { readonly edit: Planned; readonly id: string },
  snapshot: Snapshot,
  {
    earlier,
    addresses,
    owned,
  }: {
    readonly earlier: EarlierEntries;
    readonly addresses: Pick<EntryAddresses, "remember">;
    readonly owned: readonly Redirect[];
  },
): Planned {
  const entry = existingEntry(collection, snapshot, edit.id);
  const year = yearOf(entry.path);
  const path = pathOf(collection, id, year);
  const { address = "" } = collection;
  const [from, to] = [address + edit.id, address + id];
  if (!isEntryId(collection, id)) throw new ApiError("invalid-input", { fields: { _id: badIdFault(collection, id) } });
  if (snapshot.has(path))
    throw new ApiError("invalid-input", { fields: { _id: fault("idTaken", { id, other: path }) } });
  const wasOwn = (): boolean => followRedirects(redirectsOf(snapshot), pagesOf(snapshot)).targets.get(to) === from;
  if (earlier.ids.has(id) && !wasOwn())
    throw new ApiError("invalid-input", { fields: { _id: fault("idUsedBefore", { id }) } });
  const wrong = wasOwn() ? undefined : addressFault(collection, id, snapshot);
  if (wrong !== undefined) throw new ApiError("invalid-input", { fields: { _id: wrong } });
  addresses.remember(collection, edit.id, undefined);
  const own = edit.change.files.find((file) => file.path === entry.path);
  const files: readonly FileChange[] = [
    { path, bytes: own !== undefined && "bytes" in own ? own.bytes : entry.text },
    { path: entry.path, remove: true },
    ...preparedMoved(entry.path, path, snapshot),
    ...edit.change.files.filter((file) => file !== own),
    ...redirectChanges(snapshot, { added: [{ from, to }], owned }),
  ];
  const message = `${edit.change.message.replace(/^\w+/, "Move")} to ${to}`;
  return { id, change: { ...edit.change, message, files } };
}

function preparedMoved(before: string, after: string, snapshot: Snapshot): readonly FileChange[] {
  const path = preparedPathOf(before);
  const prepared = snapshot.file(path);
  return prepared === undefined
    ? []
    : [
        { path: preparedPathOf(after), bytes: prepared.text },
        { path, remove: true },
      ];
}
