import { useState } from "react";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { Place } from "../entry/entry-place";
import { SectionFields } from "./SectionFields";

interface FoldedSectionProps {
  readonly label: string;
  readonly fields: readonly FieldForm[];
  readonly place: Place;
}

/** A section that is closed while its fields are empty; an error is never folded away, nor a field that is emptied. */
export function FoldedSection({ label, fields, place }: FoldedSectionProps) {
  const { form } = place;
  const [opened, setOpened] = useState<boolean | undefined>();
  const isWrong = fields.some(({ name }) => form.errorOf(name) !== undefined);
  const open = isWrong || (opened ?? fields.some(({ name }) => !["", "false"].includes(form.text(name).value)));
  return (
    <details className="adm-folded" open={open} onChange={() => setOpened(true)}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpened(!open);
        }}
      >
        {label}
      </summary>
      <SectionFields fields={fields} place={place} />
    </details>
  );
}
