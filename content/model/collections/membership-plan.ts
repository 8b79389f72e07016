import { z } from "zod";
import type { Collection } from "./collection";
import { described, field } from "./field-meta";
import { bilingual, isoDate, listOf, price } from "./fields";
import { plansAsToday } from "./former-plans";
import { says } from "../problems/fault";
import { valueAt } from "../yaml/yaml-data";

const yen = described(price, { unit: "yen" });
const percent = described(z.int().min(0).max(100), { unit: "percent" });
const annualFee = { en: "Annual fee without tax", ja: "年会費（税別）" };
const places = { en: "Places for people", ja: "登録できる人数" };
const people = described(z.int().positive(), { unit: "people" });
const wordHint = {
  en: "A short word like “corporate”. It stands in the address of a calculation.",
  ja: "「corporate」のような半角英字の短い語です。計算結果のアドレスに使われます。",
};
const addressWord = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/i, says("addressWord"));

/** What tells entries apart for readers and in the calculator's address: each has its own. */
const distinctBy =
  (...paths: readonly (readonly string[])[]) =>
  (entries: readonly unknown[], context: z.RefinementCtx): void => {
    for (const path of paths) {
      const seen = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const value = String(path.reduce<unknown>(valueAt, entry)).normalize("NFKC").toLowerCase();
        if (seen.has(value)) context.addIssue({ code: "custom", path: [index, ...path], message: says("sameAsAbove") });
        seen.add(value);
      }
    }
  };

/** Company size by which the fee of a plan is set (R4.2). */
export const PlanVariant = z.strictObject({
  name: field(bilingual(60), "Name of the size", "規模の名称"),
  type: field(addressWord, "Word in addresses", "アドレスに使う語", { hint: wordHint }),
  employees: field(bilingual(200), "Which companies it is for", "対象となる企業"),
  /** Yen a year, without consumption tax. */
  price: described(yen, { label: annualFee }),
  memberSlots: described(people, { label: places }),
});

/** A membership plan (R4.2): by size of company, with `variants`, or for a person, with `price` and `memberSlots`. */
export const MembershipPlan = z
  .strictObject({
    name: field(bilingual(60), "Name", "名称"),
    tier: field(addressWord.toLowerCase(), "Word in addresses", "アドレスに使う語", { hint: wordHint }),
    subtitle: field(bilingual(200), "Who it is for", "対象"),
    /** Yen, once. */
    applicationFee: field(yen, "Application fee without tax, once", "入会金（税別・初回のみ）"),
    period: field(bilingual(60), "Words beside the fee", "会費に添える語", {
      hint: { en: "Like “per year”.", ja: "「年額」などです。" },
    }),
    features: field(listOf(bilingual(200)).default([]), "Benefits", "特典", { item: { en: "benefit", ja: "特典" } }),
    variants: field(
      z.preprocess(
        (sizes) => (Array.isArray(sizes) && sizes.length === 0 ? undefined : sizes),
        z
          .array(PlanVariant)
          .max(6)
          .superRefine(distinctBy(["type"], ["name", "en"], ["name", "ja"]))
          .optional(),
      ),
      "Fees by size of company",
      "企業規模別の会費",
      { item: { en: "size", ja: "規模" } },
    ),
    price: described(yen.optional(), {
      label: annualFee,
      hint: { en: "Of a plan without sizes.", ja: "規模別の会費がないプランの金額です。" },
    }),
    memberSlots: described(people.optional(), {
      label: places,
      hint: { en: "In a plan without sizes.", ja: "規模別の会費がないプランの人数です。" },
    }),
    promotionPercent: field(percent.optional(), "Discount in the promotion", "キャンペーン中の割引", {
      hint: { en: "In place of the promotion's own.", ja: "キャンペーン共通の割引に代わるものです。" },
    }),
    foundingFreeYears: field(z.int().nonnegative().optional(), "Free years for founders", "創設会員の無料年数", {
      unit: "years",
    }),
  })
  .superRefine((plan, context) => {
    const bySize = plan.variants !== undefined;
    for (const name of ["price", "memberSlots"] as const)
      if ((plan[name] !== undefined) === bySize)
        context.addIssue({ code: "custom", path: [name], message: says(bySize ? "besideSizes" : "withoutSizes") });
  });
export type MembershipPlan = z.infer<typeof MembershipPlan>;

/** The running promotion (R4.4). */
export const Promotion = z.strictObject({
  title: field(bilingual(200), "Title", "タイトル"),
  /** Last day on which the promotion is valid. */
  endsOn: field(isoDate, "Last day", "最終日"),
  lines: field(listOf(bilingual(300)).default([]), "What it offers", "内容", { item: { en: "line", ja: "行" } }),
  endedText: field(bilingual(300), "Text once it has ended", "終了後の文言"),
  applicationFeeWaived: field(z.boolean().default(false), "No application fee", "入会金を免除する"),
  annualDiscountPercent: field(percent, "Discount on the annual fee", "年会費の割引"),
  multiYearDiscounts: field(
    listOf(
      z.strictObject({
        years: field(z.int().min(2).max(50), "Years", "年数", { unit: "years" }),
        percent: field(percent, "Discount", "割引"),
      }),
    ).default([]),
    "Discounts for several years",
    "複数年の割引",
    { item: { en: "discount", ja: "割引" } },
  ),
  /** The calculator asks for it where a plan has `foundingFreeYears`. */
  founding: field(
    z
      .strictObject({
        name: field(bilingual(60), "Name", "名称"),
        question: field(bilingual(120), "Question in the calculator", "計算フォームの選択肢"),
        endedText: field(bilingual(300), "Text once it has ended", "終了後の文言"),
      })
      .optional(),
    "Free years for founders",
    "創設会員の無料年数",
  ),
});

/** `plans.yml`: plans, promotion, tax and the important terms beside them. */
export const MembershipPlans = z.strictObject({
  plans: field(
    z
      .array(MembershipPlan)
      .max(8)
      .superRefine(distinctBy(["tier"], ["name", "en"], ["name", "ja"])),
    "Plans",
    "プラン",
    { item: { en: "plan", ja: "プラン" } },
  ),
  promotion: field(Promotion.optional(), "Promotion", "キャンペーン"),
  consumptionTaxPercent: field(percent, "Consumption tax", "消費税率"),
  /** Days for which a printed quotation holds. */
  quoteValidDays: field(z.int().positive().default(30), "A quotation is valid for", "見積りの有効期間", {
    unit: "days",
  }),
  importantTerms: field(listOf(bilingual(600)).default([]), "Important terms", "重要事項", {
    item: { en: "term", ja: "項目" },
  }),
});
export type MembershipPlans = z.infer<typeof MembershipPlans>;

/** `plans.yml`. */
export const plans: Collection<MembershipPlans> = {
  name: "plans",
  extent: "single",
  label: { en: "Membership plans", ja: "会員プラン" },
  entry: { en: "membership plans", ja: "会員プラン" },
  noun: "membership plans",
  schemaOf: () => MembershipPlans,
  upgraded: plansAsToday,
  badId: "unknownPlace",
  titleFields: [],
};
