import { useCallback, useRef, useState } from "react";
import type { HealthAnswer } from "../../../content/model/answers";
import type { AdminItem, ItemCalls } from "../client";
import { useServices } from "./services";

/** The list: the items of before stay shown while a new list is fetched and when that fails. */
export type ItemsState<Item> =
  | { readonly kind: "loading"; readonly items: readonly Item[] }
  | { readonly kind: "loaded"; readonly items: readonly Item[] }
  | { readonly kind: "failed"; readonly items: readonly Item[] };

/** A file that was left out and why (ruling 11). */
export type FileProblem = HealthAnswer["problems"][number];

/** The items and the unreadable files; `reload` fetches both again and answers whether the items came. */
export function useItems<Item extends AdminItem>(calls: ItemCalls<Item>) {
  const { client } = useServices();
  const [state, setState] = useState<ItemsState<Item>>({ kind: "loading", items: [] });
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);

  const newestCall = useRef(0);

  const reload = useCallback(async (): Promise<boolean> => {
    const call = ++newestCall.current;
    setState(({ items }) => ({ kind: "loading", items }));
    const [list, health] = await Promise.all([calls.list(), client.health()]);
    // An answer that was overtaken by a later call would bring back an older list.
    if (call !== newestCall.current) return true;
    // The notice is an extra: without a health answer the list works just the same.
    if (health.ok) setProblems(health.value.problems);
    if (list.ok) setState({ kind: "loaded", items: list.value });
    else setState(({ items }) => ({ kind: "failed", items }));
    return list.ok;
  }, [calls, client]);

  return { state, problems, reload };
}
