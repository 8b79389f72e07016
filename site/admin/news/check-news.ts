import { linkErrors, missingFields, requiredTexts } from "../kit/common-checks";
import type { Check, FieldErrors } from "../kit/values";
import type { Words } from "../kit/words";
import type { NewsValues } from "./news-values";

/** The rules of specification 5 (Admin news) that can be told before sending; the API checks everything again. */
export function checkNews(values: NewsValues, words: Words): Check {
  const missing = missingFields(
    [
      { control: "date", value: values.date, label: words.newsFields.date },
      ...requiredTexts(values, words, words.news),
    ],
    words,
  );
  const errors: FieldErrors = { ...missing, ...linkErrors(values, words) };
  if (Object.keys(errors).length === 0) return { kind: "fine" };
  return { kind: "wrong", alert: Object.keys(missing).length > 0 ? words.news.required : undefined, errors };
}
