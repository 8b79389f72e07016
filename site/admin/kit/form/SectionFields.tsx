import type { FieldForm } from "../../../../content/model/collections/field-form";
import { EntryField } from "../entry/EntryField";
import type { Place } from "../entry/entry-place";

interface SectionFieldsProps {
  readonly fields: readonly FieldForm[];
  readonly place: Place;
}

/** The fields of a section; short ones that follow each other share a row where there is room. */
export function SectionFields({ fields, place }: SectionFieldsProps) {
  return rowsOf(fields).map((row) => {
    const controls = row.map((field) => <EntryField key={field.name} field={field} place={place} />);
    if (row.length === 1) return controls;
    return (
      <div key={row[0]?.name} className="adm-columns">
        {controls}
      </div>
    );
  });
}

function rowsOf(fields: readonly FieldForm[]): readonly (readonly FieldForm[])[] {
  const rows: FieldForm[][] = [];
  let open = false;
  for (const field of fields) {
    const isShort = !("languages" in field) && !["upload", "group", "list", "picture", "lines"].includes(field.input);
    const last = rows.at(-1);
    if (isShort && open && last) last.push(field);
    else rows.push([field]);
    open = isShort;
  }
  return rows;
}
