import { useEffect, useRef } from "react";

/** Calls `onStep` once `position` has stayed for so many milliseconds, while `moving`. */
export function useStep(moving: boolean, position: unknown, milliseconds: number, onStep: () => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [moving, position, milliseconds]);
}
