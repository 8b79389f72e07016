/** The stored time of an event without times (R8.1). */
export const allDay = "All day";

/** True for a time that says that an event has no hours, as the form stores it or as people write it. */
export const isWholeDay = (time: string): boolean =>
  /^(?:|all[ -]?day|終日)$/.test(time.normalize("NFKC").trim().toLowerCase());

/** A stored time that is a start, or a start and an end; each may still be missing while it is typed. Fields for clock times know no 25:00. */
const clock = /^((?:[01]\d|2[0-3]):\d{2})?(?: - ((?:[01]\d|2[0-3]):\d{2})?)?$/;

/** The two parts of a time as the form writes it, "18:30 - 20:00"; undefined for words, whose hours `eventHours` finds. */
export function clockOf(time: string): { readonly start: string; readonly end: string } | undefined {
  const [found, start = "", end = ""] = clock.exec(time) ?? [];
  return found === undefined ? undefined : { start, end };
}

/** The stored time of a start and an end, as far as they are there. */
export function timeOfClock(start: string, end: string): string {
  return end === "" ? start : `${start} - ${end}`;
}
