import { dayAfter } from "../dates/event-status";
import { running } from "./promotion-status";

interface QuotedPlans {
  readonly quoteValidDays: number;
  readonly promotion?: { readonly endsOn: string } | undefined;
}

/**
 * Last day on which a quotation holds: so many days as the plans say, but not longer than the promotion that it counts on.
 * @param madeOn `YYYY-MM-DD`, as the result
 */
export function quoteValidUntil({ quoteValidDays, promotion }: QuotedPlans, madeOn: string): string {
  const day = dayAfter(madeOn, quoteValidDays);
  const endsOn = running(promotion, madeOn)?.endsOn ?? day;
  return endsOn < day ? endsOn : day;
}
