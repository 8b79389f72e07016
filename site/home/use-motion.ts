import { useEffect, useReducer, type FocusEvent } from "react";
import { isMoving, motionAfter, still } from "./motion";

/** Whether a part of the page moves, and what starts and stops it. */
export function useMotion() {
  const [motion, act] = useReducer(motionAfter, still);

  useEffect(() => {
    const less = window.matchMedia("(prefers-reduced-motion: reduce)");
    // A wish for movement that comes later does not start again what somebody has stopped.
    const look = (): void => {
      if (less.matches) act("stop");
    };
    if (!less.matches) act("allow");
    less.addEventListener("change", look);
    return () => less.removeEventListener("change", look);
  }, []);

  return {
    wanted: motion.wanted,
    moving: isMoving(motion),
    toggle: () => act("toggle"),
    /** For good: only the play button starts it again. */
    stop: () => act("stop"),
    /** For the element that holds its movement while a pointer or the focus is in it. */
    holders: {
      onPointerEnter: () => act("enter"),
      onPointerLeave: () => act("leave"),
      onFocus: () => act("focus"),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) act("blur");
      },
    },
  };
}
