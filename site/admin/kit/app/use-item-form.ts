import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useDialogs } from "../dialogs/Dialogs";
import type { Draft } from "../drafts/draft";
import { draftTitle } from "../drafts/draft-words";
import { useDrafts } from "../drafts/use-drafts";
import { emptyForm, isBusy, isDirty, reduceForm, type FormAction, type FormState } from "../form/form-state";
import { sameTarget, targetOf, type FormTarget } from "../form/item-address";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { useItemAddress } from "./use-item-address";
import type { ItemsState } from "../list/use-items";
import type { FormValues, ImageChoice } from "../fields/values";
import { fill } from "../services/words";
import type { Entry } from "../entry/entry";

const keep: ImageChoice = { kind: "keep" };
const none: FormTarget = { kind: "none" };
const fresh: FormTarget = { kind: "new" };

/**
 * The form, and the only functions that replace its content: each of them leaves unsaved text on the device, shows the
 * form (`show`) or the way to it (`hidden`), and updates the address, so that back, forward, reload and bookmarks work.
 * `open` is false only while there is nothing in the form.
 */
export function useItemForm(
  kind: ItemKind,
  state: ItemsState,
  { show, hidden }: { readonly show: () => void; readonly hidden: () => void },
) {
  const { words, language } = useServices();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [form, dispatch] = useReducer(
    (held: FormState, action: FormAction) => reduceForm(held, action),
    kind.emptyValues,
    (values) => emptyForm(values),
  );
  /** The current form, for callbacks that run after an await. */
  const newest = useRef(form);
  newest.current = form;
  const items = state.kind === "loaded" ? state.items : undefined;
  const drafts = useDrafts(kind, form, items);
  /** Target of the address, until the list has loaded. */
  const wanted = useRef<FormTarget | undefined>(targetOf(window.location.search));
  const [wantsNew, setWantsNew] = useState(wanted.current?.kind === "new");
  const open = wantsNew || form.mode.kind === "edit" || isDirty(form) || isBusy(form);
  const here: FormTarget = form.mode.kind === "edit" ? { kind: "item", id: form.mode.item._id } : open ? fresh : none;

  const travel = (target: FormTarget) => {
    // A running save ends first; the address is set back to its item.
    if (isBusy(form)) setAddress(here);
    else if (!items) wanted.current = target;
    else if (!sameTarget(target, here)) go(target, items);
  };
  const setAddress = useItemAddress(travel);

  const hold = (action: FormAction, target: FormTarget, how?: "push" | "replace") => {
    dispatch(action);
    setAddress(target, how);
    chosen.current = true;
    setWantsNew(target.kind === "new");
    if (target.kind === "none") hidden();
    else show();
  };
  const load = (item: Entry) =>
    hold({ kind: "loaded", item, values: kind.valuesOf(item) }, { kind: "item", id: item._id });
  const empty = (target: FormTarget, how?: "replace") =>
    hold({ kind: "emptied", values: kind.emptyValues }, target, how);

  /** Loads the form that the address names. */
  const go = (target: FormTarget, list: readonly Entry[]) => {
    const item = target.kind === "item" ? list.find(({ _id }) => _id === target.id) : undefined;
    if (target.kind === "item" && !item) announce(words.drafts.unknownItem);
    else if (isDirty(form)) announce(fill(words.drafts.parked, { title: draftTitle(kind, form, words, language) }));
    drafts.detach();
    if (item) load(item);
    else empty(target.kind === "new" ? fresh : none, "replace");
  };

  // Before the browser paints: the list would be pushed away by the form.
  useLayoutEffect(() => {
    if (!items) return;
    const target = wanted.current;
    wanted.current = undefined;
    if (target?.kind === "item" && !isDirty(form) && !sameTarget(target, here)) go(target, items);
    // Once, when the list has loaded.
  }, [items]);

  // Text of a new item that was left here shows its form at once, until the person has chosen what the form holds.
  const chosen = useRef(false);
  useEffect(() => {
    if (!chosen.current && drafts.found.some(({ mode }) => mode.kind === "add")) setWantsNew(true);
  }, [drafts.found]);

  /** Replaces the form's content, at once or after a question when unsaved text leaves it. */
  const makeRoom = (replace: () => void, button = words.drafts.switchButton): void => {
    const held = newest.current;
    if (isBusy(held)) return;
    if (!isDirty(held)) {
      replace();
      return;
    }
    const question = fill(words.drafts.switch, { title: draftTitle(kind, held, words, language) });
    void dialogs.confirm(question, button).then((confirmed) => {
      if (!confirmed) return;
      drafts.detach();
      replace();
    });
  };

  return {
    form,
    open,
    /** The address names an item of the list, which is still to come. */
    awaited: state.kind === "loading" && wanted.current?.kind === "item",
    formNow: () => newest.current,
    dispatch,
    drafts,
    /** Edits an item of the list. */
    edit: (item: Entry): void => makeRoom(() => load(item)),
    /** Opens the form of a new item. */
    add: (): void => makeRoom(() => empty(fresh)),
    /** Closes the form; unsaved text stays on the device, and is offered above the list. */
    close: (): void => makeRoom(() => empty(none), words.form.close),
    /** Begins a new item that is filled in already. */
    begin: (values: FormValues, image: ImageChoice = keep): void =>
      makeRoom(() => hold({ kind: "prefilled", empty: kind.emptyValues, values, image }, fresh)),
    /** Resumes a draft; returns the form when its save was confirmed before and can be sent at once. */
    resume: async (draft: Draft): Promise<FormState | undefined> => {
      const isFree = () => !isBusy(newest.current);
      const { mode } = draft;
      const resumed = isFree() ? await drafts.resume(draft, isFree) : undefined;
      if (!resumed) return undefined;
      const { action, pictureLost } = resumed;
      hold(action, mode.kind === "edit" ? { kind: "item", id: mode.item._id } : fresh);
      const current = mode.kind === "edit" ? items?.find(({ _id }) => _id === mode.item._id) : undefined;
      if (pictureLost) announce(words.drafts.pictureLost);
      else if (current && mode.kind === "edit" && current.version !== mode.item.version) announce(words.drafts.newer);
      return draft.confirmed && !pictureLost ? reduceForm(form, action) : undefined;
    },
    /** The text was saved, or its item is no more: the form closes. */
    finish: (): void => {
      drafts.finish();
      empty(none);
    },
    /** The text was cleared after a question: the form of a new item stays open, where there can be one. */
    clear: (): void => {
      drafts.finish();
      empty(kind.growing ? fresh : none);
    },
    /** The item in the form was deleted: its text becomes that of a new item. */
    keepAsNew: (): void => {
      dispatch({ kind: "item-deleted", empty: kind.emptyValues });
      setAddress(fresh, "replace");
    },
  };
}
