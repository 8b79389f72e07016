import { textIn, type FieldValue, type FieldValues, type ListItem } from "../fields/values";
import { isYamlMap, valueAt } from "../../../../content/model/yaml/yaml-data";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { textOfParagraph } from "../../../../content/model/collections/terms-paragraph";
import { categoriesOfText } from "../../../../content/model/collections/category-text";
import { formatEventDate, typedDays } from "../../../../content/model/dates/event-dates";
import { allDay } from "../../../../content/model/dates/event-time";
import { parseWholeNumber } from "../../../../content/model/text/whole-number";
import { isBlank } from "../../../../content/model/text/blank";

/** What a file holds for a group of fields. */
export type Raw = Readonly<Record<string, unknown>>;

/** Where a field lies below a place: "gallery" and "events" are "gallery.events". */
export const join = (place: string, name: string | number): string =>
  place === "" ? String(name) : name === "" ? place : `${place}.${String(name)}`;

/** The items of a list's value. */
export const itemsOf = (value: FieldValue | undefined): readonly ListItem[] =>
  Array.isArray(value) ? (value as readonly ListItem[]) : [];

/** What was chosen of several. */
export const chosenOf = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** True for a field that exists in this group: some depend on the value of the one beside them. */
export function applies({ when }: FieldForm, raw: unknown, values: FieldValues, place: string): boolean {
  if (when === undefined) return true;
  const value = values[join(place, when.field)] ?? valueAt(raw, when.field);
  return typeof value === "string" && when.is.includes(value);
}

/** The form's values of what a file holds; `raw` is the group of these fields. */
export function valuesOfFields(fields: readonly FieldForm[], raw: unknown, place = ""): FieldValues {
  return Object.assign({}, ...fields.map((field) => valuesOfField(field, raw, join(place, field.name)))) as FieldValues;
}

function valuesOfField(field: FieldForm, group: unknown, path: string): FieldValues {
  const value = field.name === "" ? group : valueAt(group, field.name);
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown":
      if (field.languages === "within")
        return { [join(path, "en")]: textOf(valueAt(value, "en")), [join(path, "ja")]: textOf(valueAt(value, "ja")) };
      if (field.languages === "beside")
        return { [path]: textOf(value), [`${path}_jp`]: textOf(valueAt(group, `${field.name}_jp`)) };
      return { [path]: textOf(value) };
    case "check":
      return { [path]: value === true };
    case "time":
      return { [path]: textOf(value) || allDay };
    case "labels":
      return { [path]: Array.isArray(value) ? value.join(", ") : "" };
    case "upload": {
      const isDecorative = textOf(value) !== "" && valueAt(group, field.alt.name) === "";
      const above = path.slice(0, -field.name.length);
      return { [`${path}.decorative`]: isDecorative, ...valuesOfField(field.alt, group, above + field.alt.name) };
    }
    case "choice":
      return { [path]: !field.several ? textOf(value) : Array.isArray(value) ? value : [] };
    case "group":
      return {
        ...(isOptionalGroup(field) ? { [path]: isYamlMap(value) } : {}),
        ...valuesOfFields(field.fields, value, path),
      };
    case "list":
      return { [path]: Array.isArray(value) ? value.map(listItem(field.item)) : [] };
    default:
      return { [path]: textOf(value) };
  }
}

/** A group that may be absent as a whole; its path then is a check. */
export const isOptionalGroup = (field: FieldForm): boolean =>
  field.input === "group" && !field.required && field.name !== "";

const listItem =
  (item: FieldForm) =>
  (raw: unknown, key: number): ListItem => ({
    key,
    ...(isYamlMap(raw) ? { raw } : {}),
    values: valuesOfFields([item], raw),
  });

/** True for a text without the field that it needs. */
export function isUnneeded(field: FieldForm, values: FieldValues, place: string): boolean {
  return "needs" in field && isBlank(textIn(values[join(place, field.needs)]));
}

/** What the form proposes for texts that have no effect yet. */
export function proposals(fields: readonly FieldForm[], values: FieldValues): FieldValues {
  const proposed = fields.flatMap((field) => {
    if (!("proposed" in field) || !isUnneeded(field, values, "")) return [];
    const { name, proposed: texts } = field;
    const japanese = `${name}_jp`;
    if (values[name] !== "" || values[japanese] !== "") return [];
    return [[name, texts.en] as const, [japanese, texts.ja] as const];
  });
  return Object.fromEntries(proposed);
}

/** A list with a new, empty item at its end. */
export function withNewItem(value: FieldValue | undefined, item: FieldForm): readonly ListItem[] {
  const items = itemsOf(value);
  const key = Math.max(-1, ...items.map((each) => each.key)) + 1;
  return [...items, { key, values: valuesOfFields([item], undefined) }];
}

/** What the file is to hold for these fields; what the form does not show stays as it is in `base`. */
export function rawOfFields(fields: readonly FieldForm[], values: FieldValues, base: unknown, place = ""): Raw {
  const raw = new Map<string, unknown>(Object.entries(isYamlMap(base) ? base : {}));
  const put = (name: string, value: unknown) => (value === undefined ? raw.delete(name) : raw.set(name, value));
  for (const field of fields) {
    if (field.input === "fixed" || !applies(field, base, values, place)) continue;
    const path = join(place, field.name);
    if (field.input === "upload") {
      const { alt } = field;
      const isDecorative = values[`${path}.decorative`] === true;
      put(alt.name, isDecorative ? "" : rawText(values[join(place, alt.name)], valueAt(base, alt.name)));
      put(`${alt.name}_jp`, isDecorative ? undefined : rawText(values[join(place, `${alt.name}_jp`)], undefined));
      continue;
    }
    if (isUnneeded(field, values, place)) {
      put(field.name, undefined);
      put(`${field.name}_jp`, undefined);
      continue;
    }
    put(field.name, rawOfField(field, values, valueAt(base, field.name), path));
    if ("languages" in field && field.languages === "beside")
      put(`${field.name}_jp`, rawText(values[`${path}_jp`], valueAt(base, `${field.name}_jp`)));
  }
  return Object.fromEntries(raw);
}

function rawOfField(field: FieldForm, values: FieldValues, base: unknown, path: string): unknown {
  const value = values[path];
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown": {
      if (field.languages !== "within") return rawText(value, base);
      const [en, ja] = (["en", "ja"] as const).map((each) => rawText(values[join(path, each)], valueAt(base, each)));
      return en === undefined && ja === undefined
        ? undefined
        : { ...(en !== undefined && { en }), ...(ja !== undefined && { ja }) };
    }
    case "number": {
      if (typeof value !== "string" || textOf(base) === value) return base;
      return value.trim() === "" ? undefined : (parseWholeNumber(value) ?? value);
    }
    case "check":
      return value === true || base !== undefined ? value === true : undefined;
    case "days": {
      const { start, end } = typedDays(textIn(value));
      return rawText(formatEventDate(start, end === "" ? start : end), base);
    }
    case "labels": {
      const labels = categoriesOfText(textIn(value));
      return labels.length === 0 && base === undefined ? undefined : labels;
    }
    case "choice": {
      if (!field.several) return rawText(value, base);
      const chosen = chosenOf(value);
      return chosen.length === 0 && base === undefined ? undefined : chosen;
    }
    case "group":
      if (isOptionalGroup(field) && value !== true) return undefined;
      return rawOfFields(field.fields, values, base, path);
    case "list": {
      const items = itemsOf(value);
      if (items.length === 0 && base === undefined) return undefined;
      return items.map(({ raw, values: own }) => rawOfField(field.item, own, raw, "") ?? "");
    }
    default:
      return rawText(value, base);
  }
}

/** A text as it is stored: as written in the file where it was not changed, else without spaces around it. */
function rawText(typed: FieldValue | undefined, base: unknown): unknown {
  if (typeof typed !== "string") return base;
  if (base !== undefined && textOf(base) === typed) return base;
  return isBlank(typed) ? undefined : typed.trim();
}

/** A value of a file as one text; a paragraph of the terms may be a list or a contact. */
const textOf = (value: unknown): string => (typeof value === "number" ? String(value) : textOfParagraph(value));
