import type { EventDays } from "./event-dates";

/** Status of an event relative to a day (R4.8). */
export type EventStatus = "upcoming" | "running" | "past";

/** The status of an event on a day `YYYY-MM-DD`: running from its first through its last day. */
export function eventStatus({ startDate, endDate }: EventDays, today: string): EventStatus {
  if (today < startDate) return "upcoming";
  return today <= endDate ? "running" : "past";
}

const dayMs = 86_400_000;

/** The day so many days after a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day `YYYY-MM-DD` on the clock of the machine this runs on: the visitor's own midnight counts (R1.8). */
export function localToday(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const day = String(now.getDate()).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}
