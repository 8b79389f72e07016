import type { EntryFields } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { isSimilar } from "../../content/model/text/similarity";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import type { LoggedCommit } from "../store/history/parse-log";
import { fieldsOf, type ContentNow, type GoneAddress } from "./address-moves";
import { isAnotherName } from "./another-name";
import { namedMs, newestOf } from "./given-away";

/** Addresses at which a commit of the last week put another entry, after the one that had them was removed. */
export async function addressesReused(addresses: EntryAddresses, now: ContentNow): Promise<readonly GoneAddress[]> {
  const gone: GoneAddress[] = [];
  for (const collection of allCollections) {
    if (collection.address === undefined) continue;
    const past = await addresses.past(collection);
    const since = newestOf(past) - namedMs;
    const byId = new Map<string, PastFile[]>();
    for (const file of past) byId.set(file.id, [...(byId.get(file.id) ?? []), file]);
    for (const { path, file } of now.files(collection.name)) {
      const sameId = byId.get(file.id) ?? [];
      const known = sameId.find((each) => each.path === path);
      const before = known && removedBefore(addresses, known, sameId, since);
      if (before && (await isAnother(addresses, before, now.textOf(path), file.fields)))
        gone.push({ address: collection.address + file.id, file: before, isReused: true });
    }
  }
  return gone;
}

/** True for a file that is gone and was, for a week at most, in the place of another entry: what its address leads to is not for it to say. */
export async function wasInPlaceOfAnother(
  addresses: EntryAddresses,
  file: PastFile,
  past: readonly PastFile[],
): Promise<boolean> {
  const sameId = past.filter(({ id }) => id === file.id);
  const before = removedBefore(addresses, file, sameId, Date.parse(file.commit.arrived) - namedMs);
  if (before === undefined) return false;
  const fields = await fieldsOf(addresses, file);
  return fields !== undefined && isAnother(addresses, before, await addresses.textOf(file.versions[0] ?? ""), fields);
}

/**
 * What had the address of a file before a commit since a moment, in ms since 1970, added the file, with that commit; undefined where the file
 * was only edited or is the first one. The versions of a file that was removed, and came back with the same bytes, are one.
 */
function removedBefore(
  addresses: EntryAddresses,
  file: PastFile,
  sameId: readonly PastFile[],
  since: number,
): PastFile | undefined {
  // Nearly all: a commit may have thousands of files, which are not searched for each of them.
  if (sameId.length === 1 && file.versions.length === 1) return undefined;
  const at = file.commits.findIndex((each) => Date.parse(each.arrived) >= since && adds(each, file.path));
  const commit = file.commits[at];
  if (commit === undefined) return undefined;
  const [versions, commits] = [file.versions.slice(at + 1), file.commits.slice(at + 1)];
  if (versions.length > 0) return { ...file, versions, commits, commit };
  // In the folder of another year.
  const other = sameId.find(
    ({ path, commit: removal }) => removes(removal, path) && addresses.placeOf(removal) < addresses.placeOf(commit),
  );
  return other && { ...other, path: file.path, commit };
}

const adds = ({ files }: LoggedCommit, added: string): boolean =>
  files.some(({ path, before, after }) => path === added && after !== undefined && before.every((one) => !one));

const removes = ({ files }: LoggedCommit, removed: string): boolean =>
  files.some(({ path, after }) => path === removed && after === undefined);

/** True for an entry that shares neither its text nor a part of its name in any language with what was there before. */
async function isAnother(
  addresses: EntryAddresses,
  before: PastFile,
  text: string,
  fields: EntryFields,
): Promise<boolean> {
  const earlier = await fieldsOf(addresses, before);
  if (earlier === undefined) return false;
  if (!isAnotherName(before.collection, { ...before, fields: earlier }, { ...before, fields })) return false;
  const texts = await Promise.all(before.versions.map((version) => addresses.textOf(version)));
  return !hasBody.test(text) || !texts.some((each) => isSimilar(each, text));
}

/** Nothing below the fields is like nothing. */
const hasBody = /\r?\n---\r?\n\s*\S/;
