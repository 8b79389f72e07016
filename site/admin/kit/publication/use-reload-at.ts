import { useEffect } from "react";
import { parseMoment } from "../../../../content/model/dates/moment";
import { useServices } from "../services/services";

/** The service takes a second at most until what is due is public. */
const afterMs = 2000;
/** The longest time that a browser can wait. */
const longestMs = 2 ** 31 - 1;

/** Calls `reload` when the next of these times has come: a list then says what is public by now. */
export function useReloadAt(times: readonly unknown[], reload: () => unknown): void {
  const { now } = useServices();
  const coming = times.map((time) => parseMoment(String(time)) ?? 0).filter((time) => time > now().getTime());
  const next = Math.min(...coming) + afterMs;
  useEffect(() => {
    const wait = next - now().getTime();
    const timer = wait > longestMs ? undefined : setTimeout(reload, wait);
    return () => clearTimeout(timer);
  }, [next, reload, now]);
}
