import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isFieldList } from "../entry/collection-fields";
import type { PreparedWords } from "./prepared-words";

/** The section with the time, in forms that have sections. */
const section = "prepared";

/** The form of a collection's prepared changes: with the time of the change in the place of the choice when the entry is public. */
export function timedForm(form: CollectionForm, words: PreparedWords): CollectionForm {
  const { orderedBy: _, ...others } = form;
  const { fields, sections } = form;
  const time: FieldForm = { name: "publishAt", label: words.time, input: "moment", required: true, section };
  const timed = (each: readonly FieldForm[]): readonly FieldForm[] => [
    time,
    ...each.filter(({ name }) => name !== "draft" && name !== "publishAt"),
  ];
  const pages = isFieldList(fields) ? [] : Object.entries(fields).map(([id, own]) => [id, timed(own)] as const);
  return {
    ...others,
    growing: false,
    fields: isFieldList(fields) ? timed(fields) : Object.fromEntries(pages),
    ...(sections && { sections: [{ name: section, label: words.timeSection, folded: false }, ...sections] }),
  };
}
