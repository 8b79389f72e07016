import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { categoriesOfText } from "../../../../../content/model/collections/category-text";
import { textIn, type FieldValue } from "../../fields/values";
import { missingChoice, plain, rawText, textOf, type InputKind } from "./input-kind";

/** What was chosen of several. */
export const chosenOf = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** One or several of a few values. */
export const choice: InputKind<Extract<FieldForm, { input: "choice" }>> = {
  ...plain,
  read: ({ several }, { path, raw }) => ({
    [path]: !several ? textOf(raw) : Array.isArray(raw) ? raw : [],
  }),
  write: ({ name, several }, values, { path, raw }) => ({
    [name]: several ? listOr(chosenOf(values[path]), raw) : rawText(values[path], raw),
  }),
  fault: missingChoice,
  show({ several, options }, value, { fields }) {
    const chosen = several ? chosenOf(value) : [textIn(value)];
    return chosen
      .map((each) => options.find((option) => option.value === each)?.label ?? each)
      .join(fields.listSeparator);
  },
};

/** Several short texts, typed with commas between them. */
export const labels: InputKind = {
  ...plain,
  read: (_field, { path, raw }) => ({ [path]: Array.isArray(raw) ? raw.join(", ") : "" }),
  write: ({ name }, values, { path, raw }) => ({ [name]: listOr(categoriesOfText(textIn(values[path])), raw) }),
};

/** A list as it is stored: an empty one only where the file has the field. */
export const listOr = (list: readonly unknown[], raw: unknown): readonly unknown[] | undefined =>
  list.length === 0 && raw === undefined ? undefined : list;
