import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections, allCollections } from "../../content/model/collections/collections";
import { contentOf, type ContentFile } from "../../content/model/entries/content-file";
import { readEntry } from "../../content/model/entries/entry-file";
import { fixedPaths, officeholderPath, publicPages } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import { slugOf } from "../../content/model/text/slug";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import { isSimilar } from "./similarity";

/** A content folder as it is now. */
export interface ContentNow {
  has(path: string): boolean;
  files(kind: ContentFile["kind"]): readonly { readonly path: string; readonly file: ContentFile }[];
  /** The text of a file that is there. */
  textOf(path: string): string;
}

/** An address whose entry went away without one that continues it. */
export interface GoneAddress {
  readonly address: string;
  /** The last of its files, or the file as it was while it had the address. */
  readonly file: PastFile;
  /** Path of the entry that has the address now, by hand. */
  readonly takenBy?: string;
  /** Path where the entry went whose file another entry took the place of. */
  readonly wentTo?: string;
}

/** What became of the addresses that the history knows. */
export interface AddressMoves {
  /** Addresses whose entry has another one now, in English. */
  readonly moved: readonly Redirect[];
  readonly gone: readonly GoneAddress[];
}

/**
 * Finds by the history where entries are whose files were renamed or moved, or whose number or the word in all addresses
 * was changed by hand (R2.10). An entry is the same when its number is, and the file was renamed in one commit or has a similar
 * text; an event, which has no number, when its file was renamed as git sees it.
 */
export async function findMoves(addresses: EntryAddresses, now: ContentNow): Promise<AddressMoves> {
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  const product = productOf(now);
  for (const collection of allCollections) {
    if (collection.address === undefined && collection.order === undefined) continue;
    const finder = new SuccessorFinder(addresses, collection, now, await addresses.past(collection));
    for (const file of finder.goneFiles()) {
      const { entry, takenBy, last } = await finder.successor(file);
      const number = collection.order === undefined ? undefined : await numberOf(addresses, file);
      const addressOf = (id: string, serial: unknown): string =>
        collection.address === undefined ? officeholderPath(product, String(serial)) : collection.address + id;
      if (collection.address === undefined && number === undefined) continue;
      const from = addressOf(file.id, number);
      const to = entry && addressOf(entry.file.id, contentOf(entry.file)[collection.number ?? ""]);
      if (to === undefined) gone.push({ address: from, file: last, ...(takenBy === undefined ? {} : { takenBy }) });
      else if (to !== from)
        moved.push(...fromsOf(collection, from, await lastFields(addresses, file)).map((each) => ({ from: each, to })));
    }
  }
  const numbers = await numbersMoved(addresses, now);
  return {
    moved: [...moved, ...numbers.moved, ...(await productMoved(addresses, now))],
    gone: [...gone, ...numbers.gone, ...(await filesReplaced(addresses, now))],
  };
}

interface Successor {
  readonly entry?: Placed;
  /** Path of another entry that has its number. */
  readonly takenBy?: string;
  /** The last file that continued it. */
  readonly last: PastFile;
}

/** Finds the entry that continues one whose file is not there any more. */
class SuccessorFinder {
  private readonly current: ReadonlyMap<string, Placed>;
  private readonly past: ReadonlyMap<string, PastFile>;
  private numbered: ReadonlyMap<unknown, Placed> | undefined;
  private lastGone: Map<number | undefined, PastFile> | undefined;

  constructor(
    private readonly addresses: EntryAddresses,
    private readonly collection: Collection,
    private readonly now: ContentNow,
    past: readonly PastFile[],
  ) {
    this.current = new Map(now.files(collection.kind).map((each) => [each.path, each]));
    this.past = new Map(past.map((file) => [file.path, file]));
  }

  /** Files whose id has no file any more. */
  goneFiles(): readonly PastFile[] {
    const ids = new Set([...this.current.values()].map(({ file }) => file.id));
    return [...this.past.values()].filter(({ path, id }) => !this.now.has(path) && !ids.has(id));
  }

  async successor(file: PastFile, seen: ReadonlySet<string> = new Set()): Promise<Successor> {
    // A number is nobody else's, unless a maintainer gave it away.
    if (this.collection.number !== undefined) {
      const entry = await this.withNumberOf(file);
      if (entry === undefined) return { last: (await this.lastWithNumber(file)) ?? file };
      const isSame = addedWith(file).includes(entry.path) || (await this.isSimilarTo(entry.path, file));
      return isSame ? { entry, last: file } : { takenBy: entry.path, last: file };
    }
    for (const path of this.candidates(file)) {
      if (seen.has(path) || !(await this.isSimilarTo(path, file))) continue;
      const entry = this.current.get(path);
      if (entry) return { entry, last: file };
      const renamed = this.past.get(path);
      if (renamed) return this.successor(renamed, new Set([...seen, file.path]));
    }
    return { last: file };
  }

  private async withNumberOf(file: PastFile): Promise<Placed | undefined> {
    const { number = "" } = this.collection;
    this.numbered ??= new Map([...this.current.values()].map((each) => [contentOf(each.file)[number], each]));
    return this.numbered.get(await numberOf(this.addresses, file));
  }

  /** The file that had the number of one that is gone last. */
  private async lastWithNumber(file: PastFile): Promise<PastFile | undefined> {
    if (this.lastGone === undefined) {
      this.lastGone = new Map();
      for (const each of this.goneFiles()) this.lastGone.set(await numberOf(this.addresses, each), each);
    }
    const number = await numberOf(this.addresses, file);
    return number === undefined ? undefined : this.lastGone.get(number);
  }

  /** Paths that the commit which removed the file added, and files that the history does not know yet. */
  private candidates(file: PastFile): readonly string[] {
    return [
      ...addedWith(file).filter((path) => this.past.has(path)),
      ...[...this.current.keys()].filter((path) => !this.past.has(path)),
    ];
  }

  private async isSimilarTo(path: string, { versions }: PastFile): Promise<boolean> {
    const [last] = versions;
    const first = this.past.get(path)?.versions.at(-1);
    if (last === undefined) return false;
    if (first === last) return true;
    const text = first === undefined ? this.now.textOf(path) : await this.addresses.textOf(first);
    return isSimilar(await this.addresses.textOf(last), text);
  }
}

type Placed = ReturnType<ContentNow["files"]>[number];

/** The addresses that an entry had: an article also has one with its title, by which static hosts know it. */
function fromsOf({ name }: Collection, from: string, { title }: EntryFields): readonly string[] {
  return name === "news" && typeof title === "string" ? [from, `${from}/${slugOf(title)}`] : [from];
}

/** The fields of the last version that can be read. */
async function lastFields(
  addresses: EntryAddresses,
  { collection, id, path, versions }: PastFile,
): Promise<EntryFields> {
  for (const version of versions) {
    const read = readEntry(collection, id, path, await addresses.textOf(version));
    if (read.ok) return read.fields;
  }
  return {};
}

/** Paths that the commit which removed a file added; none where its removal is not committed. */
const addedWith = ({ path, commit: { files } }: PastFile): readonly string[] =>
  files.every((file) => file.path !== path || file.after !== undefined)
    ? []
    : files.flatMap(({ path: added, before, after }) =>
        after !== undefined && before.every((version) => version === undefined) ? [added] : [],
      );

async function numberOf(addresses: EntryAddresses, { collection, versions }: PastFile): Promise<number | undefined> {
  const [last] = versions;
  return last === undefined ? undefined : addresses.numberOf(collection, last);
}

/**
 * Of entries that are there and whose number was changed by hand: the addresses of numbers that nobody has now, and of those
 * that were given to another entry. Of people by the whole history, of the many news items by the last week's commits.
 */
async function numbersMoved(addresses: EntryAddresses, now: ContentNow): Promise<AddressMoves> {
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  for (const collection of allCollections) {
    const { number: field, order, address } = collection;
    if (field === undefined) continue;
    const numberIn = ({ file }: Placed): unknown => contentOf(file)[field];
    const addressOf = (serial: unknown): string =>
      address === undefined ? officeholderPath(productOf(now), String(serial)) : `${address}${String(serial)}`;
    const past = await addresses.past(collection);
    const byPath = new Map(past.map((file) => [file.path, file]));
    const holders = new Map(now.files(collection.kind).map((each) => [numberIn(each), each]));
    const since = order === undefined ? newestOf(past) - namedMs : 0;
    for (const each of now.files(collection.kind)) {
      const file = byPath.get(each.path);
      for (const before of file === undefined ? [] : earlierStates(file, since)) {
        const number = await numberOf(addresses, before);
        if (number === undefined || number === numberIn(each)) continue;
        const holder = holders.get(number);
        const to = address === undefined ? addressOf(numberIn(each)) : address + each.file.id;
        if (holder === undefined) moved.push({ from: addressOf(number), to });
        // Two that were swapped, and swapped back, have their own again.
        else if ((await firstNumberOf(addresses, byPath.get(holder.path))) !== number)
          gone.push({ address: addressOf(number), file: before, takenBy: holder.path });
      }
    }
  }
  return { moved, gone };
}

/** Addresses whose file a commit of the last week filled with another entry, while its own went to another file. */
async function filesReplaced(addresses: EntryAddresses, now: ContentNow): Promise<readonly GoneAddress[]> {
  const gone: GoneAddress[] = [];
  for (const collection of allCollections) {
    if (collection.address === undefined) continue;
    const past = await addresses.past(collection);
    const since = newestOf(past) - namedMs;
    const byPath = new Map(past.map((file) => [file.path, file]));
    const isThere = new Set(now.files(collection.kind).map(({ path }) => path));
    for (const file of past.filter(({ path }) => isThere.has(path)))
      for (const before of earlierStates(file, since).slice(1)) {
        const current = now.textOf(file.path);
        const [version = "", ...earlier] = before.versions;
        const text = await addresses.textOf(version);
        if (isSimilar(text, current)) continue;
        // An entry that came back to its file has its own address again.
        const others = await Promise.all(earlier.map((each) => addresses.textOf(each)));
        if (others.some((each) => isSimilar(each, current))) continue;
        for (const { path, after } of before.commit.files)
          if (path !== file.path && after !== undefined && byPath.has(path) && isThere.has(path))
            if (isSimilar(text, await addresses.textOf(after)))
              gone.push({ address: collection.address + file.id, file: before, wentTo: path });
      }
  }
  return gone;
}

/** How long an address that a commit took away is named, counted from the newest commit. */
export const namedMs = 7 * 24 * 60 * 60_000;

const newestOf = (files: readonly PastFile[]): number =>
  files.reduce((newest, { commit }) => Math.max(newest, Date.parse(commit.date)), 0);

/** A file as each commit since a moment, in ms since 1970, found it, the newest first; `commit` is the one that changed it then. */
function earlierStates(file: PastFile, since: number): readonly PastFile[] {
  const changes = file.commits.findIndex(({ date }) => Date.parse(date) < since);
  const count = changes === -1 ? file.versions.length : changes + 1;
  return file.versions.slice(0, count).map((_, at) => ({
    ...file,
    versions: file.versions.slice(at),
    commits: file.commits.slice(at),
    commit: file.commits[at - 1] ?? file.commit,
  }));
}

async function firstNumberOf(addresses: EntryAddresses, file: PastFile | undefined): Promise<number | undefined> {
  const first = file?.versions.at(-1);
  return file === undefined || first === undefined ? undefined : addresses.numberOf(file.collection, first);
}

/** Where the word in the addresses was another one: every page that has it. */
async function productMoved(addresses: EntryAddresses, now: ContentNow): Promise<readonly Redirect[]> {
  const product = productOf(now);
  const [file] = await addresses.past(collections.site);
  const earlier = new Set<string>();
  for (const version of file?.versions ?? []) {
    const word = /^product:\s*["']?([a-z][a-z0-9]*)/m.exec(await addresses.textOf(version))?.[1];
    if (word !== undefined && word !== product) earlier.add(word);
  }
  const numbers = now
    .files("person")
    .flatMap(({ file: each }) => (each.kind === "person" && each.person.profile ? [each.person.serial_no] : []));
  return [...earlier].flatMap((word) => [
    ...publicPages
      .map((page) => ({ from: fixedPaths(word)[page], to: fixedPaths(product)[page] }))
      .filter(({ from, to }) => from !== to),
    ...numbers.map((number) => ({ from: officeholderPath(word, number), to: officeholderPath(product, number) })),
  ]);
}

function productOf(now: ContentNow): string {
  const [site] = now.files("site");
  return site?.file.kind === "site" ? site.file.site.product : "";
}
