import { Fragment, type ReactNode } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { useServices } from "../services/services";
import { focusControl } from "./focus-control";
import type { FieldsProps } from "./item-kind";
import type { FormHandle } from "../fields/form-handle";
import { isJapaneseText } from "../entry/check-entry";
import type { Place } from "../entry/entry-place";
import { EntryField } from "../entry/EntryField";
import { withNewItem } from "../entry/field-values";
import { titledItem } from "../entry/item-title";
import { join } from "../entry/inputs/input-kind";
import { FoldedSection } from "./FoldedSection";
import { leavesOf } from "../entry/leaves";
import { PublicationSection } from "../publication/PublicationSection";
import { SectionFields } from "./SectionFields";
import { textIn } from "../fields/values";

interface EntryFieldsProps extends FieldsProps {
  readonly collection: CollectionForm;
  readonly fields: readonly FieldForm[];
  /** What new pictures of the entry are called. */
  readonly pictureName: string;
  /** Shown below the field that names the entry. */
  readonly children?: ReactNode;
}

/** The fields of an entry in the sections of their collection; groups and lists fold. */
export function EntryFields({ collection, fields, form, marks, picture, pictureName, children }: EntryFieldsProps) {
  const { words } = useServices();
  const { sections = [], bodyField, titleFields } = collection;
  const place: Place = {
    Control: EntryField,
    withNewItem,
    titleOf: titledItem,
    form,
    local: "",
    path: "",
    entry: textIn(form.values["_id"]),
    pictureName,
    picture,
    hasJapanese: leavesOf(fields, form.values, { words }).some(isJapaneseText),
    bodyField,
    marks,
    checked: form.values["translationChecked"] === true,
  };
  const publication = fields.filter(({ section }) => section === "publication");
  const inSections = fields.filter(({ section }) => sections.some(({ name }) => name === section));
  const others = fields.filter((field) => !inSections.includes(field) && !publication.includes(field));
  const folds = ({ input }: FieldForm) => input === "group" || input === "list";
  const plain = others.filter((field) => !folds(field));
  const groups = others.filter(folds);
  const main = form.idOf("main");
  const mainLabel = sections.length === 0 ? words.fields.main : words.fields.further;
  return (
    <>
      {groups.length < 3 ? null : (
        <Jump
          form={form}
          targets={[
            ...(plain.length === 0 ? [] : [{ name: "main", label: mainLabel }]),
            ...groups.map(({ name, label }) => ({ name, label })),
          ]}
        />
      )}
      {sections.map(({ name, label, folded }) => {
        const own = inSections.filter(({ section }) => section === name);
        if (own.length === 0) return null;
        if (folded) return <FoldedSection key={name} label={label} fields={own} place={place} />;
        return (
          <fieldset key={name} className="adm-group">
            <legend>{label}</legend>
            <SectionFields fields={own} place={place} />
          </fieldset>
        );
      })}
      {plain.length === 0 ? null : (
        <fieldset className="adm-group" id={main} tabIndex={-1}>
          <legend>{mainLabel}</legend>
          {plain.map((field) => (
            <Fragment key={field.name}>
              <EntryField field={field} place={place} />
              {field.name === titleFields[0] ? children : null}
            </Fragment>
          ))}
        </fieldset>
      )}
      {groups.map((field) => (
        <FieldGroup key={field.name} field={field} place={place} />
      ))}
      {publication.length === 0 ? null : <PublicationSection fields={publication} form={form} />}
    </>
  );
}

interface JumpProps {
  readonly form: FormHandle;
  readonly targets: readonly { readonly name: string; readonly label: string }[];
}

/** Links to the sections of a long form. */
function Jump({ form, targets }: JumpProps) {
  const { words } = useServices();
  return (
    <nav className="adm-jump" aria-label={words.fields.sections}>
      <ul>
        {targets.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${form.idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(form.idOf(name));
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FieldGroupProps {
  readonly field: FieldForm;
  readonly place: Place;
}

/** A group or list of the form that folds; a link, an error or the browser's search in the page opens it. */
function FieldGroup({ field, place }: FieldGroupProps) {
  const key = join(place.local, field.name);
  return (
    <details className="adm-folded adm-entry-section">
      <summary id={place.form.idOf(`${key}-summary`)}>{field.label}</summary>
      <EntryField field={field} place={place} titled />
    </details>
  );
}
