import { useEffect, useReducer, type FocusEvent } from "react";
import { isMoving, reduceMotion, still } from "./motion";

/** Automatic motion of a part of the page, and the functions that start and stop it. */
export function useMotion() {
  const [motion, dispatch] = useReducer(reduceMotion, still);

  useEffect(() => {
    const less = window.matchMedia("(prefers-reduced-motion: reduce)");
    // A later change of the setting to "no preference" does not restart stopped motion.
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
    /** Only the play button restarts it. */
    stop: () => dispatch("stop"),
    /** Props of the element that pauses while a pointer or the focus is in it. */
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
