import type { ComponentType } from "react";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { PictureChoice } from "../fields/use-picture-choice";
import type { FormHandle } from "../fields/form-handle";
import type { FormMarks } from "../translations/translation-marks";
import { textIn, type FieldValue, type FieldValues, type ImageChoice, type ListItem } from "../fields/values";
import { itemsOf } from "./inputs/list";
import { join } from "./inputs/input-kind";
import type { Walk } from "./inputs/leaf";

/** An item's own picture in its form. */
export interface PictureProps {
  readonly image: ImageChoice;
  readonly pictures: PictureChoice;
  readonly hasCurrent: boolean;
  readonly shownUrl: string | undefined;
}

/** What the control of a field is given. */
export interface ControlProps<Form extends FieldForm = FieldForm> {
  readonly field: Form;
  readonly place: Place;
  /** True where the label is above the field already. */
  readonly titled?: boolean;
}

/** The place of fields in the form: the form itself, a group, or an item of a list. */
export interface Place {
  /** Shows the control of a field; groups and lists show their fields by it. */
  readonly Control: ComponentType<ControlProps>;
  /** A list with a new, empty item at its end. */
  readonly withNewItem: (list: FieldValue | undefined, item: FieldForm) => readonly ListItem[];
  readonly titleOf: NonNullable<Walk["nameOf"]>;
  /** Values and errors by names below the form or the item. */
  readonly form: FormHandle;
  /** Path of the group in `form`, "" for none. */
  readonly local: string;
  /** Path of the group in the whole form. */
  readonly path: string;
  /** Id of the entry in the form, "" for a new one, and what its new pictures are called. */
  readonly entry: string;
  readonly pictureName: string;
  /** The entry's own picture, sent with the save. */
  readonly picture: PictureProps;
  /** True where the form has a Japanese text, to which a picture belongs. */
  readonly hasJapanese: boolean;
  /** The field whose translation mark is called `body`. */
  readonly bodyField: string | undefined;
  /** Translation marks by full path. */
  readonly marks: FormMarks;
  /** A person has said that the other language is still right. */
  readonly checked: boolean;
}

/** What the translation mark of a field is called: `body` is the text of a Markdown file. */
export const markName = (path: string, bodyField: string | undefined): string => (path === bodyField ? "body" : path);

/** The place of a group's fields. */
export function placeOfGroup(place: Place, name: string): Place {
  return { ...place, local: join(place.local, name), path: join(place.path, name) };
}

/** The place of a list's item; changes are applied to the item with this key, wherever it is by then. */
export function placeOfItem(place: Place, list: string, item: ListItem, index: number): Place {
  const { form } = place;
  const local = join(place.local, list);
  const path = join(place.path, list);
  const below = (name: string) => join(join(local, index), name);
  const change: FormHandle["change"] = (values, touched) =>
    form.change(
      (held) => ({
        [local]: withItem(held[local], item.key, (own) => (typeof values === "function" ? values(own) : values)),
      }),
      (touched ?? (typeof values === "function" ? [""] : Object.keys(values))).map(below),
    );
  const own: FormHandle = {
    values: item.values,
    stored: undefined,
    change,
    idOf: (name) => form.idOf(below(name)),
    errorOf: (name) => form.errorOf(below(name)),
    text: (name) => ({
      id: form.idOf(below(name)),
      value: textIn(item.values[name]),
      error: form.errorOf(below(name)),
      onChange: (value) => change({ [name]: value }),
    }),
  };
  return { ...place, form: own, local: "", path: join(path, index) };
}

function withItem(
  list: FieldValue | undefined,
  key: number,
  change: (values: FieldValues) => FieldValues,
): readonly ListItem[] {
  return itemsOf(list).map((item) =>
    item.key === key ? { ...item, values: { ...item.values, ...change(item.values) } } : item,
  );
}
