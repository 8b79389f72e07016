import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { label, pageHeader } from "./page-parts";

/**
 * `pages/not-found.yml`: the one bilingual page of unknown addresses (R2.4). Apart from the title its metadata are the
 * default tags of the site, from `site.yml` (R2.8).
 */
export const NotFoundPage = field(
  z.strictObject({
    id: z.literal("not-found"),
    title: field(bilingual(120), "Title in the browser tab", "ブラウザのタイトル"),
    ...pageHeader,
    homeLabel: label("Link to the home page", "ホームへのリンク"),
    eventsLabel: label("Link to the events", "イベントへのリンク"),
    newsLabel: label("Link to the news", "ニュースへのリンク"),
  }),
  "Page not found",
  "ページが見つからないとき",
);
export type NotFoundPage = z.infer<typeof NotFoundPage>;
