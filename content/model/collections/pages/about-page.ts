import { z } from "zod";
import { listOf } from "../fields";
import { field } from "../field-meta";
import { heading, LinkBlock, metadata, pageHeader, Picture, TextBlock } from "./page-parts";

/** `pages/about.yml`: mission, vision, and the links to the president's message and the officeholders. */
export const AboutPage = field(
  z.strictObject({
    id: z.literal("about"),
    metadata,
    ...pageHeader,
    picture: field(Picture, "Picture", "画像"),
    mission: field(TextBlock, "Mission", "ミッション"),
    vision: field(TextBlock, "Vision", "ビジョン"),
    values: field(
      z.strictObject({
        heading,
        items: field(listOf(TextBlock), "Values", "価値観", { item: { en: "value", ja: "価値観" } }),
      }),
      "Values",
      "価値観",
    ),
    president: field(LinkBlock, "Way to the president’s message", "会長挨拶への案内"),
    officeholders: field(LinkBlock, "Way to the officeholders", "役員・創設会員への案内"),
  }),
  "About the chamber",
  "会議所について",
);
export type AboutPage = z.infer<typeof AboutPage>;
