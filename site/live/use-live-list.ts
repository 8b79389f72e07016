import { useEffect, useState } from "react";
import { useAnswer } from "./answer";
import { isDevelopmentPort, isLocalSite } from "./is-development";
import { fetchList, listOfAnswer, type ListAnswers, type ListKind } from "./list-calls";

/** A list as the page was built with it: the items in the page's language, and the version of the whole list. */
export interface BuiltList<Item> {
  readonly items: readonly Item[];
  readonly etag: string;
}

/** Where the items that a page shows come from (R6.1). */
export type LiveList<Item> =
  | { readonly kind: "loading" }
  | { readonly kind: "built" | "live" | "sample"; readonly items: readonly Item[] };

/**
 * The list a page was built with, replaced by what the API holds when that is newer. A failed call is only logged.
 * Sample items show on port 5173, and on this machine where neither the build nor the API has any (R6.3).
 * `select` derives the page's items from a whole answer, as the build does; it must be a stable function.
 */
export function useLiveList<Kind extends ListKind, Item>(
  kind: Kind,
  { items: builtItems, etag }: BuiltList<Item>,
  select: (answers: readonly ListAnswers[Kind][]) => readonly Item[],
): LiveList<Item> {
  const answer = useAnswer();
  const nothingBuilt = builtItems.length === 0;
  const [newer, setNewer] = useState<LiveList<Item> | undefined>(() => {
    const answers = answer ? listOfAnswer(kind, answer.body) : [];
    return answers.length > 0 ? { kind: "live", items: select(answers) } : undefined;
  });

  useEffect(() => {
    if (answer) return;
    const leaving = new AbortController();
    const show = (list: LiveList<Item>): void => {
      if (!leaving.signal.aborted) setNewer(list);
    };
    const showSample = async (): Promise<void> => {
      const isLocal = isDevelopmentPort() || isLocalSite();
      const samples = isLocal ? (await import("../sample-data/sample-items")).sampleItems(kind, new Date()) : [];
      show({ kind: "sample", items: select(samples) });
    };
    const refresh = async (): Promise<void> => {
      if (isDevelopmentPort()) return showSample();
      const answers = await fetchList(kind, etag, leaving.signal);
      if (answers && answers.length > 0) show({ kind: "live", items: select(answers) });
      else if (nothingBuilt) await showSample();
    };
    refresh().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error(`The newest ${kind} could not be loaded; the page keeps what it shows.`, error);
      if (nothingBuilt) void showSample();
    });
    return () => leaving.abort();
  }, [kind, etag, nothingBuilt, select, answer]);

  if (newer) return newer;
  return nothingBuilt ? { kind: "loading" } : { kind: "built", items: builtItems };
}

/** The items to show, none while loading. */
export function shownItems<Item>(list: LiveList<Item>): readonly Item[] {
  return list.kind === "loading" ? [] : list.items;
}
