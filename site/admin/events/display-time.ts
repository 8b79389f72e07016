import { wordsOf, type Words } from "../kit/status/words";

/** A stored time in the language of the admin: only the label "All day" has a translation. */
export function displayTime(time: string, words: Words): string {
  return time === wordsOf("en").eventFields.allDay ? words.eventFields.allDay : time;
}
