import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { label, metadata, pageHeader, Picture } from "./page-parts";

/** `pages/officeholders.yml`: texts of the two lists and of a profile page; the people are `people/*.yml`. */
export const OfficeholdersPage = field(
  z.strictObject({
    id: z.literal("officeholders"),
    metadata,
    ...pageHeader,
    boardHeading: field(bilingual(120), "Heading of the board", "理事の見出し"),
    boardIntroduction: field(bilingual(400), "Introduction of the board", "理事の導入文"),
    foundingHeading: field(bilingual(120), "Heading of the founding members", "創設会員の見出し"),
    foundingIntroduction: field(bilingual(400), "Introduction of the founding members", "創設会員の導入文"),
    /** Shown when a person's picture cannot be loaded (R4.1). */
    fallback: field(Picture, "Picture in the place of one that is missing", "写真がないときの画像"),
    profile: field(
      z.strictObject({
        openLabel: label("Link to a profile", "プロフィールへのリンク"),
        aboutHeading: field(bilingual(120), "Heading of the text", "紹介文の見出し"),
        companiesHeading: field(bilingual(120), "Heading of the companies", "関係企業の見出し"),
        experienceHeading: field(bilingual(120), "Heading of the experience", "経歴の見出し"),
        backLabel: label("Link back to the officeholders", "役員・創設会員へ戻るリンク"),
      }),
      "Words of the profile pages",
      "プロフィールページの文言",
    ),
  }),
  "Officeholders",
  "役員・創設会員",
);
export type OfficeholdersPage = z.infer<typeof OfficeholdersPage>;
