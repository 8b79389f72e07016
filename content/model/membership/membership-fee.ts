import type { MembershipPlans, PlanVariant } from "../collections/membership-plan";
import { isPromotionValid } from "./promotion-status";

/** The choice of an applicant. */
export interface MembershipChoice {
  readonly tier: "corporate" | "associate" | "individual" | "student";
  /** Matters for corporate and associate members only. */
  readonly size: PlanVariant["type"];
  /** Whole years bought at sign-up. */
  readonly years: number;
  /** One of the first 60 companies; companies only. */
  readonly founding60: boolean;
  /** First day of the membership, `YYYY-MM-DD`; it decides when the membership ends, never what it costs. */
  readonly joinedOn: string;
}

/** The first bill, in yen. */
export interface MembershipBill {
  /** Fee of one year without discount or tax. */
  readonly annualFee: number;
  /** `annualFee` times the years bought. */
  readonly fullFee: number;
  /** Years that cost nothing (Founding 60). */
  readonly freeYears: number;
  /** What the free years would have cost. */
  readonly freeYearsDiscount: number;
  /** Percent off the years that are paid. */
  readonly discountPercent: number;
  readonly discount: number;
  /** Application fee before a waiver. */
  readonly applicationFee: number;
  readonly applicationFeeWaived: boolean;
  /** Sum without tax. */
  readonly subtotal: number;
  readonly taxPercent: number;
  /** Consumption tax, fractions of a yen dropped. */
  readonly tax: number;
  readonly total: number;
  readonly memberSlots: number;
  /** Last day of the membership, `YYYY-MM-DD`. */
  readonly endsOn: string;
  /** True when the promotion ran on the day of signing up. */
  readonly promotion: boolean;
}

/**
 * The first bill of a new member. Discounts apply only at sign-up, so the day of signing up decides on them. The
 * discount for several years replaces the general one, because only the free year of the Founding 60 is stackable.
 * @param signedUpOn `YYYY-MM-DD`, today for the caller
 * @throws RangeError when the plans have no such tier or size
 */
export function membershipBill(
  { plans, promotion, consumptionTaxPercent }: MembershipPlans,
  choice: MembershipChoice,
  signedUpOn: string,
): MembershipBill {
  const { price, memberSlots, applicationFee } = feesOf(plans, choice);
  const valid = isPromotionValid(promotion.endsOn, signedUpOn);
  const isCompany = choice.tier === "corporate" || choice.tier === "associate";
  const freeYears = valid && isCompany && choice.founding60 ? Math.min(promotion.founding60FreeYears, choice.years) : 0;
  const discountPercent = valid ? discountOf(promotion, choice) : 0;
  const paidFee = price * (choice.years - freeYears);
  const discount = Math.floor((paidFee * discountPercent) / 100);
  const applicationFeeWaived = valid && promotion.applicationFeeWaived;
  const subtotal = paidFee - discount + (applicationFeeWaived ? 0 : applicationFee);
  const tax = Math.floor((subtotal * consumptionTaxPercent) / 100);
  return {
    annualFee: price,
    fullFee: price * choice.years,
    freeYears,
    freeYearsDiscount: price * freeYears,
    discountPercent,
    discount,
    applicationFee,
    applicationFeeWaived,
    subtotal,
    taxPercent: consumptionTaxPercent,
    tax,
    total: subtotal + tax,
    memberSlots,
    endsOn: membershipEnd(choice.joinedOn, choice.years),
    promotion: valid,
  };
}

function discountOf(promotion: MembershipPlans["promotion"], { tier, years }: MembershipChoice): number {
  if (tier === "student") return promotion.studentDiscountPercent;
  const reached = promotion.multiYearDiscounts
    .filter((discount) => years >= discount.years)
    .map(({ percent }) => percent);
  return Math.max(promotion.annualDiscountPercent, ...reached);
}

function feesOf(
  plans: MembershipPlans["plans"],
  { tier, size }: MembershipChoice,
): { price: number; memberSlots: number; applicationFee: number } {
  const plan = plans.find((each) => each.tier === tier);
  const fees = plan && "variants" in plan ? plan.variants.find(({ type }) => type === size) : plan;
  if (!plan || !fees) throw new RangeError(`The membership plans have no ${tier} ${size}`);
  return { price: fees.price, memberSlots: fees.memberSlots, applicationFee: plan.applicationFee };
}

const quarterEnds = ["03-31", "06-30", "09-30", "12-31"] as const;

/**
 * Last day of a membership: the quarter end on or after the joining day, as many years later as were bought
 * (R4.3: joining 2025-05-15 for a year ends 2026-06-30).
 * @param joinedOn `YYYY-MM-DD`
 */
export function membershipEnd(joinedOn: string, years: number): string {
  const year = Number(joinedOn.slice(0, 4));
  const day = joinedOn.slice(5);
  const quarterEnd = quarterEnds.find((end) => end >= day) ?? "12-31";
  return `${String(year + years).padStart(4, "0")}-${quarterEnd}`;
}
