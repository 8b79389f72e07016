import { useCallback, useEffect, useRef } from "react";

/** Without `scrollend` (Safari before 26.2): after this many milliseconds without a scroll event the scrolling has ended. */
const settledAfter = 120;

/**
 * A row of panels, one in sight at a time, that people may also swipe or scroll by themselves; `onSettle` gets the index
 * of the panel that is then visible.
 */
export function usePanelTrack(onSettle: (panel: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => latest.current(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    // More reliable than the timeout: a busy browser may pause for longer while it scrolls.
    if ("onscrollend" in window) {
      element.addEventListener("scrollend", settle);
      return () => element.removeEventListener("scrollend", settle);
    }
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, settledAfter);
    };
    element.addEventListener("scroll", wait, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", wait);
    };
  }, []);

  const scrollTo = useCallback((panel: number): void => {
    const element = track.current;
    // The style sheet decides between smooth and instant scrolling (prefers-reduced-motion).
    element?.scrollTo({ left: panel * element.clientWidth });
  }, []);

  return { track, scrollTo };
}
