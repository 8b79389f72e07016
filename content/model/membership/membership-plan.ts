import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual, isoDate } from "../collections/fields";

const yen = z.int().nonnegative();
const percent = z.int().min(0).max(100);

/** Company size by which the fee of a corporate or associate member is set (R4.2). */
export const PlanVariant = z.strictObject({
  type: z.enum(["Enterprise", "SMB"]),
  name: bilingual(60),
  employees: bilingual(200),
  /** Yen a year, without consumption tax. */
  price: yen,
  memberSlots: z.int().positive(),
});
export type PlanVariant = z.infer<typeof PlanVariant>;

const planBase = {
  name: bilingual(60),
  subtitle: bilingual(200),
  /** Yen, once. */
  applicationFee: yen,
  period: bilingual(60),
  features: z.array(bilingual(200)).min(1),
};

/** A membership plan (R4.2). */
export const MembershipPlan = z.discriminatedUnion("tier", [
  z.strictObject({ tier: z.literal("corporate"), ...planBase, variants: z.array(PlanVariant).length(2) }),
  z.strictObject({ tier: z.literal("associate"), ...planBase, variants: z.array(PlanVariant).length(2) }),
  z.strictObject({ tier: z.literal("individual"), ...planBase, price: yen, memberSlots: z.int().positive() }),
  z.strictObject({ tier: z.literal("student"), ...planBase, price: yen, memberSlots: z.int().positive() }),
]);
export type MembershipPlan = z.infer<typeof MembershipPlan>;

/** The running promotion (R4.4). */
export const Promotion = z.strictObject({
  title: bilingual(200),
  /** Last day on which the promotion is valid. */
  endsOn: isoDate,
  lines: z.array(bilingual(300)).min(1),
  endedText: bilingual(300),
  applicationFeeWaived: z.boolean(),
  annualDiscountPercent: percent,
  multiYearDiscounts: z.array(z.strictObject({ years: z.int().min(2), percent })),
  studentDiscountPercent: percent,
  founding60FreeYears: z.int().nonnegative(),
});
export type Promotion = z.infer<typeof Promotion>;

/** `plans.yml`: plans, promotion, tax and the important terms beside them. */
export const MembershipPlans = z.strictObject({
  plans: z.array(MembershipPlan).length(4, says("fourPlans")),
  promotion: Promotion,
  consumptionTaxPercent: percent,
  /** Days for which a printed quotation holds. */
  quoteValidDays: z.int().positive().default(30),
  importantTerms: z.array(bilingual(600)).min(1),
});
export type MembershipPlans = z.infer<typeof MembershipPlans>;
