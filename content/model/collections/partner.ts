import { z } from "zod";
import type { Collection } from "./collection";
import { field } from "./field-meta";
import { bilingual, link, listOf, mediaPath } from "./fields";

const name = field(bilingual(120), "Name", "名称");
const website = field(link, "Website", "ウェブサイト");

/** A partner's logo in the scrolling strip (R3.5). */
const Partner = z.strictObject({
  id: field(z.int().positive(), "Number", "番号", { hidden: true }),
  name,
  image: field(mediaPath, "Logo", "ロゴ"),
  link: website,
  size: field(z.enum(["small", "large", "default"]).default("default"), "Size of the logo", "ロゴの大きさ", {
    options: {
      small: { en: "small", ja: "小" },
      default: { en: "normal", ja: "標準" },
      large: { en: "large", ja: "大" },
    },
  }),
});

/** A government partner's banner on the home page, linking to an external site. */
const GovernmentPartner = z.strictObject({
  name,
  image: field(mediaPath, "Banner", "バナー画像"),
  link: website,
});

/** `partners.yml`. */
export const Partners = z.strictObject({
  logos: field(listOf(Partner), "Partners", "パートナー", { item: { en: "partner", ja: "パートナー" } }),
  government: field(listOf(GovernmentPartner), "Government partners", "政府機関パートナー", {
    item: { en: "government partner", ja: "政府機関パートナー" },
  }),
});
export type Partners = z.infer<typeof Partners>;

/** `partners.yml`. */
export const partners: Collection<Partners> = {
  name: "partners",
  extent: "single",
  label: { en: "Partners", ja: "パートナー" },
  entry: { en: "partners", ja: "パートナー" },
  noun: "partners",
  schemaOf: () => Partners,
  badId: "unknownPlace",
  titleFields: [],
};
