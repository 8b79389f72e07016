import type { RefObject } from "react";
import type { AdminItem } from "../../client";
import { doneWords, type Done } from "../form/done";
import { isDirty, type FormAction, type FormState } from "../form/form-state";
import { changeOfDone } from "../history/item-change";
import { useItemHistory } from "../history/use-item-history";
import type { WayBackParts } from "../history/use-way-back";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import { useLastChange } from "./use-last-change";

interface ChangesParts<Item extends AdminItem, V extends CommonValues> extends WayBackParts<Item, V> {
  readonly form: FormState<Item, V>;
  /** The form at the time of asking: while an answer was awaited, it may have been given something else. */
  readonly formNow: () => FormState<Item, V>;
  readonly dispatch: (action: FormAction<Item, V>) => void;
  /** Ways to give the form something else to hold. */
  readonly held: { readonly finish: () => void; readonly keepAsNew: () => void };
  readonly listHeading: RefObject<HTMLHeadingElement>;
}

/** Everything that was written: told with its undo, and followed by the form when it holds the same item. */
export function useChanges<Item extends AdminItem, V extends CommonValues>(parts: ChangesParts<Item, V>) {
  const { form, formNow, dispatch, held: ways, listHeading, ...wayBack } = parts;
  const { kind } = wayBack;
  const { words } = useServices();

  /** Text that was not saved stays, whatever became of its item; else the form shows the item as it is now. */
  const followItem = (id: string, item: Item | undefined): void => {
    const held = formNow();
    if (held.mode.kind !== "edit" || held.mode.item._id !== id) return;
    const dirty = isDirty(held);
    if (item === undefined && dirty) ways.keepAsNew();
    else if (item === undefined) ways.finish();
    else if (!dirty) dispatch({ kind: "loaded", item, values: kind.valuesOf(item) });
  };
  const lastChange = useLastChange({
    ...wayBack,
    busy: form.phase.kind === "saving",
    onWritten: ({ id }, { item }) => followItem(id, item),
    onClosed: () => listHeading.current?.focus({ preventScroll: true }),
  });
  const showHistory = useItemHistory({
    ...wayBack,
    onRestored: (text, change, written) => {
      lastChange.tell(text, change, written);
      followItem(change.id, written.item);
    },
  });
  const tellDone = (done: Done<Item>): void =>
    lastChange.tell(doneWords(done, words, kind.words(words)), changeOfDone(done), {
      commit: done.answer.commit,
      item: done.kind === "deleted" ? undefined : done.answer.item,
    });

  return { lastChange, showHistory, tellDone, followItem };
}
