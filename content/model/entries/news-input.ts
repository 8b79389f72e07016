import { z } from "zod";
import { isoDate, itemId, line, link } from "../collections/fields";
import { clearable, clearableRichText, commonInputFields, richText } from "./input-fields";
import { categoryLabels } from "../collections/news-item";

/** Fields of `POST /api/addNews` and `PUT /api/updateNews/{_id}` (R10.1); unknown ones are refused. */
export const NewsInput = z.strictObject({
  ...commonInputFields,
  date: isoDate,
  /** A list, or text separated by commas; empty means no label. */
  category: categoryLabels.optional(),
  author: clearable(line(100)),
  fullArticleLink: clearable(link),
  event: clearable(itemId),
  content: richText,
  content_jp: clearableRichText,
});
export type NewsInput = z.infer<typeof NewsInput>;
