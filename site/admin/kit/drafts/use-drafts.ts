import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormAction, FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import type { ImageChoice } from "../fields/values";
import { deviceStore } from "./device-store";
import { draftKind, draftOf, typedOver, wasSaved, type Draft } from "./draft";
import { DraftAutosave } from "./draft-autosave";
import { storeWithFallback, type DraftStorage } from "./fallback-store";
import { useTabs } from "./use-tabs";
import type { Entry } from "../entry/entry";

/** A draft resumed in the form; `pictureLost` when its picture could not be stored. */
export interface Resumed {
  readonly action: Extract<FormAction, { kind: "resumed" }>;
  readonly pictureLost: boolean;
}

/** The unsaved text on this device, for a form. */
export interface Drafts {
  /** Drafts that neither this form nor another open tab holds, newest first. */
  readonly found: readonly Draft[];
  readonly storage: DraftStorage;
  /** Another open tab edits the same item. */
  readonly elsewhere: boolean;
  /** Detaches the draft before the form's content is replaced; it stays on the device. */
  readonly detach: () => void;
  /** Id of the form's draft, stable over a reload; a new one after a save or a clear. */
  readonly currentId: () => string | undefined;
  /** Removes the form's draft: its text was saved, or cleared after a confirmation. */
  readonly finish: () => void;
  /** Undefined when a save has started before the draft was read; the draft is then offered again. */
  readonly resume: (draft: Draft, isFree: () => boolean) => Promise<Resumed | undefined>;
  readonly discard: (draft: Draft) => Promise<void>;
}

/** Stores the form on the device while it is unsaved, and finds earlier drafts; `items` is the loaded list. */
export function useDrafts(kind: ItemKind, form: FormState, items: readonly Entry[] | undefined): Drafts {
  const { now } = useServices();
  const [owner] = useState(randomUuid);
  const [storage, setStorage] = useState<DraftStorage>("device");
  const [store] = useState(() => storeWithFallback(deviceStore(), setStorage));
  const [all, setAll] = useState<readonly Draft[]>([]);

  const loadDrafts = useCallback(async () => {
    const drafts = (await store.list()).map((record) => draftOf(kind, record));
    setAll(drafts.filter((draft) => draft !== undefined).sort((a, b) => b.keptAt - a.keptAt));
  }, [store, kind]);
  const onDrafts = useCallback(() => void loadDrafts(), [loadDrafts]);
  const { others, announce, draftsChanged } = useTabs(owner, onDrafts);

  /** A ref, so that the autosave always calls the newest callback. */
  const change = useRef(onDrafts);
  change.current = () => {
    onDrafts();
    draftsChanged();
  };
  const [autosave] = useState(
    () =>
      new DraftAutosave(draftKind(kind), {
        store,
        owner,
        now,
        newId: randomUuid,
        onChange: () => change.current(),
      }),
  );

  useEffect(onDrafts, [onDrafts]);

  useEffect(() => {
    autosave.schedule(form);
    announce({ kind: draftKind(kind), item: form.mode.kind === "edit" ? form.mode.item._id : "", draft: autosave.id });
  }, [autosave, form, kind, announce]);

  useEffect(() => {
    const flush = () => void autosave.flush();
    // Also before the browser's dialog: a write started while the page unloads does not finish.
    window.addEventListener("beforeunload", flush);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("beforeunload", flush);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [autosave]);

  const found = useMemo(() => {
    const elsewhere = new Set(others.map(({ draft }) => draft));
    return all.filter((draft) => {
      if (autosave.isOwnDraft(draft.id) || elsewhere.has(draft.id)) return false;
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
    // The form names the autosave's draft, which is no state of its own.
  }, [all, others, items, kind, autosave, form]);

  const editedId = form.mode.kind === "edit" ? form.mode.item._id : undefined;
  return {
    found,
    storage,
    elsewhere: editedId !== undefined && others.some((work) => work.kind === draftKind(kind) && work.item === editedId),
    detach: () => void autosave.detach(),
    currentId: () => autosave.id,
    finish: () => autosave.discard(),
    async resume({ id, mode, values, image }, isFree) {
      const bytes = await autosave.adopt(id);
      if (!isFree()) {
        change.current();
        return undefined;
      }
      const file = image.kind === "new" && bytes ? new File([bytes], image.name, { type: image.type }) : undefined;
      autosave.resume(id, file);
      const initial = typedOver(kind, mode);
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

/** A random UUID without `crypto.randomUUID`, which pages without https lack. */
function randomUuid(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
