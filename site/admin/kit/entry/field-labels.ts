import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { Language } from "../../../../content/model/text/language";
import { fill, type Words } from "../services/words";
import { join } from "./field-values";

/** "Caption (English)". */
export function inLanguage(label: string, language: Language, words: Words): string {
  return fill(language === "en" ? words.form.inEnglish : words.form.inJapanese, { label });
}

/** "slide 2". */
export function itemName(item: string, index: number, words: Words): string {
  return fill(words.fields.numbered, { item, number: index + 1 });
}

/** The control of a path of the API, "gallery.events.2.alt", and what people call it: "Gallery › picture 3 › Description (English)". */
export interface Located {
  readonly control: string;
  readonly label: string;
}

/** Finds the control of a path; of one that leads nowhere, the nearest group around it. */
export function locate(fields: readonly FieldForm[], path: string, words: Words): Located {
  const { control, labels } = locateIn(fields, path.split("."), "", words);
  return { control, label: labels.join(words.fields.separator) };
}

interface Found {
  readonly control: string;
  readonly labels: readonly string[];
}

function locateIn(fields: readonly FieldForm[], segments: readonly string[], place: string, words: Words): Found {
  const [name = "", ...rest] = segments;
  const all = fields.flatMap((each) => (each.input === "upload" ? [each, each.alt] : [each]));
  const field = all.find((each) => each.name === name);
  if (field) return locateField(field, rest, join(place, name), words);
  const japanese = all.find((each) => `${each.name}_jp` === name);
  if (japanese) return { control: join(place, name), labels: [inLanguage(japanese.label, "ja", words)] };
  return { control: place, labels: [] };
}

function locateField(field: FieldForm, rest: readonly string[], path: string, words: Words): Found {
  const below = ({ control, labels }: Found): Found => ({ control, labels: [field.label, ...labels].filter(Boolean) });
  const [next] = rest;
  switch (field.input) {
    case "line":
    case "lines":
    case "markdown": {
      if (field.languages === "beside") return { control: path, labels: [inLanguage(field.label, "en", words)] };
      if (field.languages !== "within") return { control: path, labels: [field.label] };
      if (next !== "en" && next !== "ja") return { control: join(path, "en"), labels: [field.label] };
      return { control: join(path, next), labels: [inLanguage(field.label, next, words)] };
    }
    case "group":
      return below(next === undefined ? { control: path, labels: [] } : locateIn(field.fields, rest, path, words));
    case "list": {
      const index = Number(next);
      if (next === undefined || !Number.isInteger(index)) return below({ control: path, labels: [] });
      const item = { ...field.item, label: itemName(field.itemLabel, index, words) } as FieldForm;
      return below(locateField(item, rest.slice(1), join(path, index), words));
    }
    case "days":
      if (next === "end") return { control: join(path, next), labels: [words.dates.endDate] };
      return { control: path, labels: [field.label] };
    default:
      return { control: path, labels: [field.label] };
  }
}
