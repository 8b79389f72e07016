import { isEntryId, titleOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { collections, allCollections } from "../../content/model/collections/collections";
import { fixedPaths, officeholderPath, publicPages } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import { languages } from "../../content/model/text/language";
import { slugOf } from "../../content/model/text/slug";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import {
  fieldsOf,
  hasPage,
  lastFields,
  numberOf,
  productOf,
  type AddressMoves,
  type ContentNow,
  type GoneAddress,
  type Placed,
} from "./address-moves";
import { addressesReused, wasInPlaceOfAnother } from "./addresses-reused";
import { isAnotherPerson } from "./another-person";
import { earlierStates, filesReplaced, hadFirst, numbersMoved } from "./given-away";
import { pagesTaken } from "./pages-taken";
import { isSimilar, likeness } from "../../content/model/text/similarity";

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
    const past = await addresses.past(collection);
    const finder = new SuccessorFinder(addresses, collection, now, past);
    for (const file of finder.goneFiles()) {
      const { entry, takenBy, last } = await finder.successor(file);
      const number = collection.order === undefined ? undefined : await numberOf(addresses, file);
      const addressOf = (id: string, serial: unknown): string =>
        collection.address === undefined ? officeholderPath(product, String(serial)) : collection.address + id;
      // The name of a file that was never accepted is no address.
      if (!isEntryId(collection, file.id) || (collection.address === undefined && number === undefined)) continue;
      const from = addressOf(file.id, number);
      const to = entry && addressOf(entry.file.id, entry.file.fields[collection.number ?? ""]);
      const isAnothers = entry !== undefined && (await isAnotherPerson(addresses, file, entry, past));
      if (isAnothers) {
        const hasAddress =
          to === from && hasPage(collection, { ...entry.file.fields }, Date.parse(file.commit.arrived));
        gone.push({ address: from, file, ...(hasAddress ? { inheritedBy: entry.path } : {}) });
      } else if (to === undefined) {
        if (collection.address === undefined && (await finder.isBackWithOwner(file, takenBy))) continue;
        // What is renamed and broken at once was public until then.
        const shown = (await fieldsOf(addresses, last)) === undefined ? file : last;
        gone.push({ address: from, file: shown, ...(takenBy === undefined ? {} : { takenBy }) });
      } else if (to !== from && (await wasPublic(addresses, file))) {
        const froms = fromsOf(collection, from, await lastFields(addresses, file));
        const isReused = await wasInPlaceOfAnother(addresses, file, past);
        moved.push(...froms.filter((each) => !isReused || each !== from).map((each) => ({ from: each, to })));
      }
    }
  }
  const numbers = await numbersMoved(addresses, now, product);
  const replaced = await filesReplaced(addresses, now);
  const isReplaced = new Set(replaced.map(({ address }) => address));
  return {
    moved: [...moved, ...numbers.moved, ...(await productMoved(addresses, now, product))],
    gone: [
      ...gone,
      ...numbers.gone,
      ...replaced,
      ...(await addressesReused(addresses, now)).filter(({ address }) => !isReplaced.has(address)),
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
    for (const path of await this.likeliest(file)) {
      if (seen.has(path)) continue;
      const entry = this.current.get(path);
      if (entry) return { entry, last: file };
      // One that is there, but left out, took the address away with its own name.
      const renamed = this.now.has(path) ? undefined : this.past.get(path);
      if (renamed) return this.successor(renamed, new Set([...seen, file.path]));
    }
    // A number is nobody else's, unless a maintainer gave it away.
    if (holder !== undefined) return { takenBy: holder.path, last: file };
    return { last: (await this.lastWithNumber(file)) ?? file };
  }

  /** True for the number of a file that is gone, where it is that of a file with a fault, or its holder had it earlier. */
  async isBackWithOwner(gone: PastFile, holder: string | undefined): Promise<boolean> {
    const number = await numberOf(this.addresses, gone);
    if (number === undefined) return false;
    for (const file of this.past.values()) {
      const isLeftOut = this.now.has(file.path) && !this.current.has(file.path) && isEntryId(this.collection, file.id);
      if (file.path === holder && (await hadFirst(this.addresses, file, number, [gone]))) return true;
      if (isLeftOut && (await numberOf(this.addresses, file)) === number) return true;
    }
    return false;
  }

  /** True for an entry with the number of one that is gone which has its text, or took its place in one commit and has its title. */
  private async isSameEntry({ path, file }: Placed, gone: PastFile): Promise<boolean> {
    if ((await this.likenessOf(path, gone)) > 0) return true;
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

  /** The candidates that may be a file after its rename: the one with its bytes alone, else the most similar first. */
  private async likeliest(file: PastFile): Promise<readonly string[]> {
    const [last] = file.versions;
    const candidates = this.candidates(file);
    const same = candidates.filter((path) => this.firstOf(path) === last);
    if (same.length > 0) return same;
    // Those that have the bytes of another file of the same commit continue that one.
    const others = this.goneFiles().flatMap(({ commit, versions }) => (commit === file.commit ? [versions[0]] : []));
    const found: { readonly path: string; readonly share: number }[] = [];
    for (const path of candidates.filter((each) => !others.includes(this.firstOf(each) ?? "")))
      found.push({ path, share: await this.likenessOf(path, file) });
    return found
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share)
      .map(({ path }) => path);
  }

  /** The share of a file that one which is gone has; 0 for another entry. Of entries with the same text the fields decide. */
  private async likenessOf(path: string, { versions: [last] }: PastFile): Promise<number> {
    const first = this.firstOf(path);
    if (last === undefined) return 0;
    if (first === last) return 1;
    const text = await this.addresses.textOf(last);
    // A file that was another entry's before is known by the text it has now.
    const texts = [
      ...(first === undefined ? [] : [await this.addresses.textOf(first)]),
      ...(this.current.has(path) ? [this.now.textOf(path)] : []),
    ];
    return Math.max(0, ...texts.map((each) => (isSimilar(text, each) ? likeness(text, each) : 0)));
  }

  private firstOf(path: string): string | undefined {
    return this.past.get(path)?.versions.at(-1);
  }
}

/** True for a file of which visitors ever had a page: no draft, and under a name that may be an address. */
async function wasPublic(addresses: EntryAddresses, file: PastFile): Promise<boolean> {
  if (!isEntryId(file.collection, file.id)) return false;
  for (const state of earlierStates(file, 0))
    if (hasPage(file.collection, await fieldsOf(addresses, state), Date.parse(state.commit.arrived))) return true;
  return false;
}

/** The addresses that an entry had: an article also has one with its title, by which static hosts know it, and one with its number. */
function fromsOf(collection: Collection, from: string, { title, serial_no: number }: EntryFields): readonly string[] {
  if (collection !== collections.news || typeof title !== "string") return [from];
  return [from, `${from}/${slugOf(title)}`, `${collections.news.address}${String(number)}`];
}

/** Paths that the commit which removed a file added; none where its removal is not committed. */
const addedWith = ({ path, commit: { files } }: PastFile): readonly string[] =>
  files.every((file) => file.path !== path || file.after !== undefined)
    ? []
    : files.flatMap(({ path: added, before, after }) =>
        after !== undefined && before.every((version) => version === undefined) ? [added] : [],
      );

/** Where the word in the addresses was another one: every page that had it. */
async function productMoved(addresses: EntryAddresses, now: ContentNow, product: string): Promise<readonly Redirect[]> {
  const [file] = await addresses.past(collections.site);
  /** Word -> when it became another one, in ms since 1970. */
  const earlier = new Map<string, number>();
  for (const [at, { versions, commit }] of (file ? earlierStates(file, 0) : []).entries()) {
    const word = /^product:\s*["']?([a-z][a-z0-9]*)/m.exec(await addresses.textOf(versions[0] ?? ""))?.[1];
    if (word !== undefined && word !== product && !earlier.has(word))
      earlier.set(word, at === 0 ? Infinity : Date.parse(commit.date));
  }
  if (earlier.size === 0) return [];
  const added = new Map<number | undefined, number>();
  for (const person of await addresses.past(collections.people)) {
    const number = await numberOf(addresses, person);
    added.set(number, Math.min(added.get(number) ?? Infinity, Date.parse(person.commits.at(-1)?.date ?? "")));
  }
  const numbers = now
    .files("people")
    .flatMap(({ file: each }) => (each.collection === "people" && each.fields.profile ? [each.fields.serial_no] : []));
  return [...earlier].flatMap(([word, until]) => [
    ...publicPages
      .map((page) => ({ from: fixedPaths(word)[page], to: fixedPaths(product)[page] }))
      .filter(({ from, to }) => from !== to),
    ...numbers
      .filter((number) => (added.get(number) ?? Infinity) < until)
      .map((number) => ({ from: officeholderPath(word, number), to: officeholderPath(product, number) })),
  ]);
}
