import type { ComponentType } from "react";
import type { ControlProps } from "./entry-place";
import { controls } from "./controls";

/** The control of a field, by its kind of input. */
export function EntryField(props: ControlProps) {
  // The field is of this kind.
  const Control = controls[props.field.input] as ComponentType<ControlProps>;
  return <Control {...props} />;
}
