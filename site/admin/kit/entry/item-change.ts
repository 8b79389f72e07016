import { translate, type Language } from "../../../../content/model/text/language";
import type { AcknowledgedWrite } from "./acknowledged-write";
import type { Entry } from "./entry";

/** Effect of a write on an item: the version before and after it, null where the item did not exist. */
export interface ItemChange {
  readonly id: string;
  /** What people call the item, in both languages. */
  readonly title: string;
  readonly title_jp?: string | undefined;
  readonly before: string | null;
  readonly after: string | null;
  /** The ids before and after, of a change of the whole list's order. */
  readonly order?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** What an acknowledged write did. */
export function changeOfWrite(write: AcknowledgedWrite): ItemChange {
  if (write.kind === "deleted") return { ...namesOf(write.item), before: write.item.version, after: null };
  const { item, version } = write.answer;
  return { ...namesOf(item), before: write.kind === "saved" ? write.before.version : null, after: version };
}

/** What a restore or an undo did; `item`, undefined when it is deleted, may have other titles than `names`. */
export function changeOfRestore(
  names: Pick<ItemChange, "id" | "title" | "title_jp">,
  before: string | null,
  item: Pick<Entry, "_id" | "title" | "title_jp" | "version"> | undefined,
): ItemChange {
  return { ...names, ...(item && namesOf(item)), before, after: item?.version ?? null };
}

/** An item's id and titles. */
export function namesOf({ _id, title, title_jp }: Pick<Entry, "_id" | "title" | "title_jp">) {
  return { id: _id, title, title_jp };
}

/** What messages call an item: its title in the language of the page, the English one where there is no translation. */
export function titleIn(language: Language, { title, title_jp }: Pick<ItemChange, "title" | "title_jp">): string {
  return translate(language, title, title_jp).text;
}

/** The call that undoes a change. */
export type UndoCall =
  | { readonly kind: "order"; readonly ids: readonly string[] }
  | { readonly kind: "remove"; readonly id: string; readonly version: string }
  | { readonly kind: "restore"; readonly id: string; readonly version: string; readonly current: string | null };

/** The call that undoes a change: a delete, or a restore of the previous version; undefined when nothing was changed. */
export function undoCall({ id, before, after, order }: ItemChange): UndoCall | undefined {
  if (order) return { kind: "order", ids: order.before };
  if (before === after) return undefined;
  if (before !== null) return { kind: "restore", id, version: before, current: after };
  return after === null ? undefined : { kind: "remove", id, version: after };
}
