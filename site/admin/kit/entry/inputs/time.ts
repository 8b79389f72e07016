import { allDay, clockOf } from "../../../../../content/model/dates/event-time";
import { parseMoment } from "../../../../../content/model/dates/moment";
import { momentFault, momentInWords } from "../../dates/moment-parts";
import { shownTime } from "../../dates/shown-time";
import { textIn } from "../../fields/values";
import { languageOf } from "../../services/words";
import { missingOr, plain, textOf, type InputKind } from "./input-kind";

/** The time of a day, whole days included. */
export const time: InputKind = {
  ...plain,
  read: (_field, { path, raw }) => ({ [path]: textOf(raw) || allDay }),
  fault({ value }, { dates }) {
    const typed = textIn(value);
    return typed.trim() === "" || clockOf(typed)?.start === "" ? dates.timeRequired : undefined;
  },
  show: (_field, value, words) => shownTime(textIn(value), words),
};

/** A day and a time. */
export const moment: InputKind = {
  ...plain,
  fault: missingOr((text, _leaf, words) => momentFault(text, words)),
  show(_field, value, words) {
    const typed = textIn(value);
    const ms = parseMoment(typed);
    return ms === undefined ? typed : momentInWords(ms, languageOf(words), words);
  },
};
