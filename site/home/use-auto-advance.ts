import { useEffect, useRef } from "react";

/** Calls `onAdvance` once `position` has stayed for so many milliseconds, while `moving`. */
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
