import { titleOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { collections, allCollections } from "../../content/model/collections/collections";
import { readEntry } from "../../content/model/entries/entry-file";
import { fixedPaths, officeholderPath, publicPages } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import { languages } from "../../content/model/text/language";
import { slugOf } from "../../content/model/text/slug";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import {
  numberOf,
  productOf,
  type AddressMoves,
  type ContentNow,
  type GoneAddress,
  type Placed,
} from "./address-moves";
import { filesReplaced, numbersMoved } from "./given-away";
import { pagesTaken } from "./pages-taken";
import { isSimilar } from "./similarity";

/**
 * Finds by the history where entries are whose files were renamed or moved, or whose number or the word in all addresses
 * was changed by hand (R2.10). An entry is the same when its number is, and it has a similar text, or its title in a file that
 * the same commit added; without its number when its file was renamed as git sees it.
 */
export async function findMoves(addresses: EntryAddresses, now: ContentNow): Promise<AddressMoves> {
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  const product = productOf(now);
  // Nobody can say then where a page is.
  if (product === undefined) return { moved, gone };
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
      const to = entry && addressOf(entry.file.id, entry.file.fields[collection.number ?? ""]);
      if (to === undefined) gone.push({ address: from, file: last, ...(takenBy === undefined ? {} : { takenBy }) });
      else if (to !== from)
        moved.push(...fromsOf(collection, from, await lastFields(addresses, file)).map((each) => ({ from: each, to })));
    }
  }
  const numbers = await numbersMoved(addresses, now, product);
  return {
    moved: [...moved, ...numbers.moved, ...(await productMoved(addresses, now, product))],
    gone: [
      ...gone,
      ...numbers.gone,
      ...(await filesReplaced(addresses, now)),
      ...(await pagesTaken(addresses, now, product)),
    ],
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
    this.current = new Map(now.files(collection.name).map((each) => [each.path, each]));
    this.past = new Map(past.map((file) => [file.path, file]));
  }

  /** Files whose id has no file any more. */
  goneFiles(): readonly PastFile[] {
    const ids = new Set([...this.current.values()].map(({ file }) => file.id));
    return [...this.past.values()].filter(({ path, id }) => !this.now.has(path) && !ids.has(id));
  }

  async successor(file: PastFile, seen: ReadonlySet<string> = new Set()): Promise<Successor> {
    const holder = await this.withNumberOf(file);
    if (holder !== undefined && (await this.isSameEntry(holder, file))) return { entry: holder, last: file };
    for (const path of this.candidates(file)) {
      if (seen.has(path) || !(await this.isSimilarTo(path, file))) continue;
      const entry = this.current.get(path);
      if (entry) return { entry, last: file };
      const renamed = this.past.get(path);
      if (renamed) return this.successor(renamed, new Set([...seen, file.path]));
    }
    // A number is nobody else's, unless a maintainer gave it away.
    if (holder !== undefined) return { takenBy: holder.path, last: file };
    return { last: (await this.lastWithNumber(file)) ?? file };
  }

  /** True for an entry with the number of one that is gone which has its text, or took its place in one commit and has its title. */
  private async isSameEntry({ path, file }: Placed, gone: PastFile): Promise<boolean> {
    if (await this.isSimilarTo(path, gone)) return true;
    if (!addedWith(gone).includes(path)) return false;
    const before = titleOf(this.collection, gone.id, await lastFields(this.addresses, gone));
    const now = titleOf(this.collection, file.id, file.fields);
    return languages.some((language) => before[language] !== undefined && before[language] === now[language]);
  }

  private async withNumberOf(file: PastFile): Promise<Placed | undefined> {
    const { number } = this.collection;
    if (number === undefined) return undefined;
    this.numbered ??= new Map([...this.current.values()].map((each) => [each.file.fields[number], each]));
    return this.numbered.get(await numberOf(this.addresses, file));
  }

  /** The file that had the number of one that is gone last. */
  private async lastWithNumber(file: PastFile): Promise<PastFile | undefined> {
    if (this.collection.number === undefined) return undefined;
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
    const text = await this.addresses.textOf(last);
    if (first !== undefined && isSimilar(text, await this.addresses.textOf(first))) return true;
    // A file that was another entry's before is known by the text it has now.
    return this.current.has(path) && isSimilar(text, this.now.textOf(path));
  }
}

/** The addresses that an entry had: an article also has one with its title, by which static hosts know it, and one with its number. */
function fromsOf(collection: Collection, from: string, { title, serial_no: number }: EntryFields): readonly string[] {
  if (collection !== collections.news || typeof title !== "string") return [from];
  return [from, `${from}/${slugOf(title)}`, `${collections.news.address}${String(number)}`];
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

/** Where the word in the addresses was another one: every page that has it. */
async function productMoved(addresses: EntryAddresses, now: ContentNow, product: string): Promise<readonly Redirect[]> {
  const [file] = await addresses.past(collections.site);
  const earlier = new Set<string>();
  for (const version of file?.versions ?? []) {
    const word = /^product:\s*["']?([a-z][a-z0-9]*)/m.exec(await addresses.textOf(version))?.[1];
    if (word !== undefined && word !== product) earlier.add(word);
  }
  const numbers = now
    .files("people")
    .flatMap(({ file: each }) => (each.collection === "people" && each.fields.profile ? [each.fields.serial_no] : []));
  return [...earlier].flatMap((word) => [
    ...publicPages
      .map((page) => ({ from: fixedPaths(word)[page], to: fixedPaths(product)[page] }))
      .filter(({ from, to }) => from !== to),
    ...numbers.map((number) => ({ from: officeholderPath(word, number), to: officeholderPath(product, number) })),
  ]);
}
