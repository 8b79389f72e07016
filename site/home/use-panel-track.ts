import { useCallback, useEffect, useRef } from "react";

/** Without `scrollend` (Safari before 26.2): so many milliseconds without a scroll event, and the track stands still. */
const settledAfter = 120;

/**
 * A row of panels, one in sight at a time, that people may also swipe or scroll by themselves; `onSettle` hears which one
 * then stands in sight.
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
    // The browser knows it better: a busy one may pause for longer on its way, and the panel before would count again.
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
    // How fast it moves is decided by the style sheet, which knows who wants less motion.
    element?.scrollTo({ left: panel * element.clientWidth });
  }, []);

  return { track, scrollTo };
}
