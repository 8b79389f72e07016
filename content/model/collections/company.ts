import { z } from "zod";
import { machineField } from "./machine-field";
import { publicationFields } from "./publication-fields";
import type { Collection } from "./collection";
import { companySlugPattern } from "./ids";
import { field } from "./field-meta";
import { line, optionalBody, optionalLine, optionalLink, optionalMediaPath, positiveInteger } from "./fields";

/** A member company of the directory (R4.7); its `subLink` is `/company/` + the stem of its file. */
export const Company = z.object({
  id: field(positiveInteger, "Number", "番号", { hidden: true }),
  name: field(line(120), "Name", "会社名", { properName: true }),
  name_jp: optionalLine(120),
  /** Kana by which Japanese lists are sorted; `Intl.Collator` cannot read kanji. */
  reading: field(optionalLine(120), "Reading in kana", "読み（かな）", {
    hint: { en: "Japanese lists are sorted by it.", ja: "日本語の一覧は、この読みの順に並びます。" },
  }),
  description: field(line(300), "Industry or trade, in a few words", "業種・事業内容（短く）"),
  description_jp: optionalLine(300),
  address: field(optionalLine(300), "Address", "住所"),
  address_jp: optionalLine(300),
  location: field(line(100), "Place", "所在地", {
    hint: { en: "The city or prefecture.", ja: "都道府県または都市名です。" },
  }),
  location_jp: optionalLine(100),
  membership: field(optionalLine(100), "Membership", "会員種別", {
    hint: { en: "Shown as it is, like “Gold member”.", ja: "「ゴールド会員」のように、そのまま表示します。" },
  }),
  logoImg: field(optionalMediaPath, "Logo", "ロゴ", {
    hint: { en: "Without one, the first letter of the name shows.", ja: "ない場合は、社名の頭文字を表示します。" },
  }),
  link: field(optionalLink, "Website", "ウェブサイト"),
  longdesc: field(optionalBody, "About the company", "会社紹介"),
  longdesc_jp: optionalBody,
  ...machineField,
  ...publicationFields,
});
export type Company = z.infer<typeof Company>;

/** `companies/<slug>.md`. */
export const companies: Collection<Company> = {
  name: "companies",
  extent: "list",
  bodies: ["longdesc", "longdesc_jp"],
  label: { en: "Member companies", ja: "会員企業" },
  entry: { en: "member company", ja: "会員企業" },
  noun: "member company",
  schemaOf: () => Company,
  isId: (id) => companySlugPattern.test(id),
  badId: "companyFileName",
  titleFields: ["name"],
  pictureField: "logoImg",
  address: "/company/",
  ofMembers: true,
  number: "id",
};
