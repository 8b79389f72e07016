import { useEffect, useReducer, useRef } from "react";
import type { AdminItem } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { Draft } from "../drafts/draft";
import { draftTitle } from "../drafts/draft-words";
import { useDrafts } from "../drafts/use-drafts";
import { emptyForm, isBusy, isDirty, reduceForm, type FormAction, type FormState } from "./form-state";
import { sameTarget, targetOf, type FormTarget } from "./item-address";
import type { ItemKind } from "./item-kind";
import { useServices } from "../app/services";
import { useAnnounce } from "../status/StatusMessages";
import { useItemAddress } from "./use-item-address";
import type { ItemsState } from "../list/use-items";
import type { CommonValues, ImageChoice } from "./values";
import { fill } from "../status/words";

const keep: ImageChoice = { kind: "keep" };
const none: FormTarget = { kind: "none" };

/**
 * The form, and the only ways to give it something else to hold: each of them leaves unsaved text on the device, shows
 * the form (`show`), and keeps the address in step, so that back, forward, reload and bookmarks work.
 */
export function useItemForm<Item extends AdminItem, V extends CommonValues>(
  kind: ItemKind<Item, V>,
  state: ItemsState<Item>,
  show: () => void,
) {
  const { words, language } = useServices();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [form, dispatch] = useReducer(
    (held: FormState<Item, V>, action: FormAction<Item, V>) => reduceForm(held, action),
    kind.emptyValues,
    (values) => emptyForm<Item, V>(values),
  );
  /** What the form holds by now: whoever waited for an answer must not act on what it held before. */
  const newest = useRef(form);
  newest.current = form;
  const items = state.kind === "loaded" ? state.items : undefined;
  const drafts = useDrafts(kind, form, items);
  /** What the address asks for, until the list is there. */
  const wanted = useRef<FormTarget | undefined>(targetOf(window.location.search));
  const here: FormTarget = form.mode.kind === "edit" ? { kind: "item", id: form.mode.item._id } : none;

  const travel = (target: FormTarget) => {
    // A save under way ends first; the address goes back to what it is about.
    if (isBusy(form)) setAddress(here);
    else if (!items) wanted.current = target;
    else if (!sameTarget(target, here)) go(target, items);
  };
  const setAddress = useItemAddress(travel);

  const hold = (action: FormAction<Item, V>, target: FormTarget, how?: "push" | "replace") => {
    dispatch(action);
    setAddress(target, how);
    show();
  };
  const load = (item: Item) =>
    hold({ kind: "loaded", item, values: kind.valuesOf(item) }, { kind: "item", id: item._id });
  const empty = (how?: "replace") => hold({ kind: "emptied", values: kind.emptyValues }, none, how);

  /** Goes where the address already leads. */
  const go = (target: FormTarget, list: readonly Item[]) => {
    const item = target.kind === "item" ? list.find(({ _id }) => _id === target.id) : undefined;
    if (target.kind === "item" && !item) announce(words.drafts.unknownItem);
    else if (isDirty(form)) announce(fill(words.drafts.parked, { title: draftTitle(form, words, language) }));
    drafts.park();
    if (item) load(item);
    else empty("replace");
  };

  useEffect(() => {
    if (!items) return;
    const target = wanted.current;
    wanted.current = undefined;
    if (target?.kind === "item" && !isDirty(form) && !sameTarget(target, here)) go(target, items);
    // As soon as there is a list to find the item in, and not again.
  }, [items]);

  /** Asks before unsaved text gives way to something else. */
  const makeRoom = async (): Promise<boolean> => {
    const held = newest.current;
    if (isBusy(held)) return false;
    if (!isDirty(held)) return true;
    const question = fill(words.drafts.switch, { title: draftTitle(held, words, language) });
    if (!(await dialogs.confirm(question, words.drafts.switchButton))) return false;
    drafts.park();
    return true;
  };

  return {
    form,
    formNow: () => newest.current,
    dispatch,
    drafts,
    /** Edits an item of the list. */
    edit: async (item: Item): Promise<void> => {
      if (await makeRoom()) load(item);
    },
    /** Begins a new item that is filled in already. */
    begin: async (values: V, image: ImageChoice = keep): Promise<void> => {
      if (!(await makeRoom())) return;
      hold({ kind: "prefilled", empty: kind.emptyValues, values, image }, { kind: "new" });
    },
    /** Goes on with a draft; answers the form when its save was confirmed before and can be sent at once. */
    resume: async (draft: Draft<Item, V>): Promise<FormState<Item, V> | undefined> => {
      const isFree = () => !isBusy(newest.current);
      const { mode } = draft;
      const resumed = isFree() ? await drafts.resume(draft, isFree) : undefined;
      if (!resumed) return undefined;
      const { action, pictureLost } = resumed;
      hold(action, mode.kind === "edit" ? { kind: "item", id: mode.item._id } : { kind: "new" });
      const current = mode.kind === "edit" ? items?.find(({ _id }) => _id === mode.item._id) : undefined;
      if (pictureLost) announce(words.drafts.pictureLost);
      else if (current && mode.kind === "edit" && current.version !== mode.item.version) announce(words.drafts.newer);
      return draft.confirmed && !pictureLost ? reduceForm(form, action) : undefined;
    },
    /** The text was saved, or cleared after a question. */
    finish: (): void => {
      drafts.drop();
      dispatch({ kind: "emptied", values: kind.emptyValues });
      setAddress(none);
    },
    /** The item in the form is no longer there: what was typed stays, for a new one. */
    keepAsNew: (): void => {
      dispatch({ kind: "item-gone", empty: kind.emptyValues });
      setAddress({ kind: "new" }, "replace");
    },
  };
}
