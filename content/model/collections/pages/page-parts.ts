import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, mediaPath } from "../fields";

/** Metadata of a page for search engines and social networks (R2.8); `url` and `ogUrl` come from the routes. */
export const PageMetadata = z.strictObject({
  title: field(bilingual(120), "Title in the browser tab and in search results", "ブラウザと検索結果のタイトル"),
  description: field(bilingual(300), "Description in search results", "検索結果の説明文"),
  keywords: field(bilingual(300), "Keywords", "キーワード"),
  ogTitle: field(bilingual(120), "Title when the page is shared", "共有時のタイトル"),
  ogDescription: field(bilingual(300), "Description when the page is shared", "共有時の説明文"),
  ogImage: field(mediaPath, "Picture when the page is shared", "共有時の画像"),
});
export type PageMetadata = z.infer<typeof PageMetadata>;

/** The same as a section of a form. */
export const metadata = field(PageMetadata, "For search engines and sharing", "検索エンジン・共有用の情報");

const image = field(mediaPath, "Picture", "画像");
const altHint = { en: "For people who cannot see it.", ja: "画像を見られない方のための説明です。" };

/** A picture of a page. Without `alt` it is decorative and shown with an empty alt text. */
export const Picture = z.strictObject({
  image,
  alt: field(bilingual(300).optional(), "Description of the picture", "画像の説明", { hint: altHint }),
});
export type Picture = z.infer<typeof Picture>;

/** An informative picture: the alt text is required. */
export const PictureWithAlt = z.strictObject({
  image,
  alt: field(bilingual(300), "Description of the picture", "画像の説明", { hint: altHint }),
});
export type PictureWithAlt = z.infer<typeof PictureWithAlt>;

/** A heading and a text below it. */
export const TextBlock = z.strictObject({
  title: field(bilingual(120), "Title", "タイトル"),
  text: field(bilingual(1000), "Text", "本文"),
});
export type TextBlock = z.infer<typeof TextBlock>;

/** A text block that leads on: `label` is the words of its link or button. The target is decided by the page, not by content. */
export const LinkBlock = TextBlock.extend({ label: field(bilingual(60), "Words of the button", "ボタンの文言") });
export type LinkBlock = z.infer<typeof LinkBlock>;

/** Words of a button or link. */
export const label = (en: string, ja: string) => field(bilingual(60), en, ja);

/** A heading of a section. */
export const heading = field(bilingual(120), "Heading", "見出し");

/** A sentence or two below a heading. */
export const introduction = (max: number) => field(bilingual(max), "Introduction", "導入文");

/** Words of the archive pages of a long list; `{number}` is replaced by the page's number, counted from the oldest. */
export const ArchiveTexts = z.strictObject({
  heading: field(bilingual(120), "Heading of an archive page", "過去の一覧の見出し", {
    hint: { en: "{number} becomes the page’s number.", ja: "{number} はページ番号に置き換わります。" },
  }),
  newer: label("Link to newer ones", "新しい一覧へのリンク"),
  older: label("Link to older ones", "古い一覧へのリンク"),
});
export type ArchiveTexts = z.infer<typeof ArchiveTexts>;

/** The top of an inner page: the h1, and a sentence or two below it. */
export const pageHeader = { heading, introduction: introduction(600) };
