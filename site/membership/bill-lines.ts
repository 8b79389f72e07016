import type { MembershipBill } from "../../content/model/membership/membership-fee";

/** One line of the first bill; its words are `bill.<key>` of the membership words, with `count` filled in. */
export interface BillLine {
  readonly key: "annualFee" | "freeYears" | "discount" | "applicationFee" | "waiver" | "subtotal" | "tax";
  /** Years or percent, where the words need a number. */
  readonly count: number;
  /** Yen; negative for what is taken off. */
  readonly amount: number;
}

/** The lines of a first bill in the order in which they are added up; what costs or saves nothing has no line. */
export function billLines(bill: MembershipBill, years: number): BillLine[] {
  const { fullFee, freeYears, discountPercent, applicationFee, taxPercent } = bill;
  const lines: BillLine[] = [
    { key: "annualFee", count: years, amount: fullFee },
    { key: "freeYears", count: freeYears, amount: -bill.freeYearsDiscount },
    { key: "discount", count: discountPercent, amount: -bill.discount },
    { key: "applicationFee", count: 1, amount: applicationFee },
    { key: "waiver", count: 1, amount: bill.applicationFeeWaived ? -applicationFee : 0 },
  ];
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    { key: "subtotal", count: 1, amount: bill.subtotal },
    { key: "tax", count: taxPercent, amount: bill.tax },
  ];
}
