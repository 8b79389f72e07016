import { textOfDays, typedDays } from "../../../../../content/model/dates/event-dates";
import { useServices } from "../../services/services";
import { CheckField } from "../../fields/CheckField";
import { TextField } from "../../fields/TextField";
import type { TextBinding } from "../../fields/form-handle";

interface DaysFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  /** What is wrong with the last day. */
  readonly endError: string | undefined;
}

/** One day, or the first and the last of several (R9.4). */
export function DaysField({ field, label, hint, required, endError }: DaysFieldProps) {
  const { dates } = useServices().words;
  const { id, value, onChange } = field;
  const { start, end } = typedDays(value);
  return (
    <div className="adm-row">
      <TextField
        field={{ ...field, value: start, onChange: (day) => onChange(textOfDays(day, end)) }}
        label={end === undefined ? label : dates.startDate}
        hint={hint}
        type="date"
        required={required}
      />
      {end === undefined ? null : (
        <TextField
          field={{
            id: `${id}.end`,
            value: end,
            error: endError,
            onChange: (day) => onChange(textOfDays(start, day)),
          }}
          label={dates.endDate}
          type="date"
          min={start === "" ? undefined : start}
          required
        />
      )}
      <CheckField
        id={`${id}.several`}
        label={dates.multiDay}
        checked={end !== undefined}
        onChange={(several) => onChange(textOfDays(start, several ? "" : undefined))}
      />
    </div>
  );
}
