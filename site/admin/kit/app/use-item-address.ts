import { useCallback, useEffect, useRef } from "react";
import { addressOf, targetOf, type FormTarget } from "../form/item-address";

/** Synchronises the form's target with the address, so that back, forward, reload and bookmarks work. */
export function useItemAddress(onTravel: (target: FormTarget) => void) {
  const travelled = useRef(onTravel);
  useEffect(() => {
    travelled.current = onTravel;
  });
  useEffect(() => {
    const { pathname } = window.location;
    // A navigation to another page is ignored.
    const travel = () => {
      if (window.location.pathname === pathname) travelled.current(targetOf(window.location.search));
    };
    window.addEventListener("popstate", travel);
    return () => window.removeEventListener("popstate", travel);
  }, []);

  /** Puts a target into the address: `push` for a step that back leads away from. */
  return useCallback((target: FormTarget, how: "push" | "replace" = "push") => {
    const address = addressOf(target, window.location);
    if (address === window.location.pathname + window.location.search) return;
    if (how === "push") window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  }, []);
}
