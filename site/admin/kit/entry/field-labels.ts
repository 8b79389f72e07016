import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { Words } from "../services/words";
import { join, type Found } from "./inputs/input-kind";
import { kindOf } from "./kinds";
import { inLanguage } from "./inputs/text";

/** The control of a path of the API, "gallery.events.2.alt", and what people call it: "Gallery › picture 3 › Description (English)". */
export interface Located {
  readonly control: string;
  readonly label: string;
}

/** Finds the control of a path; of one that leads nowhere, the nearest group around it. */
export function locate(fields: readonly FieldForm[], path: string, words: Words): Located {
  const { control, labels } = locateIn(fields, path.split("."), "", words);
  return { control, label: labels.filter(Boolean).join(words.fields.separator) };
}

function locateIn(fields: readonly FieldForm[], segments: readonly string[], place: string, words: Words): Found {
  const [name = "", ...rest] = segments;
  const all = fields.flatMap((each) => (each.input === "upload" ? [each, each.alt] : [each]));
  const field = all.find((each) => each.name === name);
  if (field)
    return kindOf(field).locate(field, rest, join(place, name), words, (...below) => locateIn(...below, words));
  const japanese = all.find((each) => `${each.name}_jp` === name);
  if (japanese) return { control: join(place, name), labels: [inLanguage(japanese.label, "ja", words)] };
  return { control: place, labels: [] };
}
