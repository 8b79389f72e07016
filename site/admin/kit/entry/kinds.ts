import type { FieldForm } from "../../../../content/model/collections/field-form";
import { isSafeLink, normaliseLink } from "../../../../content/model/text/link";
import { textIn } from "../fields/values";
import { choice, labels } from "./inputs/choice";
import { date, days } from "./inputs/days";
import { group } from "./inputs/group";
import { missingChoice, missingOr, plain, type InputKind } from "./inputs/input-kind";
import { machine } from "./inputs/machine";
import { list } from "./inputs/list";
import { number } from "./inputs/number";
import { text } from "./inputs/text";
import { moment, time } from "./inputs/time";
import { upload } from "./inputs/upload";

const check: InputKind = {
  ...plain,
  read: (_field, { path, raw }) => ({ [path]: raw === true }),
  write: ({ name }, values, { path, raw }) => {
    const isChecked = values[path] === true;
    return { [name]: isChecked || raw !== undefined ? isChecked : undefined };
  },
  fault: () => undefined,
};

/** The kinds of input that differ from a plain text; `controls.tsx` has the control of each, which lists do not load. */
const kinds: Readonly<Partial<Record<FieldForm["input"], InputKind>>> = {
  line: text,
  lines: text,
  markdown: text,
  number,
  date,
  days,
  time,
  moment,
  labels,
  link: {
    ...plain,
    fault: missingOr((typed, _leaf, { form }) => (isSafeLink(normaliseLink(typed)) ? undefined : form.linkInvalid)),
  },
  email: {
    ...plain,
    // A coarse check; the API validates the address.
    fault: missingOr((typed, _leaf, { faults }) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : faults.email,
    ),
  },
  picture: {
    ...plain,
    fault: missingOr(
      () => undefined,
      ({ image }) => image.required,
    ),
    show: (_field, value) => textIn(value).split("/").at(-1) ?? "",
  },
  upload,
  check,
  choice,
  entry: { ...plain, fault: missingChoice },
  group,
  list,
  machine,
  fixed: { ...plain, write: () => ({}), leaves: () => [] },
};

/** The kind of input that a field is. */
export const kindOf = ({ input }: FieldForm): InputKind => kinds[input] ?? plain;
