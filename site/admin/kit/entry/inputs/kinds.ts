import type { FieldForm } from "../../../../../content/model/collections/field-form";
import { isSafeLink, normaliseLink } from "../../../../../content/model/text/link";
import { textIn } from "../../fields/values";
import { choice, labels } from "./choice";
import { date, days } from "./days";
import { group } from "./group";
import { missingChoice, missingOr, plain, type InputKind } from "./input-kind";
import { list } from "./list";
import { number } from "./number";
import { text } from "./text";
import { moment, time } from "./time";
import { upload } from "./upload";

const check: InputKind = {
  ...plain,
  read: (_field, { path, raw }) => ({ [path]: raw === true }),
  write: ({ name }, values, { path, raw }) => {
    const isChecked = values[path] === true;
    return { [name]: isChecked || raw !== undefined ? isChecked : undefined };
  },
  fault: () => undefined,
};

/** Every kind of input; `EntryField` has their controls, which lists do not load. */
const kinds: Readonly<Record<FieldForm["input"], InputKind>> = {
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
  // The service says what is no colour, and what is hard to read.
  colour: plain,
  upload,
  check,
  choice,
  entry: { ...plain, fault: missingChoice },
  group,
  list,
  fixed: { ...plain, write: () => ({}), leaves: () => [] },
};

/** The kind of input that a field is. */
export const kindOf = ({ input }: FieldForm): InputKind => kinds[input];
