import { z } from "zod";
import { publicationFields } from "./publication-fields";
import type { Collection } from "./collection";
import { field } from "./field-meta";
import { bilingual, listOf, optionalMediaPath } from "./fields";

/** An officeholder's profile page (R4.1). */
export const Profile = z.strictObject({
  position: field(bilingual(120), "Position", "役職"),
  company: field(bilingual(120), "Company", "所属"),
  profileImage: field(optionalMediaPath, "Picture on the profile page", "プロフィールページの写真"),
  about: field(listOf(bilingual(2000)).min(1), "About the person", "紹介文", {
    item: { en: "paragraph", ja: "段落" },
  }),
  companies: field(listOf(bilingual(120)).default([]), "Companies", "関係企業", {
    item: { en: "company", ja: "企業" },
  }),
  /** Company name -> paragraphs, in the order written. */
  experience: field(
    listOf(
      z.strictObject({
        company: field(bilingual(120), "Company", "会社・団体"),
        paragraphs: field(listOf(bilingual(2000)).min(1), "What was done there", "経歴の内容", {
          item: { en: "paragraph", ja: "段落" },
        }),
      }),
    ).default([]),
    "Experience",
    "経歴",
    { item: { en: "post", ja: "経歴" } },
  ),
});
export type Profile = z.infer<typeof Profile>;

/** An officeholder or founding member: `people/*.yml`, one file a person (R4.1). */
export const Person = z.strictObject({
  /** In the address of the profile page; never changes, and never becomes somebody else's (R2.10). */
  serial_no: field(z.int().positive(), "Number", "番号", { hidden: true }),
  /** Place in the lists; those without one are ordered by their number. */
  order: field(z.int().positive().optional(), "Order", "並び順", { hidden: true }),
  /** The lists of the officeholders page that show the person. */
  lists: field(listOf(z.enum(["board", "founding"])).min(1), "Lists", "掲載する一覧", {
    options: { board: { en: "Board of directors", ja: "理事" }, founding: { en: "Founding members", ja: "創設会員" } },
  }),
  president: field(z.boolean().default(false), "President", "会長"),
  image: field(optionalMediaPath, "Picture", "写真"),
  name: field(bilingual(120), "Name", "氏名"),
  title: field(bilingual(120), "Title", "肩書き"),
  bio: field(bilingual(1000), "In one or two sentences", "一言紹介"),
  profile: field(Profile.optional(), "Profile page", "プロフィールページ", {
    hint: {
      en: "With it, the card leads to a page of the person’s own.",
      ja: "設定すると、カードからご本人のページに移動できます。",
    },
  }),
  ...publicationFields,
});
export type Person = z.infer<typeof Person>;

/** `people/<id>.yml`. */
export const people: Collection<Person> = {
  name: "people",
  extent: "list",
  label: { en: "People", ja: "役員・創設会員" },
  entry: { en: "person", ja: "役員・創設会員" },
  noun: "person",
  schemaOf: () => Person,
  // Any stem that YAML files of a maintainer may have had so far.
  isId: (id) => id !== "",
  badId: "itemFileName",
  titleFields: ["name"],
  pictureField: "image",
  number: "serial_no",
  order: "order",
};
