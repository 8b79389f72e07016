import { useCallback, useLayoutEffect, useState, type RefObject } from "react";

/** Puts the focus on a control, in a section that is folded too. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  for (let section = control?.closest("details"); section; section = section.parentElement?.closest("details"))
    section.open = true;
  control?.focus();
}

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
