import { useCallback, useRef } from "react";
import type { AdminItem, ItemCalls, Outcome } from "../../client";

/** Reads an item as of a version; a version never changes, so that each is fetched once. */
export type ReadVersion<Item> = (version: string) => Promise<Outcome<Item>>;

/** Caches the versions of one item while its history is open. */
export function useVersions<Item extends AdminItem>(calls: ItemCalls<Item>, id: string): ReadVersion<Item> {
  const known = useRef(new Map<string, Promise<Outcome<Item>>>());
  return useCallback(
    (version) => {
      const answer = known.current.get(version) ?? calls.at(id, version);
      known.current.set(version, answer);
      // A failure is not cached.
      void answer.then(({ ok }) => (ok ? undefined : known.current.delete(version)));
      return answer;
    },
    [calls, id],
  );
}
