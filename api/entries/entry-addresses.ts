import { isUtf8 } from "node:buffer";
import type { Collection } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { placeOfPath } from "../../content/model/collections/place-of-path";
import type { ContentLog, ContentStore, Snapshot } from "../store/content-store";
import { addedCommits } from "../store/history/added-commits";
import type { LoggedCommit } from "../store/history/parse-log";
import { SerialQueue } from "../support/serial-queue";

/** Ids and numbers that entries of a collection had, and that no other entry gets (R2.10). */
export interface EarlierEntries {
  readonly ids: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** Of a preview, which takes no address. */
export const noEarlierEntries: EarlierEntries = { ids: new Set(), numbers: new Set() };

/** What the history says about a file. */
export interface PastFile {
  readonly collection: Collection;
  readonly id: string;
  readonly path: string;
  /** Git blob ids of its versions, newest first. */
  readonly versions: readonly string[];
  /** Of each version, the commit that wrote it. */
  readonly commits: readonly LoggedCommit[];
  /** Every commit that changed it, removals included, newest first. */
  readonly changes: readonly LoggedCommit[];
  /** The newest commit that changed it. */
  readonly commit: LoggedCommit;
}

type GrowingFile = PastFile & Readonly<{ versions: string[]; commits: LoggedCommit[]; changes: LoggedCommit[] }>;

interface GrowingSets {
  readonly ids: Set<string>;
  readonly numbers: Set<number>;
}

/** The number of an entry as its file has it, also in one that cannot be parsed any more. */
export function numberIn({ number }: Collection, text: string): number | undefined {
  if (number === undefined) return undefined;
  const written = new RegExp(`^${number}:\\s*["']?([0-9]{1,15})\\b`, "m").exec(text)?.[1];
  return written === undefined ? undefined : Number(written);
}

/** What git remembers of the addresses of entries: files that are not there any more, and numbers that files had. */
export class EntryAddresses {
  private readonly queue = new SerialQueue();
  private known: ContentLog = { commit: "", commits: [] };
  private readonly files = new Map<string, GrowingFile>();
  private readonly sets: ReadonlyMap<string, GrowingSets> = new Map(
    allCollections.map(({ name }) => [name, { ids: new Set(), numbers: new Set() }] as const),
  );
  /** Version -> its number. */
  private readonly numbers = new Map<string, number | undefined>();

  constructor(private readonly store: Pick<ContentStore, "log" | "readVersion">) {}

  /**
   * Ids and numbers of a collection's earlier entries; `now`: the files that are there. The sets grow with
   * `remember`, so that a plan which runs later also sees an entry deleted meanwhile.
   */
  async earlier(collection: Collection, now: Pick<Snapshot, "has">): Promise<EarlierEntries> {
    const sets = this.setsOf(collection);
    for (const { id, path, versions } of await this.past(collection)) {
      const isThere = now.has(path);
      if (!isThere && collection.address !== undefined) sets.ids.add(id);
      if (collection.number === undefined) continue;
      // A maintainer may have changed a number. Of the many news items only the last version of those that are gone is read.
      const isLastEnough = collection.order === undefined;
      for (const version of isLastEnough && isThere ? [] : versions) {
        const number = await this.numberOf(collection, version);
        if (number !== undefined) sets.numbers.add(number);
        if (number !== undefined && isLastEnough) break;
      }
    }
    return sets;
  }

  /** Takes in an entry that a plan deletes or renames. */
  remember(collection: Collection, id: string, number: unknown): void {
    const { ids, numbers } = this.setsOf(collection);
    if (collection.address !== undefined) ids.add(id);
    if (typeof number === "number") numbers.add(number);
  }

  /** Every file that entries of a collection ever had, those that are there included, the newest last. */
  past(collection: Collection): Promise<readonly PastFile[]> {
    return this.queue.run(async () => {
      const log = await this.store.log();
      if (log !== this.known) this.extend(log);
      return [...this.files.values()].filter((file) => file.collection === collection);
    });
  }

  /** The number that a version of an entry has. */
  async numberOf(collection: Collection, version: string): Promise<number | undefined> {
    if (!this.numbers.has(version)) this.numbers.set(version, numberIn(collection, await this.textOf(version)));
    return this.numbers.get(version);
  }

  /** The place of a commit in the history, the oldest first: clocks are behind, and two commits have one second. */
  placeOf(commit: LoggedCommit): number {
    // Counted from the oldest: the same when the history has grown meanwhile.
    const { commits } = this.known;
    return commits.length - commits.indexOf(commit);
  }

  /** The text of a version; "" for one that the repository does not have. */
  async textOf(version: string): Promise<string> {
    return Buffer.from((await this.store.readVersion(version)) ?? []).toString("utf8");
  }

  /** The same; undefined for one that is no UTF-8, which no entry is read from. */
  async readableText(version: string): Promise<string | undefined> {
    const bytes = Buffer.from((await this.store.readVersion(version)) ?? []);
    return isUtf8(bytes) ? bytes.toString("utf8") : undefined;
  }

  private setsOf({ name }: Collection): GrowingSets {
    return this.sets.get(name) ?? { ids: new Set(), numbers: new Set() };
  }

  private extend(log: ContentLog): void {
    const added = addedCommits(log, this.known);
    if (!added) this.files.clear();
    for (const commit of (added ?? log.commits).toReversed())
      for (const { path, before, after } of commit.files) {
        const place = placeOfPath(path);
        if (place === undefined) continue;
        const version = after ?? before.find((each) => each !== undefined);
        const file = this.files.get(path);
        const { versions, commits, changes }: Pick<GrowingFile, "versions" | "commits" | "changes"> = file ?? {
          versions: [],
          commits: [],
          changes: [],
        };
        changes.unshift(commit);
        if (version !== undefined && versions[0] !== version) {
          versions.unshift(version);
          commits.unshift(commit);
        }
        this.files.delete(path);
        this.files.set(path, { ...place, path, versions, commits, changes, commit });
      }
    this.known = log;
  }
}
