import type { ItemHistory } from "../../content/model/api/item-history";
import { idOfPath } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { errorMessage } from "../../content/model/error-message";
import type { ContentStore } from "../store/content-store";
import type { ItemHistories } from "./item-histories";
import type { ItemRevision } from "./item-revision";
import { lastPublic, timeOf } from "./last-public";

const yearMs = 366 * 86_400_000;

/** What every page shows a little of makes no page newer, and redirects are on none. */
const shownCollections = allCollections.filter(({ name }) => name !== "site" && name !== "redirects");

/** What the site says of git: when entries were added and changed, and which events were deleted or taken back within a year. */
export class SiteHistories {
  constructor(
    private readonly store: Pick<ContentStore, "readVersion">,
    private readonly histories: Pick<ItemHistories, "of">,
    private readonly log: (event: Readonly<Record<string, unknown>>) => void,
  ) {}

  /**
   * Of all entries, or of those of some files. `hidden`: paths of what is not public then. Never rejects: without them the
   * site is the same but for times and order.
   */
  async at(
    now: Date,
    {
      hidden = [],
      paths,
    }: { readonly hidden?: readonly string[] | undefined; readonly paths?: readonly string[] } = {},
  ): Promise<readonly ItemHistory[]> {
    const found: ItemHistory[] = [];
    try {
      for (const collection of shownCollections) {
        const ids = paths?.flatMap((path) => idOfPath(collection, path) ?? []);
        if (ids?.length === 0) continue;
        const known = await this.histories.of(collection.name);
        const hiddenIds = new Set(hidden.map((path) => idOfPath(collection, path)));
        for (const id of ids ?? known.keys()) {
          const history = await this.historyOf(`${collection.name}/${id}`, known.get(id) ?? [], now, hiddenIds.has(id));
          if (history !== undefined) found.push(history);
        }
      }
    } catch (error) {
      this.log({ event: "histories-unreadable", reason: errorMessage(error) });
    }
    return found;
  }

  /** Undefined for an item that visitors do not see and that the site does not mention. */
  private async historyOf(
    item: string,
    revisions: readonly ItemRevision[],
    now: Date,
    isHidden: boolean,
  ): Promise<ItemHistory | undefined> {
    const changes = revisions.filter(({ change }) => change !== "checked");
    const [[first], last] = [changes, changes.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const begin = { item, first: isoTime(timeOf(first)) };
    if (last.version !== undefined && !isHidden)
      return { ...begin, commits: changes.length, last: isoTime(timeOf(last)) };
    if (!item.startsWith("events/")) return undefined;
    const shown = await lastPublic(this.store, changes, { since: now.getTime() - yearMs, now: now.getTime() });
    if (shown === undefined) return undefined;
    const { path, text, until, revisions: commits } = shown;
    // Nothing of what happened to it afterwards is public.
    return { ...begin, commits, last: isoTime(until), removed: { path, text } };
  }
}

const isoTime = (time: number): string => new Date(time).toISOString();
