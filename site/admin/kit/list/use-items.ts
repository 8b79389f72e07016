import { useCallback, useMemo, useRef, useState } from "react";
import type { ItemFolder, TranslationsAnswer } from "../../../../content/model/api/history-answers";
import type { AdminItem, ItemCalls } from "../../client";
import { contentFaults, noFaults } from "../status/content-faults";
import { editableItems } from "./editable-items";
import { useServices } from "../app/services";

/** The list: the items of before stay shown while a new list is fetched and when that fails. */
export type ItemsState<Item> =
  | { readonly kind: "loading"; readonly items: readonly Item[] }
  | { readonly kind: "loaded"; readonly items: readonly Item[] }
  | { readonly kind: "failed"; readonly items: readonly Item[] };

/** The items, how their languages stand, and what is wrong with the content; `reload` fetches all again and answers whether the items came. */
export function useItems<Item extends AdminItem>(folder: ItemFolder, calls: ItemCalls<Item>) {
  const { client } = useServices();
  const [state, setState] = useState<ItemsState<Item>>({ kind: "loading", items: [] });
  const [faults, setFaults] = useState(noFaults);
  const [marks, setMarks] = useState<TranslationsAnswer["items"] | undefined>();

  const newestCall = useRef(0);

  const reload = useCallback(async (): Promise<boolean> => {
    const call = ++newestCall.current;
    setState(({ items }) => ({ kind: "loading", items }));
    const isNewest = () => call === newestCall.current;
    // Notice and marks (told from the history, which may take a moment) are extras: the list waits for neither of them.
    void client.health().then((health) => {
      if (isNewest() && health.ok) setFaults(contentFaults(health.value));
    });
    void calls.translations().then((translations) => {
      if (isNewest() && translations.ok) setMarks(translations.value.items);
    });
    const list = await calls.list();
    // An answer that was overtaken by a later call would bring back an older list.
    if (!isNewest()) return true;
    if (list.ok) setState({ kind: "loaded", items: list.value });
    else setState(({ items }) => ({ kind: "failed", items }));
    return list.ok;
  }, [calls, client]);

  const shown = useMemo(
    () => ({ ...state, items: editableItems(folder, state.items, faults.files) }),
    [folder, state, faults],
  );
  return { state: shown, faults, marks, reload };
}
