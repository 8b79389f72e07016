import { useCallback, useRef, useState } from "react";
import type { InquiriesAnswer, InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Failure } from "../client";
import { useServices } from "../kit/services/services";
import { stateOf, type InquiryFilter } from "./inquiry-filter";

/** Which inquiries are requested. */
export interface InboxView {
  readonly filter: InquiryFilter;
  readonly search: string;
}

/** The pages loaded so far. */
export interface InboxState extends InquiriesAnswer {
  readonly kind: "loading" | "loaded" | "failed";
  readonly view: InboxView;
}

const noCounts = { new: 0, done: 0, spam: 0 };
const firstView: InboxView = { filter: "open", search: "" };

/**
 * State of the inbox. `reload` fetches the first page and `more` the next one, both return the failure; `show` changes
 * the view before a reload; `change` applies acknowledged writes: the new inquiry, or undefined when it was deleted.
 */
export function useInquiries() {
  const { client } = useServices();
  const [state, setState] = useState<InboxState>({ kind: "loading", view: firstView, items: [], counts: noCounts });
  const view = useRef(firstView);
  const newestCall = useRef(0);
  const changes = useRef(0);

  const load = useCallback(
    async (before?: string): Promise<Failure | undefined> => {
      const call = ++newestCall.current;
      const asked = view.current;
      const search = stateOf(asked.filter);
      setState((old) => ({ ...old, kind: "loading" }));
      for (;;) {
        const changesBefore = changes.current;
        const query = { search: asked.search, ...(search === undefined ? {} : { state: search }) };
        const page = await client.inquiries.list(query, before);
        if (call !== newestCall.current) return undefined;
        if (!page.ok) {
          setState((old) => ({ ...old, kind: "failed" }));
          return page.failure;
        }
        if (changesBefore === changes.current) {
          setState((old) => ({
            kind: "loaded",
            view: asked,
            ...page.value,
            items: before === undefined ? page.value.items : [...old.items, ...page.value.items],
          }));
          return undefined;
        }
        // Retry: an inquiry was marked or deleted during the call, so this page may be outdated.
      }
    },
    [client],
  );

  const show = useCallback((to: InboxView): void => {
    view.current = to;
    setState((old) => ({ kind: "loading", view: to, items: [], counts: old.counts }));
  }, []);

  const change = useCallback((changed: ReadonlyMap<string, InquiryAnswer | undefined>): void => {
    changes.current += 1;
    setState((old) => {
      const counts = { ...old.counts };
      const wanted = stateOf(old.view.filter);
      const items = old.items.flatMap((item) => {
        if (!changed.has(item._id)) return [item];
        const now = changed.get(item._id);
        counts[item.state] -= 1;
        if (now === undefined) return [];
        counts[now.state] += 1;
        return wanted === undefined || now.state === wanted ? [now] : [];
      });
      return { ...old, items, counts };
    });
  }, []);

  return { state, reload: useCallback(() => load(), [load]), more: load, show, change };
}
