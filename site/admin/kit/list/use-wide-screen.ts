import { useSyncExternalStore } from "react";

const wide = (): MediaQueryList | undefined =>
  typeof window.matchMedia === "function" ? window.matchMedia("(min-width: 48rem)") : undefined;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

/** True on a screen of 768 px and wider, where a row of a list has room for its buttons (R9.3). */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide()?.matches ?? false);
