import { linkErrors, missingFields, requiredTexts } from "../kit/common-checks";
import type { Check, FieldErrors } from "../kit/values";
import type { Words } from "../kit/words";
import { eventTime, type EventValues } from "./event-values";

/** The rules of specification 5 (Admin events) that can be told before sending; the API checks everything again. */
export function checkEvent(values: EventValues, words: Words): Check {
  const fields = words.eventFields;
  const missing = missingFields(
    [
      { control: "startDate", value: values.startDate, label: fields.date },
      ...requiredTexts(values, words, words.events),
    ],
    words,
  );
  const lacksEnd = values.isMultiDay && values.endDate === "";
  const errors: FieldErrors = {
    ...missing,
    ...(lacksEnd ? { endDate: fields.endDateRequired } : {}),
    ...(values.isMultiDay && !lacksEnd && values.endDate < values.startDate ? { endDate: fields.endBeforeStart } : {}),
    ...(eventTime(values) === "" || (values.timing === "clock" && values.startTime === "")
      ? { startTime: fields.timeRequired }
      : {}),
    ...linkErrors(values, words),
    ...emailErrors(values, words),
  };
  if (Object.keys(errors).length === 0) return { kind: "fine" };
  return { kind: "wrong", alert: alertOf(Object.keys(missing).length > 0, lacksEnd, words), errors };
}

function alertOf(isMissing: boolean, lacksEnd: boolean, words: Words): string | undefined {
  if (isMissing) return words.events.required;
  return lacksEnd ? words.eventFields.endDateRequired : undefined;
}

function emailErrors({ contactEmail }: EventValues, words: Words): FieldErrors {
  // Only what is plainly no address: the API has the last word.
  const plausible = contactEmail.trim() === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail.trim());
  return plausible ? {} : { contactEmail: words.eventFields.emailInvalid };
}
