import { isEntryId, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import { slugOf } from "../../content/model/text/slug";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import { fieldsOf, hasPage, lastFields, type AddressMoves, type GoneAddress } from "./address-moves";
import { earlierStates } from "./given-away";
import type { SuccessorFinder } from "./successor-finder";

/** Where the first entries are that were public at addresses which several had one after another: those lead to no other entry (R2.10). */
export async function firstOwners(
  finder: SuccessorFinder,
  replaced: readonly GoneAddress[],
): Promise<AddressMoves & { readonly froms: ReadonlySet<string> }> {
  const { addresses, collection } = finder;
  const { address } = collection;
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  const froms = new Set<string>();
  if (address === undefined) return { moved, gone, froms };
  const isReplaced = new Set(replaced.map(({ address }) => address));
  for (const [id, occupants] of finder.sharedIds()) {
    const owner = await firstPublic(addresses, occupants);
    if (owner === undefined || finder.isStanding(owner)) continue;
    const from = address + id;
    const holder = finder.withId(id);
    const { entry, isLeftOut, last } = await finder.successor(owner);
    if (entry !== undefined && entry.file.id === id) continue;
    // Of what was removed `wasInPlaceOfAnother` decides.
    if (entry === undefined && !isLeftOut && last === owner && finder.isNewest(owner)) continue;
    froms.add(from);
    if (entry !== undefined) {
      const all = fromsOf(collection, from, await lastFields(addresses, owner));
      for (const each of all) froms.add(each);
      moved.push(...all.map((each) => ({ from: each, to: address + entry.file.id })));
      const commit = holder && finder.broughtBy(holder.path);
      if (holder !== undefined && !isReplaced.has(from))
        gone.push({
          address: from,
          file: { ...owner, path: holder.path, commit: commit ?? owner.commit },
          wentTo: entry.path,
        });
    } else if (!isLeftOut && holder === undefined)
      gone.push({ address: from, file: await lastShown(addresses, owner, last) });
  }
  return { moved, gone, froms };
}

async function firstPublic(addresses: EntryAddresses, files: readonly PastFile[]): Promise<PastFile | undefined> {
  for (const file of files) if (await wasPublic(addresses, file)) return file;
  return undefined;
}

/** What visitors saw last of a file that is gone: of itself, or of the last one that continued it. */
export async function lastShown(addresses: EntryAddresses, file: PastFile, last: PastFile): Promise<PastFile> {
  // What is renamed and broken at once was public until then.
  for (const each of [last, file])
    for (const [at, version] of each.versions.entries())
      if ((await fieldsOf(addresses, { ...each, versions: [version] })) !== undefined)
        return { ...each, versions: each.versions.slice(at), commits: each.commits.slice(at) };
  return file;
}

/** True for a file of which visitors ever had a page: no draft, and under a name that may be an address. */
export async function wasPublic(addresses: EntryAddresses, file: PastFile): Promise<boolean> {
  if (!isEntryId(file.collection, file.id)) return false;
  for (const state of earlierStates(file, 0))
    if (hasPage(file.collection, await fieldsOf(addresses, state), Date.parse(state.commit.arrived))) return true;
  return false;
}

/** The addresses that an entry had: an article also has one with its title, by which static hosts know it, and one with its number. */
export function fromsOf(
  collection: Collection,
  from: string,
  { title, serial_no: number }: EntryFields,
): readonly string[] {
  if (collection !== collections.news || typeof title !== "string") return [from];
  return [from, `${from}/${slugOf(title)}`, `${collections.news.address}${String(number)}`];
}
