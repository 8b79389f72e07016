import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AdminItem } from "../../client";
import type { FormAction, FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { CommonValues, ImageChoice } from "../form/values";
import { deviceStore } from "./device-store";
import { draftOf, wasSaved, type Draft } from "./draft";
import { DraftKeeper } from "./draft-keeper";
import { newName } from "./new-name";
import { safeStore, type Keeping } from "./safe-store";
import { useTabs } from "./use-tabs";

/** A draft as it goes on in the form; `pictureLost` when its picture could not be kept. */
export interface Resumed<Item, V> {
  readonly action: Extract<FormAction<Item, V>, { kind: "resumed" }>;
  readonly pictureLost: boolean;
}

/** What a form knows of the unsaved text on this device. */
export interface Drafts<Item, V> {
  /** Text of earlier, newest first: not what this form or another open tab holds. */
  readonly found: readonly Draft<Item, V>[];
  readonly keeping: Keeping;
  /** Another open tab edits the same item. */
  readonly elsewhere: boolean;
  /** The form is about to hold something else: what is in it stays on the device. */
  readonly park: () => void;
  /** The name of the draft that holds the form, kept over a reload; a new one after a save or a clear. */
  readonly nameOf: () => string | undefined;
  /** What is in the form was saved, or cleared after a question. */
  readonly drop: () => void;
  /** Undefined when the form is not free any more once the draft is at hand; it then stays an offer. */
  readonly resume: (draft: Draft<Item, V>, isFree: () => boolean) => Promise<Resumed<Item, V> | undefined>;
  readonly discard: (draft: Draft<Item, V>) => Promise<void>;
}

/** Keeps the form on the device while it is unsaved, and finds what was kept before; `items` are those of the list, once it is there. */
export function useDrafts<Item extends AdminItem, V extends CommonValues>(
  kind: ItemKind<Item, V>,
  form: FormState<Item, V>,
  items: readonly Item[] | undefined,
): Drafts<Item, V> {
  const { now } = useServices();
  const [owner] = useState(newName);
  const [keeping, setKeeping] = useState<Keeping>("device");
  const [store] = useState(() => safeStore(deviceStore(), setKeeping));
  const [all, setAll] = useState<readonly Draft<Item, V>[]>([]);

  const look = useCallback(async () => {
    const drafts = (await store.list()).map((record) => draftOf(kind, record));
    setAll(drafts.filter((draft) => draft !== undefined).sort((a, b) => b.keptAt - a.keptAt));
  }, [store, kind]);
  const onDrafts = useCallback(() => void look(), [look]);
  const { others, tell, draftsChanged } = useTabs(owner, onDrafts);

  /** What the keeper calls: always what the newest rendering knows. */
  const change = useRef(onDrafts);
  change.current = () => {
    onDrafts();
    draftsChanged();
  };
  const [keeper] = useState(
    () => new DraftKeeper<Item, V>(kind.name, { store, owner, now, newId: newName, onChange: () => change.current() }),
  );

  useEffect(onDrafts, [onDrafts]);

  useEffect(() => {
    keeper.keep(form);
    tell({ kind: kind.name, item: form.mode.kind === "edit" ? form.mode.item._id : "", draft: keeper.id });
  }, [keeper, form, kind, tell]);

  useEffect(() => {
    const flush = () => void keeper.flush();
    // Before the browser asks, too: while the page goes away a write is no longer finished.
    window.addEventListener("beforeunload", flush);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("beforeunload", flush);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [keeper]);

  const found = useMemo(() => {
    const elsewhere = new Set(others.map(({ draft }) => draft));
    return all.filter((draft) => {
      if (keeper.isDone(draft.id) || elsewhere.has(draft.id)) return false;
      const { mode } = draft;
      return (
        mode.kind === "add" ||
        !wasSaved(
          kind,
          draft,
          items?.find(({ _id }) => _id === mode.item._id),
        )
      );
    });
    // The form names the keeper's draft, which is no state of its own.
  }, [all, others, items, kind, keeper, form]);

  const editedId = form.mode.kind === "edit" ? form.mode.item._id : undefined;
  return {
    found,
    keeping,
    elsewhere: editedId !== undefined && others.some((work) => work.kind === kind.name && work.item === editedId),
    park: () => void keeper.park(),
    nameOf: () => keeper.id,
    drop: () => keeper.drop(),
    async resume({ id, mode, values, image }, isFree) {
      const bytes = await keeper.adopt(id);
      if (!isFree()) {
        change.current();
        return undefined;
      }
      const file = image.kind === "new" && bytes ? new File([bytes], image.name, { type: image.type }) : undefined;
      keeper.resume(id, file);
      const initial = mode.kind === "edit" ? kind.valuesOf(mode.item) : kind.emptyValues;
      const choice: ImageChoice = image.kind !== "new" ? image : file ? { kind: "new", file } : { kind: "keep" };
      return {
        action: { kind: "resumed", mode, initial, values, image: choice },
        pictureLost: image.kind === "new" && !file,
      };
    },
    async discard({ id }) {
      await store.remove(id);
      change.current();
    },
  };
}
