import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { ItemChange } from "../entry/item-change";
import type { Publishing } from "./publishing";
import type { Entry } from "../entry/entry";

/** A step of publishing a save. */
export interface Step {
  readonly name: "saved" | "visible" | "rebuilt";
  readonly state: "done" | "under-way" | "failed";
}

/** True when the API's list contains the change. */
export function isListed({ id, after, order }: ItemChange, items: readonly Pick<Entry, "_id" | "version">[]): boolean {
  if (order) return items.map(({ _id }) => _id).join() === order.after.join();
  const item = items.find(({ _id }) => _id === id);
  return after === null ? item === undefined : item?.version === after;
}

/** True where the public pages ask the API for what is newer than they are (site/live). */
export const isAskedFor = (collection: CollectionName): boolean => collection === "events" || collection === "news";

/**
 * The steps: saved; visible: as the API answers it to pages that ask, and otherwise once the page is rebuilt; static page
 * rebuilt, where static pages are built.
 */
export function stepsOf(listed: boolean, publishing: Publishing, asked: boolean): Step[] {
  const { kind } = publishing;
  // These stages are reported only for a commit that the API serves.
  const served = kind === "waiting" || kind === "building" || kind === "live" || kind === "held" || kind === "failed";
  const seen = asked ? listed || served : kind === "live" || (kind === "none" && listed);
  const rebuilt: Step = {
    name: "rebuilt",
    state: kind === "live" ? "done" : kind === "failed" || kind === "gone" ? "failed" : "under-way",
  };
  return [
    { name: "saved", state: "done" },
    { name: "visible", state: seen ? "done" : "under-way" },
    ...(kind === "none" ? [] : [rebuilt]),
  ];
}
