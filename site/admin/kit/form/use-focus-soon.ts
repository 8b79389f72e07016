import { useCallback, useLayoutEffect, useState, type RefObject } from "react";

/** Scrolls to the top and puts the focus on an element that the current render may only just add. */
export function useFocusSoon(): (element: RefObject<HTMLElement>) => void {
  const [wanted, setWanted] = useState<{ readonly element: RefObject<HTMLElement> } | undefined>();
  useLayoutEffect(() => {
    if (!wanted) return;
    // Instant: during smooth scrolling a click on a moving button is lost.
    window.scrollTo({ top: 0, behavior: "instant" });
    wanted.element.current?.focus({ preventScroll: true });
  }, [wanted]);
  return useCallback((element) => setWanted({ element }), []);
}
