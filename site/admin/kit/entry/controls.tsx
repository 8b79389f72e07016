import type { ReactNode } from "react";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { CheckField } from "../fields/CheckField";
import { MomentField } from "../fields/MomentField";
import { TextField } from "../fields/TextField";
import { UploadedPictureField } from "../fields/UploadedPictureField";
import { textIn } from "../fields/values";
import type { ControlProps } from "./entry-place";
import { ChoiceField } from "./fields/ChoiceField";
import { DaysField } from "./fields/DaysField";
import { EntryChoiceField } from "./fields/EntryChoiceField";
import { FixedField } from "./fields/FixedField";
import { GroupField } from "./fields/GroupField";
import { LabelsField } from "./fields/LabelsField";
import { MachineField } from "./fields/MachineField";
import { ListField } from "./fields/ListField";
import { NumberField } from "./fields/NumberField";
import { SeveralField } from "./fields/SeveralField";
import { TargetField } from "./fields/TargetField";
import { TextsField } from "./fields/TextsField";
import { TimeField } from "./fields/TimeField";
import { UploadField } from "./fields/UploadField";
import { lastDay } from "./inputs/days";
import { join } from "./inputs/input-kind";

type Named<Input extends FieldForm["input"]> = FieldForm & { readonly input: Input };

const keyOf = ({ field, place }: ControlProps): string => join(place.local, field.name);

/** What the control of one text is given. */
const textProps = (props: ControlProps) => ({
  field: props.place.form.text(keyOf(props)),
  label: props.field.label,
  hint: props.field.hint,
  required: props.field.required,
});

/** The control of every kind of input; `kinds.ts` has the behaviour of those that differ from a plain text. */
export const controls: Readonly<Record<FieldForm["input"], (props: ControlProps<never>) => ReactNode>> = {
  line: TextsField,
  lines: TextsField,
  markdown: TextsField,
  number: (props: ControlProps<Named<"number">>) => <NumberField {...textProps(props)} unit={props.field.unit} />,
  date(props: ControlProps<Named<"date">>) {
    const { form, local } = props.place;
    const { notAfter } = props.field;
    const max = notAfter === undefined ? undefined : lastDay(form.text(join(local, notAfter)).value);
    return <TextField {...textProps(props)} type="date" max={max} />;
  },
  days: (props) => <DaysField {...textProps(props)} endError={props.place.form.errorOf(`${keyOf(props)}.end`)} />,
  time: (props) => (
    <TimeField key={props.place.entry} {...textProps(props)} date={textIn(props.place.form.values["date"])} />
  ),
  moment(props) {
    const { field, label, hint } = textProps(props);
    return <MomentField field={field} label={label} hint={hint} />;
  },
  labels: (props) => <LabelsField {...textProps(props)} />,
  link: (props) => <TextField {...textProps(props)} type="url" />,
  email: (props) => <TextField {...textProps(props)} type="email" />,
  picture(props) {
    const { entry, path, pictureName } = props.place;
    const { field, ...said } = textProps(props);
    return <UploadedPictureField key={`${entry} ${path}`} {...field} {...said} name={pictureName} />;
  },
  colour: (props: ControlProps<Named<"colour">>) => <TextField {...textProps(props)} preset={props.field.preset} />,
  upload: UploadField,
  check(props: ControlProps) {
    const key = keyOf(props);
    const { form } = props.place;
    return (
      <CheckField
        id={form.idOf(key)}
        label={props.field.label}
        checked={form.values[key] === true}
        onChange={(checked) => form.change({ [key]: checked })}
      />
    );
  },
  choice(props: ControlProps<Named<"choice">>) {
    const { field, place } = props;
    if (field.several) return <SeveralField field={field} form={place.form} name={keyOf(props)} />;
    return <ChoiceField {...textProps(props)} options={field.options} none={field.none} />;
  },
  entry: (props: ControlProps<Named<"entry">>) => <EntryChoiceField {...textProps(props)} of={props.field.of} />,
  target: (props) => <TargetField {...textProps(props)} />,
  machine: MachineField,
  group: GroupField,
  list: ListField,
  fixed(props: ControlProps<Named<"fixed">>) {
    const { field, label } = textProps(props);
    return <FixedField label={label} value={field.value} reason={props.field.reason} />;
  },
};
