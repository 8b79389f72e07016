import { allDay } from "../../../../content/model/dates/event-time";
import type { Words } from "../services/words";

/** A stored time; only "All day" has a translation. */
export const shownTime = (time: string, words: Words): string => (time === allDay ? words.dates.allDay : time);
