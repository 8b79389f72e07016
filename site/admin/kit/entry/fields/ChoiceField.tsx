import { useServices } from "../../services/services";
import type { FieldOption } from "../../../../../content/model/collections/field-form";
import { CheckField } from "../../fields/CheckField";
import { describe, Field } from "../../fields/Field";
import type { TextBinding } from "../../fields/form-handle";

interface ChoiceFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly options: readonly FieldOption[];
  readonly several?: boolean;
  readonly none?: string | undefined;
}

/** One choice out of a few, or several of them. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { words } = useServices();
  const { field, label, hint, required, options, none = words.fields.choose, several = false } = props;
  const { id, value, error, onChange } = field;
  if (several) return <SeveralField {...props} />;
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <select
        {...describe({ id, required, hint, error })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {required && value !== "" ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The value is JSON of the chosen values, in the order of the options. */
function SeveralField({ field: { id, value, error, onChange }, label, hint, options }: ChoiceFieldProps) {
  const chosen = JSON.parse(value || "[]") as readonly string[];
  return (
    <fieldset id={id} tabIndex={-1} className={error === undefined ? "adm-checks" : "adm-checks adm-field-wrong"}>
      <legend>{label}</legend>
      {hint === undefined ? null : <p className="adm-hint">{hint}</p>}
      {error === undefined ? null : <p className="adm-error">{error}</p>}
      {options.map((option) => (
        <CheckField
          key={option.value}
          id={`${id}-${option.value}`}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(checked) => {
            const wanted = options.filter((each) => (each === option ? checked : chosen.includes(each.value)));
            onChange(JSON.stringify(wanted.map((each) => each.value)));
          }}
        />
      ))}
    </fieldset>
  );
}
