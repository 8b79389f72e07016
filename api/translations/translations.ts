import { setImmediate as otherWork } from "node:timers/promises";
import type { ItemFolder, TranslationMarks } from "../../content/model/api/history-answers";
import type { ItemHistories } from "../history/item-histories";
import type { ItemRevision } from "../history/item-revision";
import { itemKinds } from "../history/past-item";
import type { ItemAnswer } from "../items/item-kind";
import type { ContentStore, Snapshot } from "../store/content-store";
import { fieldPairs, pairedFields, type FieldPairs, type PairedField } from "./field-pairs";
import { followPair, type Lag } from "./follow-pair";
import { itemMarks } from "./item-marks";

type Lags = Readonly<Partial<Record<PairedField, Lag>>>;

const noLags: Lags = {};
const nothingLags = Promise.resolve(noLags);
/** Items whose histories are read at the same time. */
const batchSize = 8;

/** Derives from the history which language of which item is outdated; cached while an item's history does not grow. */
export class Translations {
  private readonly known = new WeakMap<readonly ItemRevision[], Promise<Lags>>();

  constructor(
    private readonly store: Pick<ContentStore, "readVersion">,
    private readonly histories: ItemHistories,
  ) {}

  /** Id -> marks of every item of the kind in the snapshot. */
  async of(folder: ItemFolder, snapshot: Snapshot): Promise<Record<string, TranslationMarks>> {
    const histories = await this.histories.of(folder);
    const items = itemKinds[folder].items(snapshot).map(({ answer }) => answer);
    const marks: Record<string, TranslationMarks> = {};
    for (let at = 0; at < items.length; at += batchSize) {
      const batch = items.slice(at, at + batchSize);
      const lags = await Promise.all(batch.map((item) => this.lagsOf(item, histories.get(item._id) ?? [])));
      for (const [place, item] of batch.entries()) marks[item._id] = itemMarks(item, lags[place] ?? noLags);
      await otherWork();
    }
    return marks;
  }

  private lagsOf(item: ItemAnswer, revisions: readonly ItemRevision[]): Promise<Lags> {
    // What is only in one language, or has never changed, cannot lag.
    if (revisions.length < 2 || !hasJapanese(item)) return nothingLags;
    const known = this.known.get(revisions);
    if (known) return known;
    const reading = this.read(revisions);
    this.known.set(revisions, reading);
    reading.catch(() => this.known.delete(revisions));
    return reading;
  }

  private async read(revisions: readonly ItemRevision[]): Promise<Lags> {
    const versions = new Set(revisions.flatMap(({ version, before }) => [...before, version ?? []].flat()));
    const pairs = new Map<string, FieldPairs>();
    for (const version of versions) {
      const bytes = await this.store.readVersion(version);
      const found = bytes && fieldPairs(Buffer.from(bytes).toString("utf8"));
      if (found) pairs.set(version, found);
    }
    const pairOf = (version: string | undefined): FieldPairs[] => {
      const found = version === undefined ? undefined : pairs.get(version);
      return found ? [found] : [];
    };
    const lagOf = (field: PairedField): Lag =>
      followPair(
        revisions.flatMap(({ date, checked, before, version }) =>
          pairOf(version).map((after) => ({
            date,
            checked,
            before: before.flatMap((replaced) => pairOf(replaced).map((pair) => pair[field])),
            after: after[field],
          })),
        ),
      );
    return Object.fromEntries(pairedFields.map((field) => [field, lagOf(field)]));
  }
}

function hasJapanese(item: ItemAnswer): boolean {
  const body = "contentMarkdown_jp" in item ? item.contentMarkdown_jp : undefined;
  const description = "descriptionMarkdown_jp" in item ? item.descriptionMarkdown_jp : undefined;
  return [item.title_jp, body, description, item.buttonText_jp, item.imageAlt_jp].some((text) => text !== undefined);
}
