import type { FieldForm } from "../../../content/model/api/collection-answers";
import { isIsoDate } from "../../../content/model/dates/event-dates";
import { parseWholeNumber } from "../../../content/model/text/whole-number";
import { isPlausibleLink } from "../kit/form/common-checks";
import { fill } from "../kit/status/words";
import { applies, isOptionalGroup, itemsOf, join, type FieldValues, type Within } from "./field-values";
import { inLanguage, type LabelWords } from "./field-labels";

/** Path of a control -> what is wrong with it. */
type Errors = Record<string, string>;

/** What can be said before anything is sent, in the order of the form; the API checks everything again. */
export function checkFields(
  fields: readonly FieldForm[],
  values: FieldValues,
  words: LabelWords,
  { local = "", place = "", raw }: Within = {},
): Errors {
  const found = fields
    .filter((field) => applies(field, raw, values, local))
    .map((field) => checkField(field, values, words, join(local, field.name), join(place, field.name)));
  return Object.assign({}, ...found) as Errors;
}

function checkField(field: FieldForm, values: FieldValues, words: LabelWords, local: string, place: string): Errors {
  const { own } = words;
  const typed = values[local];
  const text = typeof typed === "string" ? typed.trim() : "";
  const wrong = (sentence: string | undefined): Errors => (sentence === undefined ? {} : { [place]: sentence });
  const missing = (label: string) => fill(words.words.form.requiredField, { label });
  const plain = field.required && text === "" ? missing(field.label) : undefined;
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      return checkTexts(field, values, words, local, place);
    case "number":
      return wrong(plain ?? (text !== "" && parseWholeNumber(text) === undefined ? own.wrong.number : undefined));
    case "date":
      return wrong(plain ?? (text !== "" && !isIsoDate(text) ? own.wrong.date : undefined));
    case "link":
      return wrong(plain ?? (isPlausibleLink(text) ? undefined : words.words.form.linkInvalid));
    case "email":
      return wrong(plain ?? (text === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : own.wrong.email));
    case "choice":
      return wrong(field.several && text === "[]" && field.required ? missing(field.label) : plain);
    case "picture":
    case "entry":
      return wrong(plain);
    case "group":
      if (isOptionalGroup(field) && typed !== true) return {};
      return checkFields(field.fields, values, words, { local, place });
    case "list":
      return checkList(field, itemsOf(typed), words, place);
    default:
      return {};
  }
}

function checkTexts(
  field: Extract<FieldForm, { input: "line" | "lines" | "markdown" }>,
  values: FieldValues,
  words: LabelWords,
  local: string,
  place: string,
): Errors {
  const one = (key: string, path: string, label: string, required: boolean): Errors => {
    const text = String(values[key] ?? "").trim();
    if (required && text === "") return { [path]: fill(words.words.form.requiredField, { label }) };
    if (field.max === undefined || text.length <= field.max) return {};
    return { [path]: fill(words.own.wrong.tooLong, { max: field.max, count: text.length }) };
  };
  const english = inLanguage(field.label, "en", words);
  const japanese = inLanguage(field.label, "ja", words);
  switch (field.languages) {
    case "within":
      return {
        ...one(join(local, "en"), join(place, "en"), english, field.required),
        ...one(join(local, "ja"), join(place, "ja"), japanese, field.required),
      };
    case "beside":
      return { ...one(local, place, english, field.required), ...one(`${local}_jp`, `${place}_jp`, japanese, false) };
    default:
      return one(local, place, field.label, field.required);
  }
}

function checkList(
  field: Extract<FieldForm, { input: "list" }>,
  items: ReturnType<typeof itemsOf>,
  words: LabelWords,
  place: string,
): Errors {
  const { min, max = Infinity } = field;
  const rule = items.length < min || items.length > max ? countRule(field, words.own.list.rules) : undefined;
  const count = rule === undefined ? {} : { [place]: fill(words.own.list.wrongCount, { label: field.label, rule }) };
  const below = items.map(({ values, raw }, index) =>
    field.item.input === "group"
      ? checkFields(field.item.fields, values, words, { place: join(place, index), raw })
      : checkField(field.item, values, words, "", join(place, index)),
  );
  return Object.assign(count, ...below) as Errors;
}

/** How many items a list must have, in one of the sentences. */
export function countRule(
  { min, max }: Pick<Extract<FieldForm, { input: "list" }>, "min" | "max">,
  rules: { readonly exactly: string; readonly atLeast: string; readonly atMost: string; readonly between: string },
): string | undefined {
  if (max !== undefined && min === max) return fill(rules.exactly, { count: max });
  if (max === undefined) return min === 0 ? undefined : fill(rules.atLeast, { min });
  return min === 0 ? fill(rules.atMost, { max }) : fill(rules.between, { min, max });
}
