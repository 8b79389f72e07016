import type { NumberUnit } from "../../../../../content/model/collections/field-form";
import { useServices } from "../../services/services";
import { preventSubmitWhileComposing } from "../../../../ui/composing";
import { describe, Field } from "../../fields/Field";
import type { TextBinding } from "../../fields/form-handle";
import { figure } from "../inputs/number";

interface NumberFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly unit: NumberUnit | undefined;
}

/** A whole number with its unit; an amount of yen is also shown as visitors read it. */
export function NumberField({ field, label, hint, required, unit }: NumberFieldProps) {
  const { words } = useServices();
  const { id, value, error, onChange } = field;
  const shown = unit === "yen" ? figure(value, unit, words) : value;
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <div className="adm-number">
        <input
          {...describe({ id, required, hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit === undefined || unit === "year" ? null : <span>{words.units[unit]}</span>}
        {shown === value ? null : <output htmlFor={id}>{shown}</output>}
      </div>
    </Field>
  );
}
