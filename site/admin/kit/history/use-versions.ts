import { useCallback, useRef } from "react";
import type { ItemCalls, Outcome } from "../../client";
import type { Entry } from "../entry/entry";

/** Reads an item as of a version; a version never changes, so that each is fetched once. */
export type ReadVersion = (version: string) => Promise<Outcome<Entry>>;

/** Caches the versions of one item while its history is open. */
export function useVersions(calls: ItemCalls<Entry>, id: string): ReadVersion {
  const known = useRef(new Map<string, Promise<Outcome<Entry>>>());
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
