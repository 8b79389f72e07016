import { localToday } from "../../content/model/dates/event-status";

/** The day so many days after `now`, `YYYY-MM-DD`. */
export function daysFrom(now: Date, days: number): string {
  return localToday(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}
