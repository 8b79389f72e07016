import { isIsoDate } from "../dates/event-dates";

/** Languages an event is held in; `both` without, `interpreted` with interpretation between English and Japanese. */
export const spokenLanguages = ["en", "ja", "both", "interpreted"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What staff may say about taking part in an event (R8.1). Plain types without zod, as pages need them. */
export interface EventFacts {
  /** Yen with tax; 0 is free. */
  readonly priceMembers?: number | undefined;
  readonly priceGuests?: number | undefined;
  /** People. */
  readonly capacity?: number | undefined;
  readonly spokenLanguage?: SpokenLanguage | undefined;
  /** `YYYY-MM-DD`, the last day on which people can register. */
  readonly registerBy?: string | undefined;
}

/** The names of the facts, in the order of files and forms. */
const eventFactNames = ["priceMembers", "priceGuests", "capacity", "spokenLanguage", "registerBy"] as const;

/** The facts among the fields of an event; those that are absent stay undefined. */
export function eventFactsOf(event: EventFacts): EventFacts {
  return Object.fromEntries(eventFactNames.map((name) => [name, event[name]]));
}

/** True when registration would end after the event itself. */
export function isDeadlineTooLate(registerBy: string | undefined, endDate: string): boolean {
  return registerBy !== undefined && isIsoDate(registerBy) && registerBy > endDate;
}

/** The last day to register for an event, `YYYY-MM-DD`: its own last day when it has no earlier one. */
export function lastDayToRegister({
  registerBy,
  endDate,
}: Pick<EventFacts, "registerBy"> & { readonly endDate: string }): string {
  return registerBy ?? endDate;
}
