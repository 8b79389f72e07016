import type { ComponentType } from "react";
import type { ControlProps } from "./entry-place";
import { kindOf } from "./kinds";

/** The control of a field, by its kind of input. */
export function EntryField(props: ControlProps) {
  // The field is of this kind.
  const Control = kindOf(props.field).Control as ComponentType<ControlProps>;
  return <Control {...props} />;
}
