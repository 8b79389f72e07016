import { useState } from "react";
import { eventFactNames, spokenLanguages, type EventFact } from "../../../content/model/collections/event-facts";
import { useServices } from "../kit/app/services";
import { TextField } from "../kit/fields/TextField";
import type { FormHandle, TextBinding } from "../kit/form/form-handle";
import { SelectField } from "../kit/list/SelectField";
import { lastDay, type EventValues } from "./event-values";

/** Price, capacity, language and deadline, folded while there are none; an error is never folded away. */
export function EventFactFields({ form }: { readonly form: FormHandle<EventValues> }) {
  const { section, labels, hints, spoken, notSaid } = useServices().words.eventFacts;
  const [opened, setOpened] = useState<boolean | undefined>();
  const isWrong = eventFactNames.some((name) => form.errorOf(name) !== undefined);
  const open = isWrong || (opened ?? eventFactNames.some((name) => form.values[name] !== ""));
  const bind = (name: EventFact): TextBinding => {
    const field = form.text(name);
    const onChange = (value: string) => {
      // A field that is emptied stays in sight.
      setOpened(true);
      field.onChange(value);
    };
    return { ...field, onChange };
  };
  const fact = (name: keyof typeof hints) => ({ field: bind(name), label: labels[name], hint: hints[name] });
  const language = bind("spokenLanguage");
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
        <TextField {...fact("registerBy")} type="date" max={lastDay(form.values) || undefined} />
        <SelectField
          id={language.id}
          label={labels.spokenLanguage}
          value={language.value}
          options={[
            { value: "", label: notSaid },
            ...spokenLanguages.map((value) => ({ value, label: spoken[value] })),
          ]}
          onChoose={language.onChange}
        />
      </div>
    </details>
  );
}
