import type { CollectionForm, FieldForm } from "../../../content/model/api/collection-answers";
import type { FieldsProps } from "../kit/form/item-kind";
import { useContentWords } from "./content-words";
import type { EntryValues } from "./entry-values";
import type { Place } from "./entry-place";
import { EntryField } from "./EntryField";
import { FieldGroup } from "./FieldGroup";
import { SlugField } from "./SlugField";
import { focusControl } from "../kit/form/focus-control";

interface EntryFieldsProps extends FieldsProps<EntryValues> {
  readonly kind: {
    readonly form: CollectionForm;
    readonly fieldsOf: (values: EntryValues) => readonly FieldForm[];
    readonly proposedSlug: (values: EntryValues) => string;
  };
}

/** The fields of an entry in sections: groups and lists fold, and a list of links leads to them. */
export function EntryFields({ form, marks, kind, isNew }: EntryFieldsProps) {
  const own = useContentWords();
  const fields = kind.fieldsOf(form.values);
  const place: Place = {
    Control: EntryField,
    form: form,
    local: "",
    path: "",
    entry: form.values._id,
    pictureName: form.values._id || kind.proposedSlug(form.values) || kind.form.name,
    raw: undefined,
    marks,
    checked: form.values.translationChecked,
  };
  const isSection = ({ input }: FieldForm) => input === "group" || input === "list";
  const plain = fields.filter((field) => !isSection(field));
  const sections = fields.filter(isSection);
  const main = form.idOf("main");
  return (
    <>
      {sections.length < 3 ? null : (
        <nav className="adm-jump" aria-label={own.form.sections}>
          <ul>
            {[
              ...(plain.length === 0 ? [] : [{ id: main, label: own.form.main }]),
              ...sections.map(({ name, label }) => ({ id: form.idOf(name), label })),
            ].map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(id);
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {plain.length === 0 ? null : (
        <fieldset className="adm-group" id={main} tabIndex={-1}>
          <legend>{own.form.main}</legend>
          {plain.map((field) => (
            <EntryField key={field.name} field={field} place={place} />
          ))}
          {isNew && kind.form.name === "companies" ? (
            <SlugField field={form.text("_id")} proposed={kind.proposedSlug(form.values)} />
          ) : null}
        </fieldset>
      )}
      {sections.map((field) => (
        <FieldGroup key={field.name} field={field} place={place} />
      ))}
    </>
  );
}
