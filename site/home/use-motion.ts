import { useEffect, useReducer, type FocusEvent } from "react";
import { isMoving, reduceMotion, still } from "./motion";

/** Whether a part of the page moves, and what starts and stops it. */
export function useMotion() {
  const [motion, dispatch] = useReducer(reduceMotion, still);

  useEffect(() => {
    const less = window.matchMedia("(prefers-reduced-motion: reduce)");
    // A wish for movement that comes later does not start again what somebody has stopped.
    const stopIfReduced = (): void => {
      if (less.matches) dispatch("stop");
    };
    if (!less.matches) dispatch("allow");
    less.addEventListener("change", stopIfReduced);
    return () => less.removeEventListener("change", stopIfReduced);
  }, []);

  return {
    wanted: motion.wanted,
    moving: isMoving(motion),
    toggle: () => dispatch("toggle"),
    /** For good: only the play button starts it again. */
    stop: () => dispatch("stop"),
    /** For the element that holds its movement while a pointer or the focus is in it. */
    holders: {
      onPointerEnter: () => dispatch("enter"),
      onPointerLeave: () => dispatch("leave"),
      onFocus: () => dispatch("focus"),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) dispatch("blur");
      },
    },
  };
}
