import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { fieldsOfEntry, type FieldForm } from "../../../../content/model/collections/field-form";
import { valueAt } from "../../../../content/model/yaml/yaml-data";
import type { ItemKind } from "./item-kind";
import { textIn, type FormValues } from "../fields/values";
import type { Words } from "../services/words";
import { bilingualTexts } from "../entry/bilingual-texts";
import { titlesOf } from "../entry/collection-fields";
import { pictureChange } from "../entry/entry-picture";
import { changedFields, uploadOf, type Entry } from "../entry/entry";
import { locate } from "../entry/field-labels";
import { titledItem } from "../entry/item-title";
import { leavesOf } from "../entry/leaves";
import { proposals, rawOfFields, valuesOfFields } from "../entry/field-values";
import type { Raw } from "../entry/inputs/input-kind";
import { searchedTexts } from "../entry/shown-value";
import { unfold } from "../entry/unfold";

/** What follows from the form of a collection for each of its entries; the values have its `_id`. */
export function entryParts(form: CollectionForm, words: Words) {
  const fieldsOf = ({ _id }: FormValues): readonly FieldForm[] => fieldsOfEntry(form, textIn(_id));
  const storedValues = (_id: string, raw: unknown): FormValues => ({
    ...valuesOfFields(fieldsOfEntry(form, _id), raw),
    _id,
    translationChecked: false,
  });
  const valuesIn = (_id: string, raw: unknown): FormValues => {
    const stored = storedValues(_id, raw);
    return { ...stored, ...proposals(fieldsOf(stored), stored) };
  };
  const fileOf = (values: FormValues, item: Entry | undefined): Raw =>
    rawOfFields(fieldsOf(values), values, item?.fields);
  const changesOf = (values: FormValues, item: Entry | undefined): Raw =>
    changedFields(fileOf(values, item), item?.fields ?? {});
  const upload = uploadOf(form);
  return {
    fieldsOf,
    /** What the file is to hold. */
    fileOf,
    /** What a save changes; of a picture of its own as far as a preview needs it. */
    previewOf: (values: FormValues, item: Entry | undefined, picture: string | undefined): Raw => ({
      ...changesOf(values, item),
      ...pictureChange(upload, item, picture),
    }),
    bodyOf: (values, bare, item) => ({
      ...changesOf(values, item),
      ...(bare && upload !== undefined ? { [upload]: null } : {}),
      ...(values.translationChecked ? { translationChecked: true } : {}),
    }),
    definition: form,
    rawOf: ({ fields }) => fields,
    name: form.name,
    growing: form.growing,
    // Nothing else can be saved where changes need approval.
    emptyValues: valuesIn("", form.approval === "must" ? { draft: true } : undefined),
    valuesOf: (item) => valuesIn(item._id, item.fields),
    storedValuesOf: (item) => storedValues(item._id, item.fields),
    textsOf: (values) => bilingualTexts(fieldsOf(values), values, words, form.bodyField),
    titleOf: (values) => {
      const id = textIn(values["_id"]);
      const { title, title_jp } = titlesOf(form, id, fileOf(values, undefined));
      return title === id ? { en: "", ja: "" } : { en: title, ja: title_jp ?? "" };
    },
    controlOf: (field, values) => locate(fieldsOf(values), field, words).control,
    labelOf: (control, values) => {
      const fields = fieldsOf(values);
      const leaf = leavesOf(fields, values, { words, nameOf: titledItem }).find(({ path }) => path === control);
      return leaf?.labels.join(words.fields.separator) ?? locate(fields, control, words).label;
    },
    compared: (versions) => unfold(versions[0] ? fieldsOf(versions[0]) : [], versions, words),
    otherFields: (item) =>
      Object.entries(form.otherFields ?? {}).map(([name, label]) => {
        const value = valueAt(item.fields, name);
        return [label, typeof value === "string" || typeof value === "number" ? String(value) : ""];
      }),
    searchTexts: (item) => {
      const { title, title_jp = "" } = item;
      const values = storedValues(item._id, item.fields);
      return [title, title_jp, ...searchedTexts(fieldsOf(values), values, words)];
    },
  } satisfies Partial<ItemKind> & Readonly<Record<string, unknown>>;
}
