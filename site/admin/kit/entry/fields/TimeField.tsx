import { useRef, useState } from "react";
import { allDay, clockOf, timeOfClock } from "../../../../../content/model/dates/event-time";
import { useServices } from "../../app/services";
import { CheckField } from "../../fields/CheckField";
import { TextField } from "../../fields/TextField";
import type { TextBinding } from "../../form/form-handle";

interface TimeFieldProps {
  readonly field: TextBinding;
}

/** All day, or a start and an end; a time that is stored in words stays text (R8.1). */
export function TimeField({ field }: TimeFieldProps) {
  const { dates } = useServices().words;
  const { id, value, onChange } = field;
  // Words that are edited until they look like a time stay words.
  const [typesWords, setTypesWords] = useState(false);
  const last = useRef("");
  const clock = typesWords ? undefined : clockOf(value);
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
