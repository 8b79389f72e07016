import { membershipBill, type MembershipChoice } from "../../content/model/membership/membership-fee";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";

/** A fee today, and what it is without the promotion (the same when there is none). */
export interface Fee {
  readonly now: number;
  readonly regular: number;
}

/** The fees of one year of a plan on a day, in yen without tax; the full ones once the promotion is over. */
export function feesOn(
  plans: MembershipPlans,
  { tier, size }: Pick<MembershipChoice, "tier" | "size">,
  today: string,
): { readonly annual: Fee; readonly application: Fee } {
  const bill = membershipBill(plans, { tier, size, years: 1, founding60: false, joinedOn: today }, today);
  return {
    annual: { now: bill.annualFee - bill.discount, regular: bill.annualFee },
    application: { now: bill.applicationFeeWaived ? 0 : bill.applicationFee, regular: bill.applicationFee },
  };
}
