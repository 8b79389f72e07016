import type { RefObject } from "react";
import { writeMessage, type AcknowledgedWrite } from "../entry/acknowledged-write";
import { isDirty, type FormAction, type FormState } from "../form/form-state";
import { changeOfWrite, namesOf } from "../entry/item-change";
import { useItemHistory } from "../history/use-item-history";
import type { RestoreParts } from "../history/use-restore";
import { isPublic, whenPublic } from "../publication/when-public";
import { useServices } from "../services/services";
import { sentences } from "../services/words";
import { useLastChange } from "./use-last-change";
import type { Entry } from "../entry/entry";

interface ChangesParts extends RestoreParts {
  readonly form: FormState;
  /** The current form, for callbacks that run after an await. */
  readonly formNow: () => FormState;
  readonly dispatch: (action: FormAction) => void;
  /** Keeps what a write has made of an item for the list, null when it is deleted. */
  readonly setWritten: (items: ReadonlyMap<string, Entry | null>) => void;
  /** Functions that replace the form's content. */
  readonly held: { readonly finish: () => void; readonly keepAsNew: () => void };
  readonly listHeading: RefObject<HTMLHeadingElement>;
}

/** Announces acknowledged writes with their undo, and updates the form when it holds the same item. */
export function useChanges(parts: ChangesParts) {
  const { form, formNow, dispatch, setWritten, held: ways, listHeading, ...restoreParts } = parts;
  const { kind } = restoreParts;
  const { words, language, now } = useServices();

  /** Loads the item's new state into a form without unsaved text; unsaved text always stays. */
  const followItem = (id: string, item: Entry | undefined): void => {
    const held = formNow();
    if (held.mode.kind !== "edit" || held.mode.item._id !== id) return;
    const dirty = isDirty(held);
    if (item === undefined && dirty) ways.keepAsNew();
    else if (item === undefined) ways.finish();
    else if (!dirty) dispatch({ kind: "loaded", item, values: kind.valuesOf(item) });
  };
  const lastChange = useLastChange({
    ...restoreParts,
    busy: form.phase.kind === "saving",
    onWritten: ({ id }, { item }) => followItem(id, item),
    onClosed: () => listHeading.current?.focus({ preventScroll: true }),
  });
  const showHistory = useItemHistory({
    ...restoreParts,
    onRestored: (text, change, written) => {
      lastChange.show(text, change, written);
      followItem(change.id, written.item);
    },
  });
  const announceWrite = (write: AcknowledgedWrite): void => {
    const item = write.kind === "deleted" ? undefined : write.answer.item;
    const at = now();
    const message = writeMessage(write, words, kind.words);
    const isHidden = item !== undefined && !isPublic(item, at);
    const final = item && kind.beyondUndo?.(item);
    if (item && final !== undefined) {
      lastChange.show(final, { ...namesOf(item), before: "", after: "" }, { commit: "", item: undefined });
      return;
    }
    const change = changeOfWrite(write);
    setWritten(new Map([[change.id, item ?? null]]));
    lastChange.show(
      isHidden ? sentences(words, message, whenPublic(item, at.getTime(), language, words)) : message,
      change,
      { commit: write.answer.commit, item },
      write.kind === "added" ? undefined : write.kind === "saved" ? write.before : write.item,
    );
  };

  return { lastChange, showHistory, announceWrite, followItem };
}
