import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { valueAt } from "../../../../../content/model/yaml/yaml-data";
import { join, plain, rawText, textOf, type InputKind } from "./input-kind";

const decorativeOf = (path: string): string => join(path, "decorative");

/** A picture that is sent with the save: the form's values are its description, and that it needs none. */
export const upload: InputKind<Extract<FieldForm, { input: "upload" }>> = {
  ...plain,
  read: ({ alt }, { path, place, raw, group }, valuesOf) => ({
    [decorativeOf(path)]: textOf(raw) !== "" && valueAt(group, alt.name) === "",
    ...valuesOf([alt], group, place),
  }),
  write({ alt: { name } }, values, { path, place, group }) {
    const japanese = `${name}_jp`;
    if (values[decorativeOf(path)] === true) return { [name]: "", [japanese]: undefined };
    return {
      [name]: rawText(values[join(place, name)], valueAt(group, name)),
      [japanese]: rawText(values[join(place, japanese)], undefined),
    };
  },
  leaves({ alt }, { leaf, values, position, leavesOf }) {
    const decorative = leaf({ labels: [...position.labels, alt.label], required: false }, decorativeOf);
    const off = position.off || decorative.value === true;
    return [...leavesOf([alt], values, { ...position, off }), decorative];
  },
  show: (_field, value, { image }) => (value === true ? image.decorative : ""),
};
