import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { CheckField } from "../../fields/CheckField";
import type { FormHandle } from "../../fields/form-handle";
import { chosenOf } from "../inputs/choice";

interface SeveralFieldProps {
  readonly field: Extract<FieldForm, { input: "choice" }>;
  readonly form: FormHandle;
  /** Of its value in the form. */
  readonly name: string;
}

/** Several choices out of a few; the value has them in the order of the options. */
export function SeveralField({ field: { label, hint, options }, form, name }: SeveralFieldProps) {
  const id = form.idOf(name);
  const error = form.errorOf(name);
  const chosen = chosenOf(form.values[name]);
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
            form.change({ [name]: wanted.map((each) => each.value) });
          }}
        />
      ))}
    </fieldset>
  );
}
