import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../collections/collections";
import { readEntry } from "../entries/entry-file";
import { sampleContent } from "../test-support/sample-content";
import { fc } from "../test-support/seeded-fast-check";
import { membershipBill, type MembershipChoice, membershipEnd } from "./membership-fee";
import type { MembershipPlans } from "../collections/membership-plan";

const text = { en: "x", ja: "x" };
const shared = { name: text, subtitle: text, period: text, features: [text] };
const variants = [
  { type: "Enterprise" as const, name: text, employees: text, price: 500_000, memberSlots: 20 },
  { type: "SMB" as const, name: text, employees: text, price: 100_000, memberSlots: 5 },
];
const plans: MembershipPlans = {
  plans: [
    { tier: "corporate", ...shared, applicationFee: 15_000, variants, foundingFreeYears: 1 },
    { tier: "associate", ...shared, applicationFee: 15_000, variants, foundingFreeYears: 1 },
    { tier: "individual", ...shared, applicationFee: 15_000, price: 50_000, memberSlots: 1 },
    { tier: "student", ...shared, applicationFee: 5_000, price: 25_000, memberSlots: 1, promotionPercent: 100 },
  ],
  promotion: {
    title: text,
    endsOn: "2025-12-31",
    lines: [text],
    endedText: text,
    applicationFeeWaived: true,
    annualDiscountPercent: 20,
    multiYearDiscounts: [
      { years: 3, percent: 30 },
      { years: 5, percent: 50 },
    ],
    founding: { name: text, question: text, endedText: text },
  },
  consumptionTaxPercent: 10,
  quoteValidDays: 30,
  importantTerms: [text],
};
const during = "2025-05-15";
const after = "2026-01-01";
const choice: MembershipChoice = {
  tier: "corporate",
  size: "Enterprise",
  years: 1,
  founding60: false,
  joinedOn: during,
};
const fullPrice: Readonly<Record<string, number>> = {
  corporate: 500_000,
  associate: 500_000,
  individual: 50_000,
  student: 25_000,
};

// what is chosen, day of signing up -> fee after discounts, application fee charged, total with 10 % tax
test.each<[string, Partial<MembershipChoice>, string, number, number, number]>([
  ["promotion, enterprise: 20 % off, application free", {}, during, 400_000, 0, 440_000],
  ["promotion, SMB", { size: "SMB" }, during, 80_000, 0, 88_000],
  ["promotion, associate enterprise", { tier: "associate" }, during, 400_000, 0, 440_000],
  ["promotion, individual", { tier: "individual" }, during, 40_000, 0, 44_000],
  ["promotion, student: 100 % off", { tier: "student" }, during, 0, 0, 0],
  ["promotion, two years: still 20 %", { years: 2 }, during, 800_000, 0, 880_000],
  ["promotion, three years: 30 %", { years: 3 }, during, 1_050_000, 0, 1_155_000],
  ["promotion, five years: 50 %", { years: 5 }, during, 1_250_000, 0, 1_375_000],
  ["Founding 60, one year: nothing to pay", { founding60: true }, during, 0, 0, 0],
  ["Founding 60 and three years: one free, 30 % off two", { founding60: true, years: 3 }, during, 700_000, 0, 770_000],
  [
    "Founding 60 and five years: one free, 50 % off four",
    { founding60: true, years: 5 },
    during,
    1_000_000,
    0,
    1_100_000,
  ],
  ["Founding 60 is for companies", { tier: "individual", founding60: true }, during, 40_000, 0, 44_000],
  ["last day of the promotion", {}, "2025-12-31", 400_000, 0, 440_000],
  ["after the promotion: full fee and application fee", {}, after, 500_000, 15_000, 566_500],
  ["after it, student", { tier: "student" }, after, 25_000, 5_000, 33_000],
  ["after it, five years: no discount", { years: 5 }, after, 2_500_000, 15_000, 2_766_500],
  ["after it, Founding 60 has ended too", { founding60: true, size: "SMB" }, after, 100_000, 15_000, 126_500],
  ["joining later, signed up on the last day", { joinedOn: "2026-04-01" }, "2025-12-31", 400_000, 0, 440_000],
  [
    "joining day before today: discounts go by the day of signing up",
    { size: "SMB", years: 3, joinedOn: "2025-06-01" },
    "2026-11-22",
    300_000,
    15_000,
    346_500,
  ],
])("%s", (_what, changes, signedUpOn, fee, applicationFee, total) => {
  const bill = membershipBill(plans, { ...choice, ...changes }, signedUpOn);
  expect(bill.fullFee - bill.freeYearsDiscount - bill.discount).toBe(fee);
  expect(bill.applicationFeeWaived ? 0 : bill.applicationFee).toBe(applicationFee);
  expect(bill.total).toBe(total);
  expect(bill.subtotal + bill.tax).toBe(total);
});

const day = (from: string, to: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anyChoice: fc.Arbitrary<MembershipChoice> = fc.record({
  tier: fc.constantFrom("corporate", "associate", "individual", "student"),
  size: fc.constant("Enterprise" as const),
  years: fc.integer({ min: 1, max: 5 }),
  founding60: fc.boolean(),
  joinedOn: day("2000-01-01", "2099-12-31"),
});

test("signed up after the promotion's end, no choice has a discount, a free year or a waived fee", () => {
  fc.assert(
    fc.property(anyChoice, day("2026-01-01", "2099-12-31"), (any, signedUpOn) => {
      const bill = membershipBill(plans, any, signedUpOn);
      expect(bill).toMatchObject({ discount: 0, freeYears: 0, applicationFeeWaived: false, promotion: false });
      expect(bill.subtotal).toBe((fullPrice[any.tier] ?? NaN) * any.years + bill.applicationFee);
    }),
  );
});

/** The total by the words of the terms, without the model: fees in thousands of yen, percent off by plan and years. */
function totalByTheTerms({ tier, size, years, founding60 }: MembershipChoice, inPromotion: boolean): number {
  const isCompany = tier === "corporate" || tier === "associate";
  const fee = { Enterprise: 500_000, SMB: 100_000 }[size] ?? 0;
  const yearly = isCompany ? fee : tier === "student" ? 25_000 : 50_000;
  const once = tier === "student" ? 5000 : 15_000;
  if (!inPromotion) return ((yearly * years + once) * 110) / 100;
  const off = tier === "student" ? 100 : years >= 5 ? 50 : years >= 3 ? 30 : 20;
  const paid = isCompany && founding60 ? years - 1 : years;
  return (yearly * paid * (100 - off) * 110) / 10_000;
}

const sample = readFileSync(join(sampleContent, "plans.yml"), "utf8");
// As the file was before plans said what the promotion does for them.
const former = sample
  .replaceAll(/^ {4}(?:foundingFreeYears|promotionPercent): .*\n/gm, "")
  .replace(/ {2}founding:\n(?: {4}.*\n)+/, "  studentDiscountPercent: 100\n  founding60FreeYears: 1\n");
const plansOf = (text: string): MembershipPlans => {
  const read = readEntry(collections.plans, "plans", "plans.yml", text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.fields as unknown as MembershipPlans;
};

test.each([
  ["as it is", sample],
  ["as it was", former],
])("every combination of the sample content, %s, costs what the terms say", (_what, text) => {
  const read = plansOf(text);
  let combinations = 0;
  for (const tier of ["corporate", "associate", "individual", "student"])
    for (const size of ["Enterprise", "SMB"])
      for (const years of [1, 2, 3, 4, 5, 6, 7])
        for (const founding60 of [true, false])
          for (const signedUpOn of [during, after]) {
            const any = { tier, size, years, founding60, joinedOn: during };
            const { total } = membershipBill(read, any, signedUpOn);
            expect([any, total]).toEqual([any, totalByTheTerms(any, signedUpOn === during)]);
            combinations += 1;
          }
  expect(combinations).toBe(2 * 112);
});

test("without a promotion there are no discounts, and a size that a plan does not have is its last one", () => {
  const { promotion: _, ...regular } = plans;
  const bill = membershipBill(regular, { ...choice, size: "Huge", founding60: true, years: 5 }, during);
  expect(bill).toMatchObject({ total: 566_500, discount: 0, freeYears: 0, promotion: false, memberSlots: 5 });
});

test("slots follow tier and size", () => {
  expect(membershipBill(plans, choice, during).memberSlots).toBe(20);
  expect(membershipBill(plans, { ...choice, size: "SMB" }, during).memberSlots).toBe(5);
  expect(membershipBill(plans, { ...choice, tier: "student" }, during).memberSlots).toBe(1);
});

test.each([
  ["2025-05-15", 1, "2026-06-30"],
  ["2025-01-01", 1, "2026-03-31"],
  ["2025-03-31", 1, "2026-03-31"],
  ["2025-04-01", 1, "2026-06-30"],
  ["2025-06-30", 3, "2028-06-30"],
  ["2025-07-01", 1, "2026-09-30"],
  ["2025-10-01", 5, "2030-12-31"],
  ["2025-12-31", 1, "2026-12-31"],
  ["2024-02-29", 1, "2025-03-31"],
])("joining %s for %d years ends %s", (joinedOn, years, end) => {
  expect(membershipEnd(joinedOn, years)).toBe(end);
});
