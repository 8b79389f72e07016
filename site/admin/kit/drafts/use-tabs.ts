import { useEffect, useMemo, useState } from "react";
import { openTabChannel, Tabs, type TabWork } from "./tabs";

/** The forms of the other tabs, and functions to announce this one. */
export interface OtherTabs {
  readonly others: readonly TabWork[];
  readonly announce: (work: TabWork) => void;
  readonly draftsChanged: () => void;
}

/** Joins the admin's other tabs; `onDrafts` is called when one of them wrote or removed a draft. */
export function useTabs(name: string, onDrafts: () => void): OtherTabs {
  const [others, setOthers] = useState<readonly TabWork[]>([]);
  const [tabs, setTabs] = useState<Tabs | undefined>();

  useEffect(() => {
    const joined = new Tabs(name, openTabChannel(), (what) =>
      what === "drafts" ? onDrafts() : setOthers(joined.work),
    );
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      joined.callRoll();
      setOthers(joined.work);
    };
    const leave = () => joined.leave();
    const onPageShow = () => joined.announceAgain();
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", onPageShow);
    setTabs(joined);
    joined.callRoll();
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", onPageShow);
      joined.close();
    };
  }, [name, onDrafts]);

  return useMemo(
    () => ({
      others,
      announce: (work) => tabs?.announce(work),
      draftsChanged: () => tabs?.draftsChanged(),
    }),
    [others, tabs],
  );
}
