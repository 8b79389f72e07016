import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { isYamlMap } from "../../../../../content/model/yaml/yaml-data";
import { plain, type InputKind } from "./input-kind";

/** A group of fields in a form. */
export type GroupForm = Extract<FieldForm, { input: "group" }>;

/** A group that may be absent as a whole; its path then is a check. */
export const isOptionalGroup = ({ required, name }: GroupForm): boolean => !required && name !== "";

/** Fields that belong together. */
export const group: InputKind<GroupForm> = {
  ...plain,
  read: (field, { path, raw }, valuesOf) => ({
    ...(isOptionalGroup(field) ? { [path]: isYamlMap(raw) } : {}),
    ...valuesOf(field.fields, raw, path),
  }),
  write: (field, values, { path, raw }, rawOf) => ({
    [field.name]: isOptionalGroup(field) && values[path] !== true ? undefined : rawOf(field.fields, values, raw, path),
  }),
  leaves(field, { leaf, values, inner, leavesOf }) {
    if (!isOptionalGroup(field)) return leavesOf(field.fields, values, inner);
    const given = leaf();
    return [given, ...leavesOf(field.fields, values, { ...inner, off: inner.off || given.value !== true })];
  },
  locate({ label, fields }, below, path, _words, locateIn) {
    const { control, labels } = locateIn(fields, below, path);
    return { control, labels: [label, ...labels] };
  },
};
