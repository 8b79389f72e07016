import { useCallback, useEffect, useState } from "react";
import type { HistoryAnswer } from "../../../../content/model/api/history-answers";
import type { Failure, ItemCalls } from "../../client";
import { whileMounted } from "../services/while-mounted";
import type { Entry } from "../entry/entry";

/** Load state of an item's history; a loaded one stays shown while it is fetched again. */
export type HistoryState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly history: HistoryAnswer }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Fetches an item's history. */
export function useHistory(calls: ItemCalls<Entry>, id: string) {
  const [state, setState] = useState<HistoryState>({ kind: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(
    () =>
      whileMounted(calls.history(id), (outcome) =>
        setState(
          outcome.ok ? { kind: "loaded", history: outcome.value } : { kind: "failed", failure: outcome.failure },
        ),
      ),
    [calls, id, tries],
  );
  const reload = useCallback(() => setTries((count) => count + 1), []);
  return { state, reload };
}
