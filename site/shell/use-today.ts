import { useSyncExternalStore } from "react";
import { localToday } from "../../content/model/dates/event-status";
import { useFrame } from "./frame";

const everyMinute = 60_000;

/**
 * Today as `YYYY-MM-DD`: the build's day while hydrating, then the visitor's own, also when the page is looked at
 * again on another day or stays open over midnight.
 */
export function useToday(): string {
  const { builtOn } = useFrame();
  return useSyncExternalStore(
    subscribe,
    () => localToday(new Date()),
    () => builtOn,
  );
}

function subscribe(update: () => void): () => void {
  document.addEventListener("visibilitychange", update);
  const timer = setInterval(update, everyMinute);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
}
