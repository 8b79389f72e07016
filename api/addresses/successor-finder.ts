import { isEntryId, type Collection } from "../../content/model/collections/collection";
import { isSimilar, likeness } from "../../content/model/text/similarity";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import { isAdded, type LoggedCommit } from "../store/history/parse-log";
import { lastFields, numberOf, type ContentNow, type Placed } from "./address-moves";
import { haveOneTitle } from "./another-name";
import { hadFirst } from "./given-away";
import type { PastEntries } from "./occupants";

interface Successor {
  readonly entry?: Placed;
  /** Path of another entry that has its number. */
  readonly takenBy?: string;
  /** True where its file is there, but left out. */
  readonly isLeftOut?: true;
  /** The last file that continued it. */
  readonly last: PastFile;
}

interface Candidate {
  readonly path: string;
  /** What the file was then; undefined for one that is not committed yet. */
  readonly occupant: PastFile | undefined;
}

/** Finds the entry that continues one whose file is not there any more, or is another entry's. */
export class SuccessorFinder {
  private readonly current: ReadonlyMap<string, Placed>;
  private numbered: ReadonlyMap<unknown, Placed> | undefined;
  private gone: readonly PastFile[] | undefined;
  private lastGone: Map<number | undefined, PastFile> | undefined;

  constructor(
    readonly addresses: EntryAddresses,
    readonly collection: Collection,
    private readonly now: ContentNow,
    private readonly past: PastEntries,
  ) {
    this.current = new Map(now.files(collection.name).map((each) => [each.path, each]));
  }

  /** Files whose id has no file any more; where numbers are the addresses, also what files were before they were another entry's. */
  goneFiles(): readonly PastFile[] {
    if (this.gone !== undefined) return this.gone;
    const ids = new Set([...this.current.values()].map(({ file }) => file.id));
    const isGone = ({ path, id }: PastFile): boolean => !this.now.has(path) && !ids.has(id);
    this.gone = [...this.past.at.values()].flatMap(([newest, ...earlier]) => [
      ...(newest !== undefined && isGone(newest) ? [newest] : []),
      ...(this.collection.address === undefined ? earlier : []),
    ]);
    return this.gone;
  }

  /** Ids that several entries had one after another, or one in several files: what had them, the oldest first. */
  sharedIds(): ReadonlyMap<string, readonly PastFile[]> {
    const byId = new Map<string, PastFile[]>();
    for (const occupants of this.past.at.values())
      for (const each of occupants) byId.set(each.id, [...(byId.get(each.id) ?? []), each]);
    const begin = ({ commits, commit }: PastFile): number => this.addresses.placeOf(commits.at(-1) ?? commit);
    return new Map(
      [...byId]
        .filter(([, { length }]) => length > 1)
        .map(([id, occupants]) => [id, occupants.toSorted((a, b) => begin(a) - begin(b))]),
    );
  }

  /** The entry that has an id now. */
  withId(id: string): Placed | undefined {
    return [...this.current.values()].find(({ file }) => file.id === id);
  }

  /** True for what a file that is there is. */
  isStanding(occupant: PastFile): boolean {
    return this.now.has(occupant.path) && this.isNewest(occupant);
  }

  /** True for what a file was last. */
  isNewest(occupant: PastFile): boolean {
    return this.past.at.get(occupant.path)?.[0] === occupant;
  }

  /** The commit that made the file at a path what it is. */
  broughtBy(path: string): LoggedCommit | undefined {
    return this.past.at.get(path)?.[0]?.commits.at(-1);
  }

  async successor(file: PastFile, seen: ReadonlySet<PastFile> = new Set([file])): Promise<Successor> {
    const holder = await this.withNumberOf(file);
    if (holder !== undefined && (await this.isSameEntry(holder, file))) return { entry: holder, last: file };
    let isLeftOut = false;
    for (const { path, occupant } of await this.likeliest(file)) {
      if (occupant !== undefined && seen.has(occupant)) continue;
      if (occupant !== undefined && !this.isStanding(occupant))
        return this.successor(occupant, new Set([...seen, occupant]));
      const entry = this.current.get(path);
      if (entry) return { entry, last: file };
      // One that is there, but left out, took the address away with its own name.
      isLeftOut = true;
    }
    // A number is nobody else's, unless a maintainer gave it away.
    if (holder !== undefined) return { takenBy: holder.path, last: file };
    return { last: (await this.lastWithNumber(file)) ?? file, ...(isLeftOut ? { isLeftOut } : {}) };
  }

  /** True for the number of a file that is gone, where it is that of a file with a fault, or its holder had it earlier. */
  async isBackWithOwner(gone: PastFile, holder: string | undefined): Promise<boolean> {
    const number = await numberOf(this.addresses, gone);
    if (number === undefined) return false;
    for (const file of this.past.files) {
      const isLeftOut = this.now.has(file.path) && !this.current.has(file.path) && isEntryId(this.collection, file.id);
      if (file.path === holder && (await hadFirst(this.addresses, file, number, [gone]))) return true;
      if (isLeftOut && (await numberOf(this.addresses, file)) === number) return true;
    }
    return false;
  }

  /** True for an entry with the number of one that is gone which has its text, or took its place in one commit and has its title. */
  private async isSameEntry({ path, file }: Placed, gone: PastFile): Promise<boolean> {
    if ((await this.likenessOf({ path, occupant: this.past.at.get(path)?.[0] }, gone)) > 0) return true;
    if (!addedWith(gone).includes(path)) return false;
    return haveOneTitle(this.collection, { id: gone.id, fields: await lastFields(this.addresses, gone) }, file);
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

  /** What the commit that took the file away made of others, and files that the history does not know yet. */
  private candidates(file: PastFile): readonly Candidate[] {
    const { commit } = file;
    const added = new Set(addedWith(file));
    const found: Candidate[] = [];
    for (const { path, after } of isTakenBy(file) ? commit.files : []) {
      const occupants = path === file.path || after === undefined ? [] : (this.past.at.get(path) ?? []);
      const begun = occupants.find(({ commits }) => commits.at(-1) === commit);
      // One that came back with the same bytes.
      const isBack = ({ versions }: PastFile): boolean => added.has(path) && versions.includes(after ?? "");
      const known = begun ?? occupants.find(isBack);
      if (known !== undefined) found.push({ path, occupant: known });
    }
    const uncommitted = [...this.current.keys()].filter((path) => !this.past.at.has(path));
    return [...found, ...uncommitted.map((path) => ({ path, occupant: undefined }))];
  }

  /** The candidates that may be a file after its rename: the one with its bytes alone, else the most similar first. */
  private async likeliest(file: PastFile): Promise<readonly Candidate[]> {
    const [last] = file.versions;
    const candidates = this.candidates(file);
    const same = candidates.filter((each) => firstOf(each) === last);
    if (same.length > 0) return same;
    // Those that have the bytes of another file of the same commit continue that one.
    const others = this.goneFiles().flatMap(({ commit, versions }) => (commit === file.commit ? [versions[0]] : []));
    const found: { readonly candidate: Candidate; readonly share: number }[] = [];
    for (const candidate of candidates.filter((each) => !others.includes(firstOf(each) ?? "")))
      found.push({ candidate, share: await this.likenessOf(candidate, file) });
    return found
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share)
      .map(({ candidate }) => candidate);
  }

  /** The share of a file that one which is gone has; 0 for another entry. Of entries with the same text the fields decide. */
  private async likenessOf(candidate: Candidate, { versions: [last] }: PastFile): Promise<number> {
    const first = firstOf(candidate);
    if (last === undefined) return 0;
    if (first === last) return 1;
    const { path, occupant } = candidate;
    const isHere = this.current.has(path) && (occupant === undefined || this.isStanding(occupant));
    const text = await this.addresses.textOf(last);
    // A file that was another entry's before is known by the text it has now.
    const texts = [
      ...(first === undefined ? [] : [await this.addresses.textOf(first)]),
      ...(isHere ? [this.now.textOf(path)] : []),
    ];
    return Math.max(0, ...texts.map((each) => (isSimilar(text, each) ? likeness(text, each) : 0)));
  }
}

const firstOf = ({ occupant }: Candidate): string | undefined => occupant?.versions.at(-1);

/** True where the commit took the file away; false where its removal is not committed. */
const isTakenBy = ({ path, commit: { files }, versions: [last] }: PastFile): boolean =>
  files.some((file) => file.path === path && file.after !== last);

/** Paths that the commit which took a file away added; none where its removal is not committed. */
const addedWith = (file: PastFile): readonly string[] =>
  isTakenBy(file) ? file.commit.files.filter(isAdded).map(({ path }) => path) : [];
