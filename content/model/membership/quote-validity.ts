import { dayAfter } from "../dates/event-status";
import type { MembershipPlans } from "../collections/membership-plan";
import { isPromotionValid } from "./promotion-status";

type QuotedPlans = Pick<MembershipPlans, "quoteValidDays"> & {
  readonly promotion: Pick<MembershipPlans["promotion"], "endsOn">;
};

/**
 * Last day on which a quotation holds: so many days as the plans say, but not longer than the promotion that it counts on.
 * @param madeOn `YYYY-MM-DD`, as the result
 */
export function quoteValidUntil({ quoteValidDays, promotion: { endsOn } }: QuotedPlans, madeOn: string): string {
  const day = dayAfter(madeOn, quoteValidDays);
  return isPromotionValid(endsOn, madeOn) && endsOn < day ? endsOn : day;
}
