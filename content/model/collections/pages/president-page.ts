import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, isoDate, listOf } from "../fields";
import { heading, label, metadata, PictureWithAlt } from "./page-parts";

/** `pages/president.yml`: the president's message (R4.1). */
export const PresidentPage = field(
  z.strictObject({
    id: z.literal("president"),
    metadata,
    heading,
    greeting: field(bilingual(200), "Greeting", "冒頭の挨拶"),
    welcome: field(bilingual(600), "First paragraph", "最初の段落"),
    paragraphs: field(listOf(bilingual(2000)).min(1), "Text", "本文", { item: { en: "paragraph", ja: "段落" } }),
    date: field(isoDate, "Date", "日付"),
    name: field(bilingual(120), "Name", "氏名"),
    title: field(bilingual(200), "Title", "肩書き"),
    picture: field(PictureWithAlt, "Picture", "写真"),
    aboutLabel: label("Link to the page about the chamber", "会議所紹介へのリンク"),
    officeholdersLabel: label("Link to the officeholders", "役員・創設会員へのリンク"),
  }),
  "President’s message",
  "会長挨拶",
);
export type PresidentPage = z.infer<typeof PresidentPage>;
