import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { formatEventDate, isIsoDate, typedDays } from "../../../../../content/model/dates/event-dates";
import { textIn } from "../../fields/values";
import { join, missingOr, plain, rawText, type InputKind } from "./input-kind";

/** A day. */
export const date: InputKind<Extract<FieldForm, { input: "date" }>> = {
  ...plain,
  fault: missingOr((text, { field: { notAfter, wrong }, beside }, words) => {
    const last = notAfter === undefined ? "" : lastDay(beside(notAfter));
    if (!isIsoDate(text)) return words.faults.date;
    return last !== "" && text > last ? wrong : undefined;
  }),
};

/** One day, or the first and the last of several. */
export const days: InputKind = {
  ...plain,
  write({ name }, values, { path, raw }) {
    const { start, end } = typedDays(textIn(values[path]));
    return { [name]: rawText(formatEventDate(start, end === "" ? start : end), raw) };
  },
  fault(leaf, words) {
    const { start, end } = typedDays(textIn(leaf.value));
    const missing = plain.fault(start === "" ? { ...leaf, value: "" } : leaf, words);
    if (missing !== undefined || end === undefined || (end !== "" && end >= start)) return missing;
    return ["end", end === "" ? words.dates.endDateRequired : words.dates.endBeforeStart];
  },
  locate: ({ label }, [next], path, { dates }) =>
    next === "end" ? { control: join(path, next), labels: [dates.endDate] } : { control: path, labels: [label] },
};

/** The last of one or several days as they are typed; "" while it is missing. */
export function lastDay(typed: string): string {
  const { start, end } = typedDays(typed);
  return end ?? start;
}
