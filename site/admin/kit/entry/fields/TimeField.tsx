import { useEffect, useRef, useState } from "react";
import { allDay, clockOf, isWholeDay, timeOfClock } from "../../../../../content/model/dates/event-time";
import { useServices } from "../../app/services";
import { CheckField } from "../../fields/CheckField";
import { TextField } from "../../fields/TextField";
import type { TextBinding } from "../../form/form-handle";

interface TimeFieldProps {
  readonly field: TextBinding;
}

/** What calendars make of a time in words that they do not take as it is; few events have one, so what reads it is loaded then. */
function useHoursHint(value: string): "unclearTime" | "otherZone" | undefined {
  const [read, setRead] = useState<{
    readonly value: string;
    readonly hint: "unclearTime" | "otherZone" | undefined;
  }>();
  const isWords = !isWholeDay(value) && clockOf(value) === undefined;
  useEffect(() => {
    if (!isWords) return undefined;
    let isCurrent = true;
    void import("../../../../../content/model/dates/event-hours").then(({ eventHours }) => {
      const hours = eventHours(value);
      const hint = hours === undefined ? "unclearTime" : hours.zone === undefined ? undefined : "otherZone";
      if (isCurrent) setRead({ value, hint });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWords, value]);
  return isWords && read?.value === value ? read.hint : undefined;
}

/** All day, or a start and an end; a time that is stored in words stays text (R8.1). */
export function TimeField({ field }: TimeFieldProps) {
  const { dates } = useServices().words;
  const { id, value, onChange } = field;
  // Words that are edited until they look like a time stay words.
  const [typesWords, setTypesWords] = useState(false);
  const last = useRef("");
  const clock = typesWords ? undefined : clockOf(value);
  const hint = useHoursHint(value);
  const isAllDay = value === allDay;
  if (!isAllDay) last.current = value;
  return (
    <div className="adm-row">
      {isAllDay || clock === undefined ? null : (
        <>
          <TextField
            field={{ ...field, value: clock.start, onChange: (start) => onChange(timeOfClock(start, clock.end)) }}
            label={dates.startTime}
            type="time"
          />
          <TextField
            field={{
              id: `${id}.end`,
              value: clock.end,
              error: undefined,
              onChange: (end) => onChange(timeOfClock(clock.start, end)),
            }}
            label={dates.endTime}
            type="time"
          />
        </>
      )}
      {isAllDay || clock !== undefined ? null : (
        <TextField
          field={{
            ...field,
            onChange: (words) => {
              setTypesWords(true);
              onChange(words);
            },
          }}
          label={dates.freeTime}
          hint={hint === undefined ? undefined : dates[hint]}
        />
      )}
      <CheckField
        id={`${id}.allDay`}
        label={dates.allDay}
        checked={isAllDay}
        // A time that was typed comes back when the box is unchecked.
        onChange={(whole) => onChange(whole ? allDay : last.current)}
      />
    </div>
  );
}
