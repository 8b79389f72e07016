import type { MembershipPlan, MembershipPlans } from "../collections/membership-plan";
import { offerOf } from "./offers";
import { running } from "./promotion-status";

/** The choice of an applicant. */
export interface MembershipChoice {
  readonly tier: string;
  /** Matters for a plan by size only. */
  readonly size: string;
  /** Whole years bought at sign-up. */
  readonly years: number;
  /** A founder; matters for a plan with free years only. */
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
  /** Years that cost nothing, for founders. */
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
 * discount for several years replaces the general one, because only the free year of founders is stackable.
 * @param signedUpOn `YYYY-MM-DD`, today for the caller
 * @throws RangeError when the plans have no such tier
 */
export function membershipBill(
  { plans, promotion, consumptionTaxPercent }: MembershipPlans,
  choice: MembershipChoice,
  signedUpOn: string,
): MembershipBill {
  const plan = plans.find(({ tier }) => tier === choice.tier);
  if (!plan) throw new RangeError(`The membership plans have no ${choice.tier}`);
  const { applicationFee, foundingFreeYears = 0 } = plan;
  const { price, memberSlots } = offerOf(plan, choice.size);
  const valid = running(promotion, signedUpOn);
  const freeYears = valid?.founding && choice.founding60 ? Math.min(foundingFreeYears, choice.years) : 0;
  const discountPercent = valid ? discountOf(valid, plan, choice.years) : 0;
  const paidFee = price * (choice.years - freeYears);
  const discount = Math.floor((paidFee * discountPercent) / 100);
  const applicationFeeWaived = valid?.applicationFeeWaived ?? false;
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
    promotion: valid !== undefined,
  };
}

function discountOf(
  { annualDiscountPercent, multiYearDiscounts }: NonNullable<MembershipPlans["promotion"]>,
  { promotionPercent }: MembershipPlan,
  years: number,
): number {
  const reached = multiYearDiscounts.filter((discount) => years >= discount.years).map(({ percent }) => percent);
  return promotionPercent ?? Math.max(annualDiscountPercent, ...reached);
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
