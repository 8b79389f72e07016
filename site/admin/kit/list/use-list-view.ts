import { useCallback, useEffect, useState } from "react";
import { queryOfView, viewOfQuery, wholeList, type ListView } from "./list-view";

/** The list's view, kept in the page's address: reload, bookmarks and the language switch keep it. */
export function useListView(filterNames: readonly string[]): [ListView, (view: ListView) => void] {
  const names = filterNames.join(",");
  const [view, setView] = useState<ListView>(wholeList);

  useEffect(() => {
    const read = () => setView(viewOfQuery(window.location.search, names.split(",")));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [names]);

  const change = useCallback(
    (next: ListView) => {
      setView(next);
      const { pathname, search, hash } = window.location;
      const query = queryOfView(search, next, names.split(","));
      // Replaced, not pushed: back returns to the item edited before, not to every letter of a search.
      if (query !== search) window.history.replaceState(window.history.state, "", `${pathname}${query}${hash}`);
    },
    [names],
  );
  return [view, change];
}
