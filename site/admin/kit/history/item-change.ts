import { translate, type Language } from "../../../../content/model/text/language";
import type { AdminItem } from "../../client";
import type { Done } from "../form/done";

/** What a write did to an item: the version before it and after it, null where the item was not there. */
export interface ItemChange {
  readonly id: string;
  /** What people call the item, in both languages. */
  readonly title: string;
  readonly title_jp?: string | undefined;
  readonly before: string | null;
  readonly after: string | null;
}

/** What an acknowledged write did. */
export function changeOfDone<Item extends AdminItem>(done: Done<Item>): ItemChange {
  if (done.kind === "deleted") return { ...namesOf(done.item), before: done.item.version, after: null };
  const { item, version } = done.answer;
  return { ...namesOf(item), before: done.kind === "saved" ? done.before.version : null, after: version };
}

/** An item's id and titles. */
export function namesOf({ _id, title, title_jp }: Pick<AdminItem, "_id" | "title" | "title_jp">) {
  return { id: _id, title, title_jp };
}

/** What messages call an item: its title in the language of the page, the English one where there is no translation. */
export function titleIn(language: Language, { title, title_jp }: Pick<ItemChange, "title" | "title_jp">): string {
  return translate(language, title, title_jp).text;
}

/** The call that takes a change back; undefined when there is nothing to take back. */
export type UndoCall =
  | { readonly kind: "remove"; readonly id: string; readonly version: string }
  | { readonly kind: "restore"; readonly id: string; readonly version: string; readonly current: string | null };

/** How a change is taken back: by a delete, or by bringing the version before it back. A save that changed nothing has no way back. */
export function undoCall({ id, before, after }: ItemChange): UndoCall | undefined {
  if (before === after) return undefined;
  if (before !== null) return { kind: "restore", id, version: before, current: after };
  return after === null ? undefined : { kind: "remove", id, version: after };
}
