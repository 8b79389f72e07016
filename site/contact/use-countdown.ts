import { useEffect, useRef, useState } from "react";

/** A countdown in whole seconds, running or stopped. */
export type Countdown = { readonly kind: "counting"; readonly seconds: number } | { readonly kind: "stopped" };

/**
 * Counts down from the given seconds and calls `onEnd` once, unless it is stopped before. A page out of the back/forward cache
 * does not go on counting.
 */
export function useCountdown(from: number, onEnd: () => void): { countdown: Countdown; stop: () => void } {
  const [countdown, setCountdown] = useState<Countdown>({ kind: "counting", seconds: from });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (countdown.kind === "stopped" || countdown.seconds === 0) return;
    const timer = setTimeout(() => {
      const seconds = countdown.seconds - 1;
      setCountdown({ kind: "counting", seconds });
      if (seconds === 0) end.current();
    }, 1000);
    return () => clearTimeout(timer);
  }, [countdown]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setCountdown({ kind: "stopped" });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return { countdown, stop: () => setCountdown({ kind: "stopped" }) };
}
