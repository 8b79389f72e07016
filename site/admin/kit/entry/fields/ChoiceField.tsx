import { useServices } from "../../services/services";
import type { FieldOption } from "../../../../../content/model/collections/field-form";
import { describe, Field } from "../../fields/Field";
import type { TextBinding } from "../../fields/form-handle";

interface ChoiceFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly options: readonly FieldOption[];
  readonly none?: string | undefined;
}

/** One choice out of a few. */
export function ChoiceField({ field, label, hint, required, options, none }: ChoiceFieldProps) {
  const { words } = useServices();
  const { id, value, error, onChange } = field;
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <select
        {...describe({ id, required, hint, error })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {required && value !== "" ? null : <option value="">{none ?? words.fields.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
