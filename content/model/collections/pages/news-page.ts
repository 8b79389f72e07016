import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { ArchiveTexts, label, metadata, pageHeader } from "./page-parts";

/** `pages/news.yml`: texts of the grid, and the way back from an article. */
export const NewsPage = field(
  z.strictObject({
    id: z.literal("news"),
    metadata,
    ...pageHeader,
    /** Shown when there is no news item at all. */
    empty: field(bilingual(300), "Text when there is no news", "ニュースがないときの文言"),
    backLabel: label("Link back to all news", "ニュース一覧へ戻るリンク"),
    archive: field(ArchiveTexts, "Pages of older news", "過去のニュースの一覧"),
  }),
  "News",
  "ニュース",
);
export type NewsPage = z.infer<typeof NewsPage>;
