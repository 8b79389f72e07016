import type { FieldForm } from "../../../content/model/api/collection-answers";
import type { Language } from "../../../content/model/text/language";
import { join, type FieldValues } from "./field-values";

/** What tells an item of a list from the others: its first short text, in the language of the page where it has one. */
export function itemTitle(item: FieldForm, values: FieldValues, language: Language, place = ""): string {
  const path = join(place, item.name);
  const text = (key: string) =>
    String(values[key] ?? "")
      .split("\n")[0]
      ?.slice(0, 60) ?? "";
  switch (item.input) {
    case "line":
    case "lines": {
      const other = item.languages === "within" ? join(path, "ja") : `${path}_jp`;
      const english = item.languages === "within" ? join(path, "en") : path;
      const texts = item.languages === undefined ? [path] : language === "ja" ? [other, english] : [english, other];
      return texts.map(text).find(Boolean) ?? "";
    }
    case "group": {
      const texts = item.fields.filter(({ input }) => input === "line" || input === "lines" || input === "group");
      return texts.map((field) => itemTitle(field, values, language, path)).find(Boolean) ?? "";
    }
    default:
      return "";
  }
}
