import type { OwnCheck } from "../kit/form/check-form";
import type { Words } from "../kit/status/words";
import type { NewsValues } from "./news-values";

/** The rules that only news have (R9.4). */
export function checkNews(values: NewsValues, words: Words): OwnCheck {
  return { required: [{ control: "date", value: values.date, label: words.newsFields.date }], errors: {} };
}
