import { setImmediate as otherWork } from "node:timers/promises";
import type { TranslationMark } from "../../content/model/api/history-answers";
import type { Collection } from "../../content/model/collections/collection";
import { entriesOf } from "../entries/stored-entry";
import type { ItemHistories } from "../history/item-histories";
import type { ItemRevision } from "../history/item-revision";
import type { ContentStore, Snapshot } from "../store/content-store";
import { fieldPairs, type FieldPair, type FieldPairs } from "./field-pairs";
import { followPair, type Lag } from "./follow-pair";
import { entryMarks, hasJapanese, type Lags } from "./item-marks";

const noLags: Lags = new Map();
const nothingLags = Promise.resolve(noLags);
const nothing: FieldPair = { en: "", ja: "" };
/** Entries whose histories are read at the same time. */
const batchSize = 8;

/** Derives from the history which language of which entry is outdated; cached while an entry's history does not grow. */
export class Translations {
  private readonly known = new WeakMap<readonly ItemRevision[], Promise<Lags>>();

  constructor(
    private readonly store: Pick<ContentStore, "readVersion">,
    private readonly histories: ItemHistories,
  ) {}

  /** Id -> marks by field of every entry of the collection in the snapshot. */
  async of(collection: Collection, snapshot: Snapshot): Promise<Record<string, Record<string, TranslationMark>>> {
    const histories = await this.histories.of(collection.name);
    const entries = entriesOf(collection, snapshot).map(({ file }) => file);
    const marks: Record<string, Record<string, TranslationMark>> = {};
    for (let at = 0; at < entries.length; at += batchSize) {
      const batch = entries.slice(at, at + batchSize);
      const lags = await Promise.all(
        batch.map(({ id, fields }) => {
          const revisions = histories.get(id) ?? [];
          // What is only in one language, or has never changed, cannot lag.
          if (revisions.length < 2 || !hasJapanese(collection, id, fields)) return nothingLags;
          return this.lagsOf(collection, id, revisions);
        }),
      );
      for (const [place, { id, fields }] of batch.entries())
        marks[id] = entryMarks(collection, id, fields, lags[place] ?? noLags);
      await otherWork();
    }
    return marks;
  }

  private lagsOf(collection: Collection, id: string, revisions: readonly ItemRevision[]): Promise<Lags> {
    const known = this.known.get(revisions);
    if (known) return known;
    const reading = this.read(collection, id, revisions);
    this.known.set(revisions, reading);
    reading.catch(() => this.known.delete(revisions));
    return reading;
  }

  private async read(collection: Collection, id: string, revisions: readonly ItemRevision[]): Promise<Lags> {
    const versions = new Set(revisions.flatMap(({ version, before }) => [...before, version ?? []].flat()));
    const pairs = new Map<string, FieldPairs>();
    for (const version of versions) {
      const bytes = await this.store.readVersion(version);
      const found = bytes && fieldPairs(collection, id, Buffer.from(bytes).toString("utf8"));
      if (found) pairs.set(version, found);
    }
    const names = new Set([...pairs.values()].flatMap((found) => [...found.keys()]));
    const pairOf = (version: string | undefined, name: string): FieldPair[] => {
      const found = pairs.get(version ?? "");
      return found === undefined ? [] : [found.get(name) ?? nothing];
    };
    const lagOf = (name: string): Lag =>
      followPair(
        revisions.flatMap(({ date, checked, before, version }) =>
          pairOf(version, name).map((after) => ({
            date,
            checked,
            before: before.flatMap((replaced) => pairOf(replaced, name)),
            after,
          })),
        ),
      );
    return new Map([...names].map((name) => [name, lagOf(name)]));
  }
}
