import type { FieldForm, NumberUnit } from "../../../../content/model/collections/field-form";
import { parseWholeNumber } from "../../../../content/model/text/whole-number";
import { yen } from "../../../../content/model/text/yen";
import { allDay } from "../../../../content/model/dates/event-time";
import { parseMoment } from "../../../../content/model/dates/moment";
import { momentInWords } from "../dates/moment-parts";
import { languageOf, type Words } from "../services/words";
import { itemName } from "./field-labels";
import { textIn, type FieldValue, type FieldValues } from "../fields/values";
import { chosenOf, itemsOf } from "./field-values";
import { leavesOf } from "./leaves";

/** A field's value in words, as differences and conflicts show it. */
export function shownValue(field: FieldForm, value: FieldValue | undefined, words: Words): string {
  if (value === undefined) return "";
  if (field.input === "upload") return value === true ? words.image.decorative : "";
  if (typeof value === "boolean") return value ? words.fields.yes : words.fields.no;
  if (field.input === "list")
    return itemsOf(value)
      .map(({ values }, index) =>
        [itemName(field.itemLabel, index, words), ...allTexts([field.item], values, words)].join("\n"),
      )
      .join("\n");
  const text = textIn(value);
  switch (field.input) {
    case "number":
      return figure(text, field.unit, words);
    case "choice": {
      const chosen = field.several ? chosenOf(value) : [text];
      return chosen
        .map((each) => field.options.find((option) => option.value === each)?.label ?? each)
        .join(words.fields.listSeparator);
    }
    case "moment": {
      const ms = parseMoment(text);
      return ms === undefined ? text : momentInWords(ms, languageOf(words), words);
    }
    case "time":
      return shownTime(text, words);
    case "picture":
      return text.split("/").at(-1) ?? "";
    default:
      return text;
  }
}

/** A stored time; only "All day" has a translation. */
export const shownTime = (time: string, words: Words): string => (time === allDay ? words.dates.allDay : time);

/** "¥15,000", "30 days"; any other text as it was typed. */
export function figure(typed: string, unit: NumberUnit | undefined, words: Words): string {
  const number = parseWholeNumber(typed);
  if (number === undefined || unit === undefined || unit === "year") return typed;
  if (unit === "yen") return yen(languageOf(words), number);
  return `${String(number)}${unit === "percent" ? "" : " "}${words.units[unit]}`;
}

/** All texts of a form with their labels, for the words of a whole list. */
function allTexts(fields: readonly FieldForm[], values: FieldValues, words: Words): readonly string[] {
  return leavesOf(fields, values, { words })
    .filter(({ field }) => field.input !== "list")
    .map(({ field, value, labels }) => ({ label: labels.at(-1) ?? "", text: shownValue(field, value, words) }))
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => `${label}: ${text}`);
}

/** What the search of a list looks into. */
export function searchedTexts(fields: readonly FieldForm[], values: FieldValues, words: Words): readonly string[] {
  return leavesOf(fields, values, { words })
    .filter(({ field, off }) => field.input !== "list" && !off)
    .map(({ field, value }) => shownValue(field, value, words));
}
