import { CheckField } from "../fields/CheckField";
import { MomentField } from "../fields/MomentField";
import { TextField } from "../fields/TextField";
import { UploadedPictureField } from "../fields/UploadedPictureField";
import { ChoiceField } from "./fields/ChoiceField";
import { EntryChoiceField } from "./fields/EntryChoiceField";
import { GroupField } from "./fields/GroupField";
import { LabelsField } from "./fields/LabelsField";
import { ListField } from "./fields/ListField";
import { NumberField } from "./fields/NumberField";
import type { ControlProps } from "./entry-place";
import { lastDay } from "./inputs/days";
import { DaysField } from "./fields/DaysField";
import { SeveralField } from "./fields/SeveralField";
import { TextsField } from "./fields/TextsField";
import { TimeField } from "./fields/TimeField";
import { UploadField } from "./fields/UploadField";
import { join } from "./inputs/input-kind";
import { useId } from "react";

/** The control of a field, by its kind of input. */
export function EntryField({ field, place, titled = false }: ControlProps) {
  const { form, local } = place;
  const key = join(local, field.name);
  const { label, hint, required } = field;
  const text = form.text(key);
  const plain = { field: text, label, hint, required };
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      return <TextsField field={field} place={place} />;
    case "number":
      return <NumberField {...plain} unit={field.unit} />;
    case "date":
      return (
        <TextField
          {...plain}
          type="date"
          max={field.notAfter === undefined ? undefined : lastDay(form.text(join(local, field.notAfter)).value)}
        />
      );
    case "days":
      return <DaysField {...plain} endError={form.errorOf(`${key}.end`)} />;
    case "time":
      return <TimeField key={place.entry} {...plain} />;
    case "moment":
      return <MomentField field={text} label={label} hint={hint} />;
    case "labels":
      return <LabelsField {...plain} />;
    case "upload":
      return <UploadField field={field} place={place} />;
    case "link":
      return <TextField {...plain} type="url" />;
    case "email":
      return <TextField {...plain} type="email" />;
    case "colour":
      return <TextField {...plain} preset={field.preset} />;
    case "picture":
      return (
        <UploadedPictureField
          key={`${place.entry} ${place.path}`}
          id={text.id}
          label={label}
          hint={hint}
          error={text.error}
          value={text.value}
          required={required}
          name={place.pictureName}
          onChange={text.onChange}
        />
      );
    case "check":
      return (
        <CheckField
          id={text.id}
          label={label}
          checked={form.values[key] === true}
          onChange={(checked) => form.change({ [key]: checked })}
        />
      );
    case "choice":
      if (!field.several) return <ChoiceField {...plain} options={field.options} none={field.none} />;
      return <SeveralField field={field} form={form} name={key} />;
    case "entry":
      return <EntryChoiceField {...plain} of={field.of} />;
    case "group":
      return <GroupField field={field} place={place} titled={titled} />;
    case "list":
      return <ListField field={field} place={place} titled={titled} />;
    case "fixed":
      return <FixedField label={label} value={text.value} reason={field.reason} />;
  }
}

interface FixedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly reason: string;
}

/** A value that cannot be changed here, and why. */
function FixedField({ label, value, reason }: FixedFieldProps) {
  const id = useId();
  return (
    <div className="adm-field adm-fixed">
      <p id={id} className="adm-fixed-label">
        {label}
      </p>
      <p aria-labelledby={id}>{value}</p>
      <p className="adm-hint">{reason}</p>
    </div>
  );
}
