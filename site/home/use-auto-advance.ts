import { useEffect, useRef } from "react";

/** Calls `onAdvance` when `position` has not changed for the given milliseconds, while `moving`. */
export function useAutoAdvance(moving: boolean, position: unknown, milliseconds: number, onAdvance: () => void): void {
  const latest = useRef(onAdvance);
  useEffect(() => {
    latest.current = onAdvance;
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [moving, position, milliseconds]);
}
