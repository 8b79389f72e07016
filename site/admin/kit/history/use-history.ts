import { useCallback, useEffect, useState } from "react";
import type { HistoryAnswer } from "../../../../content/model/api/history-answers";
import type { AdminItem, Failure, ItemCalls } from "../../client";

/** An item's history, being fetched, there, or not to be had; the one of before stays while it is fetched again. */
export type HistoryState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly history: HistoryAnswer }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Fetches an item's history. */
export function useHistory<Item extends AdminItem>(calls: ItemCalls<Item>, id: string) {
  const [state, setState] = useState<HistoryState>({ kind: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void calls.history(id).then((outcome) => {
      if (!wanted) return;
      setState(outcome.ok ? { kind: "loaded", history: outcome.value } : { kind: "failed", failure: outcome.failure });
    });
    return () => {
      wanted = false;
    };
  }, [calls, id, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  return { state, reload };
}
