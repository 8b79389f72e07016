import type { ReactNode } from "react";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isSafeLink, normaliseLink } from "../../../../content/model/text/link";
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
import { ListField } from "./fields/ListField";
import { NumberField } from "./fields/NumberField";
import { SeveralField } from "./fields/SeveralField";
import { TextsField } from "./fields/TextsField";
import { TimeField } from "./fields/TimeField";
import { UploadField } from "./fields/UploadField";
import { choice, labels } from "./inputs/choice";
import { date, days, lastDay } from "./inputs/days";
import { group } from "./inputs/group";
import { join, missingChoice, missingOr, plain, type InputKind } from "./inputs/input-kind";
import { list } from "./inputs/list";
import { number } from "./inputs/number";
import { text } from "./inputs/text";
import { moment, time } from "./inputs/time";
import { upload } from "./inputs/upload";

/** A kind of input with its control. */
interface Kind extends InputKind {
  readonly Control: (props: ControlProps<never>) => ReactNode;
}
type Named<Input extends FieldForm["input"]> = FieldForm & { readonly input: Input };

const keyOf = ({ field, place }: ControlProps): string => join(place.local, field.name);

/** What the control of one text is given. */
const textProps = (props: ControlProps) => ({
  field: props.place.form.text(keyOf(props)),
  label: props.field.label,
  hint: props.field.hint,
  required: props.field.required,
});

const texts: Kind = { ...text, Control: TextsField };

/** Every kind of input: its behaviour, and its control. */
const kinds: Readonly<Record<FieldForm["input"], Kind>> = {
  line: texts,
  lines: texts,
  markdown: texts,
  number: {
    ...number,
    Control: (props: ControlProps<Named<"number">>) => <NumberField {...textProps(props)} unit={props.field.unit} />,
  },
  date: {
    ...date,
    Control(props: ControlProps<Named<"date">>) {
      const { form, local } = props.place;
      const { notAfter } = props.field;
      const max = notAfter === undefined ? undefined : lastDay(form.text(join(local, notAfter)).value);
      return <TextField {...textProps(props)} type="date" max={max} />;
    },
  },
  days: {
    ...days,
    Control: (props) => <DaysField {...textProps(props)} endError={props.place.form.errorOf(`${keyOf(props)}.end`)} />,
  },
  time: { ...time, Control: (props) => <TimeField key={props.place.entry} {...textProps(props)} /> },
  moment: {
    ...moment,
    Control(props) {
      const { field, label, hint } = textProps(props);
      return <MomentField field={field} label={label} hint={hint} />;
    },
  },
  labels: { ...labels, Control: (props) => <LabelsField {...textProps(props)} /> },
  link: {
    ...plain,
    fault: missingOr((typed, _leaf, { form }) => (isSafeLink(normaliseLink(typed)) ? undefined : form.linkInvalid)),
    Control: (props) => <TextField {...textProps(props)} type="url" />,
  },
  email: {
    ...plain,
    // A coarse check; the API validates the address.
    fault: missingOr((typed, _leaf, { faults }) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : faults.email,
    ),
    Control: (props) => <TextField {...textProps(props)} type="email" />,
  },
  picture: {
    ...plain,
    fault: missingOr(
      () => undefined,
      ({ image }) => image.required,
    ),
    show: (_field, value) => textIn(value).split("/").at(-1) ?? "",
    Control(props) {
      const { entry, path, pictureName } = props.place;
      const { field, ...said } = textProps(props);
      return <UploadedPictureField key={`${entry} ${path}`} {...field} {...said} name={pictureName} />;
    },
  },
  colour: {
    // The service says what is no colour, and what is hard to read.
    ...plain,
    Control: (props: ControlProps<Named<"colour">>) => <TextField {...textProps(props)} preset={props.field.preset} />,
  },
  upload: { ...upload, Control: UploadField },
  check: {
    ...plain,
    read: (_field, { path, raw }) => ({ [path]: raw === true }),
    write({ name }, values, { path, raw }) {
      const isChecked = values[path] === true;
      return { [name]: isChecked || raw !== undefined ? isChecked : undefined };
    },
    fault: () => undefined,
    Control(props: ControlProps) {
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
  },
  choice: {
    ...choice,
    Control(props: ControlProps<Named<"choice">>) {
      const { field, place } = props;
      if (field.several) return <SeveralField field={field} form={place.form} name={keyOf(props)} />;
      return <ChoiceField {...textProps(props)} options={field.options} none={field.none} />;
    },
  },
  entry: {
    ...plain,
    fault: missingChoice,
    Control: (props: ControlProps<Named<"entry">>) => <EntryChoiceField {...textProps(props)} of={props.field.of} />,
  },
  group: { ...group, Control: GroupField },
  list: { ...list, Control: ListField },
  fixed: {
    ...plain,
    write: () => ({}),
    leaves: () => [],
    Control(props: ControlProps<Named<"fixed">>) {
      const { field, label } = textProps(props);
      return <FixedField label={label} value={field.value} reason={props.field.reason} />;
    },
  },
};

/** The kind of input that a field is. */
export const kindOf = ({ input }: FieldForm): Kind => kinds[input];
