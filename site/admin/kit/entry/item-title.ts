import type { FieldForm } from "../../../../content/model/collections/field-form";
import { fill, languageOf, type Words } from "../services/words";
import { textIn, type FieldValues } from "../fields/values";
import { itemName } from "./inputs/list";
import { leavesOf } from "./leaves";
import type { ListForm } from "./inputs/leaf";

/** What distinguishes an item of a list: its first text, in the language of the page where it has one. */
function itemTitle(item: FieldForm, values: FieldValues, words: Words): string {
  const language = languageOf(words);
  const texts = leavesOf([item], values, { words, isWhole: () => true }).filter(
    ({ field, value }) => (field.input === "line" || field.input === "lines") && value !== "",
  );
  const own = texts.find(({ text }) => text === undefined || text.language === language) ?? texts[0];
  const title = textIn(own?.value);
  return title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title;
}

/** "plan 2: Individual", in a list of `field`; "plan 2" where it has no text yet. */
export function titledItem({ item, itemLabel }: ListForm, values: FieldValues, index: number, words: Words): string {
  const title = itemTitle(item, values, words);
  if (title === "") return itemName(itemLabel, index, words);
  return fill(words.fields.named, { item: itemLabel, number: index + 1, title });
}
