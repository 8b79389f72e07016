import { useCallback, useMemo, useRef, useState } from "react";
import type { TranslationsAnswer } from "../../../../content/model/api/history-answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { ItemCalls } from "../../client";
import { contentFaults, noFaults } from "../status/content-faults";
import { useReloadAt } from "../publication/use-reload-at";
import { withPrepared } from "./prepared-problems";
import { useServices } from "../services/services";
import type { Entry } from "../entry/entry";

/** Load state of the list; the previous items stay shown during a reload and when it fails. */
export type ItemsState =
  | { readonly kind: "loading"; readonly items: readonly Entry[] }
  | { readonly kind: "loaded"; readonly items: readonly Entry[] }
  | { readonly kind: "failed"; readonly items: readonly Entry[] };

/**
 * The items, their translation marks, and the content's faults; `reload` fetches all again and returns whether the items
 * loaded. They are fetched again when one of them becomes public or ends. `setWritten` is told what writes have made of
 * items, null for a deleted one, until the list comes again: the next act must not name the version before. `listed`: as fetched.
 */
export function useItems(folder: CollectionName, calls: ItemCalls<Entry>) {
  const { client } = useServices();
  const [state, setState] = useState<ItemsState>({ kind: "loading", items: [] });
  const [faults, setFaults] = useState(noFaults);
  const [written, setWritten] = useState<ReadonlyMap<string, Entry | null>>(new Map());
  const [marks, setMarks] = useState<TranslationsAnswer["items"] | undefined>();

  const newestCall = useRef(0);

  const reload = useCallback(async (): Promise<boolean> => {
    const call = ++newestCall.current;
    setState(({ items }) => ({ kind: "loading", items }));
    const isNewest = () => call === newestCall.current;
    // The list does not wait for faults and marks; marks are computed from the history, which is slower.
    void client.health().then((health) => {
      if (isNewest() && health.ok) setFaults(contentFaults(health.value));
    });
    void calls.translations().then((translations) => {
      if (isNewest() && translations.ok) setMarks(translations.value.items);
    });
    const list = await calls.list();
    // An answer overtaken by a later call is ignored: its list is older.
    if (!isNewest()) return true;
    if (list.ok) {
      setState({ kind: "loaded", items: list.value });
      setWritten(new Map());
    } else setState(({ items }) => ({ kind: "failed", items }));
    return list.ok;
  }, [calls, client]);

  const shown = useMemo(() => {
    const items = state.items
      .map((each) => written.get(each._id) ?? each)
      .filter(({ _id }) => written.get(_id) !== null);
    return { ...state, items: withPrepared(folder, items, faults.prepared) };
  }, [folder, state, written, faults]);
  const times = useMemo(
    () =>
      state.items
        .flatMap(({ publishAt, unpublishAt, next }) => [publishAt, unpublishAt, next?.publishAt])
        .filter(Boolean),
    [state.items],
  );
  useReloadAt(times, reload);
  return { state: shown, listed: state.items, faults, marks, reload, setWritten };
}
