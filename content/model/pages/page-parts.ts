import { z } from "zod";
import { bilingual, mediaPath } from "../collections/fields";

/** Metadata of a page for search engines and social networks (R2.8); `url` and `ogUrl` come from the routes. */
export const PageMetadata = z.strictObject({
  title: bilingual(120),
  description: bilingual(300),
  keywords: bilingual(300),
  ogTitle: bilingual(120),
  ogDescription: bilingual(300),
  ogImage: mediaPath,
});
export type PageMetadata = z.infer<typeof PageMetadata>;

/** A picture of a page. Without `alt` it is decorative and shown with an empty alt text. */
export const Picture = z.strictObject({ image: mediaPath, alt: bilingual(300).optional() });
export type Picture = z.infer<typeof Picture>;

/** An informative picture: the alt text is required. */
export const PictureWithAlt = z.strictObject({ image: mediaPath, alt: bilingual(300) });
export type PictureWithAlt = z.infer<typeof PictureWithAlt>;

/** A heading and a text below it. */
export const TextBlock = z.strictObject({ title: bilingual(120), text: bilingual(1000) });
export type TextBlock = z.infer<typeof TextBlock>;

/** A text block that leads on: `label` is the words of its link or button. The target is decided by the page, not by content. */
export const LinkBlock = z.strictObject({ title: bilingual(120), text: bilingual(1000), label: bilingual(60) });
export type LinkBlock = z.infer<typeof LinkBlock>;

/** Words of a button or link. */
export const label = bilingual(60);

/** Words of the archive pages of a long list; `{number}` is replaced by the page's number, counted from the oldest. */
export const ArchiveTexts = z.strictObject({ heading: bilingual(120), newer: label, older: label });
export type ArchiveTexts = z.infer<typeof ArchiveTexts>;

/** The top of an inner page: the h1, and a sentence or two below it. */
export const pageHeader = { heading: bilingual(120), introduction: bilingual(600) };
