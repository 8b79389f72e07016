import type { FieldForm } from "../../../../content/model/api/collection-answers";
import type { Language } from "../../../../content/model/text/language";
import type { Words } from "../status/words";
import type { FieldValues } from "../form/values";
import { leavesOf } from "./leaves";

/** What tells an item of a list from the others: its first text, in the language of the page where it has one. */
export function itemTitle(item: FieldForm, values: FieldValues, words: Words, language: Language): string {
  const texts = leavesOf([item], values, { words, isWhole: () => true }).filter(
    ({ field, value }) => (field.input === "line" || field.input === "lines") && value !== "",
  );
  const own = texts.find(({ text }) => text === undefined || text.language === language) ?? texts[0];
  const title = String(own?.value ?? "");
  return title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title;
}
