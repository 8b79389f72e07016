import { eventFactNames, isDeadlineTooLate, type EventFact } from "../../../content/model/collections/event-facts";
import type { OwnCheck } from "../kit/form/check-form";
import { isPlausibleLink } from "../kit/form/common-checks";
import type { FieldErrors } from "../kit/form/values";
import type { Words } from "../kit/status/words";
import { eventTime, lastDay, typedFacts, type EventValues } from "./event-values";

/** The rules that only events have (R9.4). */
export function checkEvent(values: EventValues, words: Words): OwnCheck {
  const fields = words.eventFields;
  const lacksEnd = values.isMultiDay && values.endDate === "";
  return {
    required: [{ control: "startDate", value: values.startDate, label: fields.date }],
    errors: {
      ...(lacksEnd ? { endDate: fields.endDateRequired } : {}),
      ...(values.isMultiDay && !lacksEnd && values.endDate < values.startDate
        ? { endDate: fields.endBeforeStart }
        : {}),
      ...(eventTime(values) === "" || (values.timing === "clock" && values.startTime === "")
        ? { startTime: fields.timeRequired }
        : {}),
      ...factErrors(values, words),
    },
    contactErrors: { ...emailErrors(values, words), ...afterLinkErrors(values, words) },
    alert: lacksEnd ? fields.endDateRequired : undefined,
  };
}

function factErrors(values: EventValues, { eventFacts: { wrong } }: Words): FieldErrors {
  const facts = typedFacts(values);
  const isWrong = (name: EventFact): boolean =>
    (values[name].trim() !== "" && (facts[name] === undefined || (name === "capacity" && facts[name] === 0))) ||
    (name === "registerBy" && lastDay(values) !== "" && isDeadlineTooLate(facts.registerBy, lastDay(values)));
  return Object.fromEntries(eventFactNames.filter(isWrong).map((name) => [name, wrong[name]]));
}

function afterLinkErrors({ afterLink }: EventValues, words: Words): FieldErrors {
  return isPlausibleLink(afterLink) ? {} : { afterLink: words.form.linkInvalid };
}

function emailErrors({ contactEmail }: EventValues, words: Words): FieldErrors {
  // A coarse check; the API validates the address.
  const plausible = contactEmail.trim() === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail.trim());
  return plausible ? {} : { contactEmail: words.eventFields.emailInvalid };
}
