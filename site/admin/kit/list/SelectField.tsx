import { useId } from "react";

interface SelectFieldProps {
  /** Default: an id of its own. */
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** One choice out of a few, with its label. */
export function SelectField({ id: given, label, value, options, onChoose }: SelectFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="adm-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
