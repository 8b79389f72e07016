import { z } from "zod";
import type { Collection } from "./collection";
import { described, field } from "./field-meta";
import { bilingual, isoDate, listOf } from "./fields";
import { says } from "../problems/fault";

const yen = described(z.int().nonnegative(), { unit: "yen" });
const percent = described(z.int().min(0).max(100), { unit: "percent" });
const memberSlots = field(z.int().positive(), "Places for people of the company", "登録できる人数", { unit: "people" });
const feature = { item: { en: "benefit", ja: "特典" } };

/** Company size by which the fee of a corporate or associate member is set (R4.2). */
export const PlanVariant = z.strictObject({
  type: field(z.enum(["Enterprise", "SMB"]), "Size", "規模", { hidden: true }),
  name: field(bilingual(60), "Name of the size", "規模の名称"),
  employees: field(bilingual(200), "Which companies it is for", "対象となる企業"),
  /** Yen a year, without consumption tax. */
  price: field(yen, "Annual fee without tax", "年会費（税別）"),
  memberSlots,
});
export type PlanVariant = z.infer<typeof PlanVariant>;

const planBase = {
  name: field(bilingual(60), "Name", "名称"),
  subtitle: field(bilingual(200), "Who it is for", "対象"),
  /** Yen, once. */
  applicationFee: field(yen, "Application fee without tax, once", "入会金（税別・初回のみ）"),
  period: field(bilingual(60), "Words beside the fee", "会費に添える語", {
    hint: { en: "Like “per year”.", ja: "「年額」などです。" },
  }),
  features: field(listOf(bilingual(200)).min(1), "Benefits", "特典", feature),
};
const bySize = {
  ...planBase,
  variants: field(z.array(PlanVariant).length(2), "Fees by size", "規模別の会費", {
    item: { en: "size", ja: "規模" },
  }),
};
const oneFee = { ...planBase, price: field(yen, "Annual fee without tax", "年会費（税別）"), memberSlots };

/** A membership plan (R4.2). */
export const MembershipPlan = z.discriminatedUnion("tier", [
  z.strictObject({ tier: z.literal("corporate"), ...bySize }),
  z.strictObject({ tier: z.literal("associate"), ...bySize }),
  z.strictObject({ tier: z.literal("individual"), ...oneFee }),
  z.strictObject({ tier: z.literal("student"), ...oneFee }),
]);
export type MembershipPlan = z.infer<typeof MembershipPlan>;

/** The running promotion (R4.4). */
export const Promotion = z.strictObject({
  title: field(bilingual(200), "Title", "タイトル"),
  /** Last day on which the promotion is valid. */
  endsOn: field(isoDate, "Last day", "最終日"),
  lines: field(listOf(bilingual(300)).min(1), "What it offers", "内容", { item: { en: "line", ja: "行" } }),
  endedText: field(bilingual(300), "Text once it has ended", "終了後の文言"),
  applicationFeeWaived: field(z.boolean(), "No application fee", "入会金を免除する"),
  annualDiscountPercent: field(percent, "Discount on the annual fee", "年会費の割引"),
  multiYearDiscounts: field(
    listOf(
      z.strictObject({
        years: field(z.int().min(2), "Years", "年数", { unit: "years" }),
        percent: field(percent, "Discount", "割引"),
      }),
    ),
    "Discounts for several years",
    "複数年の割引",
    { item: { en: "discount", ja: "割引" } },
  ),
  studentDiscountPercent: field(percent, "Discount for students", "学生の割引"),
  founding60FreeYears: field(z.int().nonnegative(), "Free years for Founding 60", "ファウンディング60の無料年数", {
    unit: "years",
  }),
});
export type Promotion = z.infer<typeof Promotion>;

/** `plans.yml`: plans, promotion, tax and the important terms beside them. */
export const MembershipPlans = z.strictObject({
  plans: field(
    z
      .array(MembershipPlan)
      .length(4, says("fourPlans"))
      .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, says("fourPlans")),
    "Plans",
    "プラン",
    { item: { en: "plan", ja: "プラン" } },
  ),
  promotion: field(Promotion, "Promotion", "キャンペーン"),
  consumptionTaxPercent: field(percent, "Consumption tax", "消費税率"),
  /** Days for which a printed quotation holds. */
  quoteValidDays: field(z.int().positive().default(30), "A quotation is valid for", "見積りの有効期間", {
    unit: "days",
  }),
  importantTerms: field(listOf(bilingual(600)).min(1), "Important terms", "重要事項", {
    item: { en: "term", ja: "項目" },
  }),
});
export type MembershipPlans = z.infer<typeof MembershipPlans>;

/** `plans.yml`. */
export const plans: Collection = {
  name: "plans",
  kind: "plans",
  extent: "single",
  label: { en: "Membership plans", ja: "会員プラン" },
  entry: { en: "membership plans", ja: "会員プラン" },
  noun: "membership plans",
  schemaOf: () => MembershipPlans,
  badId: "unknownFile",
  titleFields: [],
};
