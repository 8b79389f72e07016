import { useState } from "react";
import { eventFactNames, spokenLanguages, type EventFact } from "../../../content/model/collections/event-facts";
import { useServices } from "../kit/app/services";
import { Field } from "../kit/fields/Field";
import { TextField } from "../kit/fields/TextField";
import type { FormHandle } from "../kit/form/form-handle";
import { lastDay, type EventValues } from "./event-values";

/** Price, capacity, language and deadline, folded while there are none; an error is never folded away. */
export function EventFactFields({ form }: { readonly form: FormHandle<EventValues> }) {
  const { section, labels, hints, spoken, notSaid } = useServices().words.eventFacts;
  const [opened, setOpened] = useState<boolean | undefined>();
  const isWrong = eventFactNames.some((name) => form.errorOf(name) !== undefined);
  const open = isWrong || (opened ?? eventFactNames.some((name) => form.values[name] !== ""));
  const bind = (name: EventFact) => {
    const field = form.text(name);
    const onChange = (value: string) => {
      // A field that is emptied stays in sight.
      setOpened(true);
      field.onChange(value);
    };
    return { ...field, onChange };
  };
  const fact = (name: keyof typeof hints) => ({ field: bind(name), label: labels[name], hint: hints[name] });
  const { id, value, error, onChange } = bind("spokenLanguage");
  return (
    <details className="adm-folded" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpened(!open);
        }}
      >
        {section}
      </summary>
      <div className="adm-columns">
        <TextField {...fact("priceMembers")} type="numeric" />
        <TextField {...fact("priceGuests")} type="numeric" />
        <TextField {...fact("capacity")} type="numeric" />
        <Field id={id} label={labels.spokenLanguage} error={error}>
          <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{notSaid}</option>
            {spokenLanguages.map((language) => (
              <option key={language} value={language}>
                {spoken[language]}
              </option>
            ))}
          </select>
        </Field>
        <TextField {...fact("registerBy")} type="date" max={lastDay(form.values) || undefined} />
      </div>
    </details>
  );
}
