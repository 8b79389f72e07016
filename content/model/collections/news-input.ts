import { z } from "zod";
import { isoDate, line, link } from "./fields";
import { altTextsOf, changed, clearable, clearableRichText, commonInputFields, richText } from "./input-fields";
import { categoryLabels, NewsItem } from "./news-item";

/** Fields of `POST /api/addNews` and `PUT /api/updateNews/{_id}` (R10.1); unknown ones are refused. */
export const NewsInput = z.strictObject({
  ...commonInputFields,
  date: isoDate,
  /** A list, or text separated by commas; empty means no label. */
  category: categoryLabels.optional(),
  author: clearable(line(100)),
  fullArticleLink: clearable(link),
  content: richText,
  content_jp: clearableRichText,
});
export type NewsInput = z.infer<typeof NewsInput>;

/**
 * The news item that a write call asks for, checked. Bodies come as Markdown; fields that were not sent stay as they are
 * in `current`, the picture too; a button needs a link (R8.6).
 */
export function newsOfInput(
  input: NewsInput,
  bodies: { readonly content: string; readonly content_jp: string | null | undefined },
  serialNo: number,
  current?: NewsItem,
): z.ZodSafeParseResult<NewsItem> {
  const link = changed(input.link, current?.link);
  return NewsItem.safeParse({
    serial_no: serialNo,
    title: input.title,
    title_jp: changed(input.title_jp, current?.title_jp),
    date: input.date,
    category: input.category ?? current?.category,
    image: input.removeImage === true ? undefined : current?.image,
    ...altTextsOf(input, current),
    author: changed(input.author, current?.author),
    link,
    buttonText: link === undefined ? undefined : changed(input.buttonText, current?.buttonText),
    buttonText_jp: link === undefined ? undefined : changed(input.buttonText_jp, current?.buttonText_jp),
    fullArticleLink: changed(input.fullArticleLink, current?.fullArticleLink),
    content: bodies.content,
    content_jp: changed(bodies.content_jp, current?.content_jp),
  });
}
