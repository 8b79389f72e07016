import type { NewsAnswer } from "../../../content/model/api/answers";
import { emptyCommonValues } from "../kit/form/common-values";
import type { CommonValues } from "../kit/form/values";

/** What only a news item's form holds; `category` is text with commas (R8.2). */
type OwnValues = {
  readonly date: string;
  readonly category: string;
};

/** The form of a news item. */
export type NewsValues = CommonValues & OwnValues;

/** An empty form. */
export const emptyNewsValues: NewsValues = { ...emptyCommonValues, date: "", category: "" };

/** Form values of an existing news item: date and categories. */
export function newsValuesOf({ date, category }: NewsAnswer): OwnValues {
  return { date, category: category.join(", ") };
}

/** The fields that only `POST /api/addNews` and `PUT /api/updateNews/{_id}` have (R10.1). */
export function newsFieldsOf({ date, category }: OwnValues): Record<string, string> {
  return { date, category };
}
