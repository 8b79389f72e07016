import type { NewsAnswer } from "../../../content/model/answers";
import { commonValuesOf, emptyCommonValues } from "../kit/common-values";
import type { CommonValues } from "../kit/values";

/** The form of a news item; `category` is text with commas (specification 3). */
export type NewsValues = CommonValues & {
  readonly date: string;
  readonly category: string;
};

/** An empty form. */
export const emptyNewsValues: NewsValues = { ...emptyCommonValues, date: "", category: "" };

/** The form of a news item that is there already. */
export function newsValuesOf(news: NewsAnswer): NewsValues {
  return {
    ...commonValuesOf(news, news.contentMarkdown, news.contentMarkdown_jp),
    date: news.date,
    category: news.category.join(", "),
  };
}

/** The fields of `POST /api/addNews` and `PUT /api/updateNews/{_id}` (specification 7). Button text is sent empty when no link is given. */
export function newsFieldsOf(values: NewsValues): Record<string, string> {
  const hasLink = values.link.trim() !== "";
  return {
    date: values.date,
    title: values.title,
    title_jp: values.title_jp,
    category: values.category,
    content: values.body,
    content_jp: values.body_jp,
    link: values.link,
    buttonText: hasLink ? values.buttonText : "",
    buttonText_jp: hasLink ? values.buttonText_jp : "",
    imageAlt: values.imageAlt,
    imageAlt_jp: values.imageAlt_jp,
  };
}
