import { setImmediate } from "node:timers/promises";
import { collections } from "../../content/model/collections/collections";
import { collectionNames } from "../../content/model/collections/collection-names";
import { pairsOf } from "../../content/model/writing/entry-differences";
import type { EntryName } from "../../content/model/api/answers";
import { entryName } from "../entries/entry-name";
import type { ContentStore, Snapshot, StoredFile } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";
import { texts } from "../texts/text-converter";

/** Entries that an answer compares itself: some milliseconds. */
const mostAtOnce = 10;

/**
 * Names the entries whose languages disagree on a day, an hour, a sum or an address. Compares each version once, in the
 * background: ten thousand entries take seconds, between which requests are answered.
 */
export class LanguageDisagreements {
  private readonly queue = new SerialQueue();
  /** Git blob ids of entries that were compared -> whether anything differs. */
  private readonly compared = new Map<string, boolean>();
  private readonly unsubscribe: () => void;
  private isClosed = false;

  constructor(private readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange">) {
    const look = (): void => void this.queue.run(() => this.look()).catch(() => undefined);
    this.unsubscribe = store.onChange(look);
    store.ready.then(look, () => undefined);
  }

  /** The entries of the newest commit, as far as they were compared. */
  async found(): Promise<readonly EntryName[]> {
    const all = entries(this.store.snapshot());
    const open = all.filter(({ version }) => !this.compared.has(version));
    // The list is asked for right after a save: its entry is compared at once.
    if (open.length <= mostAtOnce) for (const each of open) await this.compare(each);
    return all.flatMap((stored) => {
      const { collection } = stored.file;
      if (collection === "next" || this.compared.get(stored.version) !== true) return [];
      return [entryName(collections[collection], stored)];
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    await this.queue.idle();
  }

  private async compare({ version, file }: Pick<StoredFile, "version" | "file">): Promise<void> {
    this.compared.set(version, await texts.disagree(pairsOf(file.fields)));
  }

  private async look(): Promise<void> {
    const all = entries(this.store.snapshot());
    const versions = new Set(all.map(({ version }) => version));
    for (const version of this.compared.keys()) if (!versions.has(version)) this.compared.delete(version);
    for (const { version, file } of all) {
      if (this.isClosed) return;
      if (this.compared.has(version)) continue;
      await this.compare({ version, file });
      await setImmediate();
    }
  }
}

const entries = (snapshot: Snapshot): readonly StoredFile[] => collectionNames.flatMap((name) => snapshot.files(name));
