import { localToday } from "../../content/model/dates/event-status";

/** The day that is the given number of days after `now`, `YYYY-MM-DD`. */
export function daysFrom(now: Date, days: number): string {
  return localToday(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}
