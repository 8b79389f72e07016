import { useCallback, useEffect, useRef, useState } from "react";

/** A row of panels, one in sight at a time, that people may also swipe or scroll by themselves. */
export function usePanelTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = (): void => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, []);

  /** Shows a panel; before the first comes the last and after the last the first. */
  const show = useCallback(
    (index: number): void => {
      const wrapped = (index + count) % count;
      const element = track.current;
      // How fast it moves is decided by the style sheet, which knows who wants less motion.
      element?.scrollTo({ left: wrapped * element.clientWidth });
    },
    [count],
  );

  return { track, current, show };
}
