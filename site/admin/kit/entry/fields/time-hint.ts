import { areUnclear } from "../../../../../content/model/dates/event-hours";
import { nightHours } from "../../../../../content/model/dates/night-hours";
import { fault } from "../../../../../content/model/problems/fault";
import { faultWords } from "../../../../../content/model/problems/fault-words";
import type { Language } from "../../../../../content/model/text/language";
import { fill, type Words } from "../../services/words";

/** What calendars make of a time that may not be meant so; undefined for a clear one. */
export function timeHint(time: string, words: Words, language: Language): string | undefined {
  if (areUnclear(time)) return words.dates.unclearTime;
  const night = nightHours(time);
  const message = night && faultWords(fault("nightHours", { ...night }), language);
  return message && fill(words.form.languageNote, { message });
}
