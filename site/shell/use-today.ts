import { useEffect, useState } from "react";
import { localToday } from "../../content/model/dates/event-status";
import { useFrame } from "./frame";

/**
 * Today as `YYYY-MM-DD`: the build's day while hydrating, then the visitor's own, also when the page
 * is looked at again on another day (ruling 15).
 */
export function useToday(): string {
  const { builtOn } = useFrame();
  const [today, setToday] = useState(builtOn);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) setToday(localToday(new Date()));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return today;
}
