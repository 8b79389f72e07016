import type { FieldForm } from "../../../../content/model/collections/field-form";
import { EntryField } from "./EntryField";
import type { Place } from "./entry-place";
import { join } from "./field-values";

interface FieldGroupProps {
  readonly field: FieldForm;
  readonly place: Place;
}

/** A group or list of the form that folds; a link, an error or the browser's search in the page opens it. */
export function FieldGroup({ field, place }: FieldGroupProps) {
  const key = join(place.local, field.name);
  return (
    <details className="adm-folded adm-entry-section">
      <summary id={place.form.idOf(`${key}-summary`)}>{field.label}</summary>
      <EntryField field={field} place={place} titled />
    </details>
  );
}
