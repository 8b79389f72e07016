import type { FieldForm } from "../../../../content/model/collections/field-form";
import { textIn, type FieldValues } from "../fields/values";
import { join } from "./inputs/input-kind";
import { kindOf } from "./kinds";
import type { Leaf, LeafSource, Position, Walk } from "./inputs/leaf";

const top: Position = { local: "", place: "", labels: [], off: false };

/** Every value of these fields, in the order of the form. */
export function leavesOf(
  fields: readonly FieldForm[],
  values: FieldValues,
  walk: Walk,
  position: Position = top,
): readonly Leaf[] {
  return fields.flatMap((field) => kindOf(field).leaves(field, leafSource(field, values, walk, position)));
}

function leafSource(field: FieldForm, values: FieldValues, walk: Walk, position: Position): LeafSource {
  const inner = {
    ...position,
    local: join(position.local, field.name),
    place: join(position.place, field.name),
    labels: field.label === "" ? position.labels : [...position.labels, field.label],
  };
  return {
    values,
    walk,
    position,
    inner,
    leaf(more, at = (path) => path) {
      const key = at(inner.local);
      return {
        field,
        path: at(inner.place),
        labels: inner.labels,
        off: inner.off,
        required: field.required,
        value: values[key] ?? "",
        beside: (name) => textIn(values[join(position.local, name)]),
        set: (held, value) => ({ ...held, [key]: value }),
        ...more,
      };
    },
    leavesOf: (below, own, place) => leavesOf(below, own, walk, place),
  };
}
