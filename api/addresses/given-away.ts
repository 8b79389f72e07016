import type { EntryFields } from "../../content/model/collections/collection";
import { allCollections, collections } from "../../content/model/collections/collections";
import { officeholderPath } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import type { LoggedFile } from "../store/history/parse-log";
import {
  fieldsOf,
  hasPage,
  numberOf,
  type AddressMoves,
  type ContentNow,
  type GoneAddress,
  type Placed,
} from "./address-moves";
import { isAnotherPerson } from "./another-person";
import { pastOf } from "./occupants";
import { hasPublication } from "../../content/model/publication/publication";
import { isSimilar } from "../../content/model/text/similarity";

/**
 * Of entries that are there and whose number was changed by hand: the addresses of numbers that nobody has now, and of those
 * that were given to another entry. Of people by the whole history, of the many news items by the last week's commits.
 */
export async function numbersMoved(addresses: EntryAddresses, now: ContentNow, product: string): Promise<AddressMoves> {
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  for (const collection of allCollections) {
    const { number: field, order, address } = collection;
    // A company's number is in no address.
    if (field === undefined || collection === collections.companies) continue;
    const numberIn = ({ file }: Placed): unknown => file.fields[field];
    const addressOf = (serial: unknown): string =>
      address === undefined ? officeholderPath(product, String(serial)) : `${address}${String(serial)}`;
    const { files, at } = await pastOf(addresses, collection);
    const past = [...at.values()].flat();
    const isThere = (file: PastFile): boolean => now.has(file.path) && at.get(file.path)?.[0] === file;
    const holders = new Map(now.files(collection.name).map((each) => [numberIn(each), each]));
    const since = order === undefined ? newestOf(files) - namedMs : 0;
    for (const each of now.files(collection.name)) {
      // What another entry had that was in the file before is not its own.
      const file = at.get(each.path)?.[0];
      const known = new Set<unknown>([numberIn(each)]);
      for (const before of file === undefined ? [] : earlierStates(file, since)) {
        // Not read: of thousands of news items nearly all are as their last commit left them.
        if (before.versions[0] === each.version) continue;
        const number = await numberOf(addresses, before);
        if (number === undefined || known.has(number)) continue;
        if (!hasPage(collection, await fieldsOf(addresses, before), Date.parse(before.commit.arrived))) continue;
        // Earlier edits of the file have not taken the number away.
        known.add(number);
        const holder = holders.get(number);
        const itself: PastFile[] = [];
        for (const other of past)
          if (
            other.commit.commit === file?.commits.at(-1)?.commit &&
            !(await isAnotherPerson(addresses, other, each, files))
          )
            itself.push(other);
        const others = past.filter(
          (other) =>
            // The entry itself before its file was renamed.
            !itself.includes(other) &&
            other !== file &&
            (!isThere(other) || other.path === holder?.path || Date.parse(other.commit.arrived) >= since),
        );
        // Of two with one number the later was left out; two that were swapped, and swapped back, have their own again.
        if (!(await hadFirst(addresses, before, number, others))) continue;
        const to = address === undefined ? addressOf(numberIn(each)) : address + each.file.id;
        const holds: EntryFields = { ...holder?.file.fields };
        // Of one that visitors do not see the number leads on.
        if (holder === undefined || hasPublication(holds)) moved.push({ from: addressOf(number), to });
        if (holder !== undefined) gone.push({ address: addressOf(number), file: before, takenBy: holder.path });
      }
    }
  }
  return { moved, gone };
}

/** Addresses whose file a commit of the last week filled with another entry, while its own went to another file. */
export async function filesReplaced(addresses: EntryAddresses, now: ContentNow): Promise<readonly GoneAddress[]> {
  const gone: GoneAddress[] = [];
  for (const collection of allCollections) {
    if (collection.address === undefined) continue;
    const past = await addresses.past(collection);
    const since = newestOf(past) - namedMs;
    const isThere = new Set(now.files(collection.name).map(({ path }) => path));
    const commits = new Set(past.flatMap((file) => [...file.commits, file.commit]));
    for (const file of past.filter(({ path }) => isThere.has(path)))
      for (const before of earlierStates(file, since).slice(1)) {
        const current = now.textOf(file.path);
        const [version = "", ...earlier] = before.versions;
        const text = await addresses.textOf(version);
        if (isSimilar(text, current)) continue;
        // An entry that came back to its file has its own address again.
        const others = await Promise.all(earlier.map((each) => addresses.textOf(each)));
        if (others.some((each) => isSimilar(each, current))) continue;
        // The commit that took the text away may be older than the one that brought another.
        const takers = [...commits].filter(({ files }) => files.some((each) => tookFrom(file.path, version, each)));
        for (const { path, after } of takers.flatMap(({ files }) => files)) {
          if (path === file.path || after === undefined || !isThere.has(path)) continue;
          if (isSimilar(text, await addresses.textOf(after)))
            gone.push({ address: collection.address + file.id, file: before, wentTo: path });
        }
      }
  }
  return gone;
}

const tookFrom = (path: string, version: string, file: LoggedFile): boolean =>
  file.path === path && file.before.includes(version) && file.after !== version;

/** How long an address that a commit took away is named, counted from the newest commit. */
export const namedMs = 7 * 24 * 60 * 60_000;

/** When the newest commit that changed one of the files arrived, in ms since 1970. */
export const newestOf = (files: readonly PastFile[]): number =>
  files.reduce((newest, { commit }) => Math.max(newest, Date.parse(commit.arrived)), 0);

/** A file as each commit since a moment, in ms since 1970, found it, the newest first; `commit` is the one that changed it then. */
export function earlierStates(file: PastFile, since: number): readonly PastFile[] {
  // A merge puts old commits below newer ones that were there before it.
  const oldest = file.commits.findLastIndex(({ arrived }) => Date.parse(arrived) >= since);
  return file.versions.slice(0, oldest + 2).map((_, at) => ({
    ...file,
    versions: file.versions.slice(at),
    commits: file.commits.slice(at),
    commit: file.commits[at - 1] ?? file.commit,
  }));
}

/** True when none of others got a number before a file did. */
export async function hadFirst(
  addresses: EntryAddresses,
  file: PastFile,
  number: number,
  others: readonly PastFile[],
): Promise<boolean> {
  const own = await gotAt(addresses, file, number);
  for (const other of others) if ((await gotAt(addresses, other, number)) < own) return false;
  return true;
}

/** The place in the history where a file got a number first; Infinity when it never had it. */
async function gotAt(addresses: EntryAddresses, file: PastFile, number: number): Promise<number> {
  for (const [at, version] of [...file.versions.entries()].toReversed()) {
    const commit = file.commits[at];
    if (commit !== undefined && (await addresses.numberOf(file.collection, version)) === number)
      return addresses.placeOf(commit);
  }
  return Infinity;
}
