import { useEffect } from "react";

/** Calls back at every return to the window. */
export function useOnReturn(callback: () => unknown): void {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== "hidden") callback();
    };
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [callback]);
}
