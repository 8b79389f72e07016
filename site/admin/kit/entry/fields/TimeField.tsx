import { useEffect, useRef, useState } from "react";
import { allDay, clockOf, isWholeDay, timeOfClock } from "../../../../../content/model/dates/event-time";
import { useServices } from "../../services/services";
import { fill } from "../../services/words";
import { CheckField } from "../../fields/CheckField";
import { TextField } from "../../fields/TextField";
import type { TextBinding } from "../../fields/form-handle";

interface TimeFieldProps {
  readonly field: TextBinding;
  /** The day, or the days, on which the hours are. */
  readonly date: string;
}

/** What calendars make of hours, in words or as two clock times, where it may not be meant; what reads them is loaded with the first hours. */
function useTimeHint(value: string, date: string): string | undefined {
  const { words, language } = useServices();
  const [found, setFound] = useState<{ readonly value: string; readonly date: string; readonly hint: string }>();
  const areHours = !isWholeDay(value) && clockOf(value)?.start !== "";
  useEffect(() => {
    if (!areHours) return;
    void Promise.all([
      import("../../../../../content/model/writing/hours-fault"),
      import("../../../../../content/model/problems/fault-words"),
    ]).then(([{ hoursFault }, { faultWords }]) => {
      const doubt = hoursFault(value, date);
      if (doubt === undefined) return;
      const isUnclear = doubt.code === "unclearHours";
      const asked = isUnclear
        ? words.dates.unclearTime
        : fill(words.form.languageNote, { message: faultWords(doubt, language) });
      setFound({ value, date, hint: asked });
    });
  }, [areHours, value, date, words, language]);
  return areHours && found?.value === value && found.date === date ? found.hint : undefined;
}

/** All day, or a start and an end; a time that is stored in words stays text (R8.1). */
export function TimeField({ field, date }: TimeFieldProps) {
  const { dates } = useServices().words;
  const { id, value, onChange } = field;
  // Words that are edited until they look like a time stay words.
  const [typesWords, setTypesWords] = useState(false);
  const last = useRef("");
  const clock = typesWords ? undefined : clockOf(value);
  const hint = useTimeHint(value, date);
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
            hint={hint}
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
          hint={hint}
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
