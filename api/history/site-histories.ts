import type { ItemHistory } from "../../content/model/api/item-history";
import { idOfPath } from "../../content/model/collections/collection";
import { events } from "../../content/model/collections/events";
import { news } from "../../content/model/collections/news";
import { errorMessage } from "../../content/model/error-message";
import type { ContentStore } from "../store/content-store";
import type { ItemHistories } from "./item-histories";
import type { ItemRevision } from "./item-revision";

const yearMs = 366 * 86_400_000;
const latest = Date.parse("9999-12-31T00:00:00Z");

/** What the site says of git: when items were added and changed, and which events were deleted within a year. */
export class SiteHistories {
  constructor(
    private readonly store: Pick<ContentStore, "readVersion">,
    private readonly histories: Pick<ItemHistories, "of">,
    private readonly log: (event: Readonly<Record<string, unknown>>) => void,
  ) {}

  /** Of all items, or of those of some files. Never rejects: without them the site is the same but for times and order. */
  async at(now: Date, paths?: readonly string[]): Promise<readonly ItemHistory[]> {
    const found: ItemHistory[] = [];
    try {
      for (const collection of [events, news]) {
        const ids = paths?.flatMap((path) => idOfPath(collection, path) ?? []);
        if (ids?.length === 0) continue;
        const known = await this.histories.of(collection.name);
        for (const id of ids ?? known.keys()) {
          const history = await this.historyOf(`${collection.name}/${id}`, known.get(id) ?? [], now);
          if (history !== undefined) found.push(history);
        }
      }
    } catch (error) {
      this.log({ event: "histories-unreadable", reason: errorMessage(error) });
    }
    return found;
  }

  /** Undefined for an item that is gone and of which nothing is to be said any more. */
  private async historyOf(
    item: string,
    revisions: readonly ItemRevision[],
    now: Date,
  ): Promise<ItemHistory | undefined> {
    const changes = revisions.filter(({ change }) => change !== "checked");
    const [[first], last] = [changes, changes.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const history = { item, commits: changes.length, first: timeOf(first), last: timeOf(last) };
    if (last.version !== undefined) return history;
    const isRecent = now.getTime() - Date.parse(history.last) < yearMs;
    const [version] = item.startsWith("events/") && isRecent ? last.before : [];
    const bytes = version === undefined ? undefined : await this.store.readVersion(version);
    return bytes && { ...history, removed: { path: last.path, text: Buffer.from(bytes).toString("utf8") } };
  }
}

// A commit may say any time.
function timeOf({ date }: ItemRevision): string {
  const time = Date.parse(date);
  return new Date(time > 0 && time < latest ? time : 0).toISOString();
}
