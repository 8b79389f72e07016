import { MembershipPlans } from "../../content/model/collections/membership-plan";
import { fc } from "../../content/model/test-support/seeded-fast-check";

const words = (text: string) => ({ en: `${text} en`, ja: `${text} 日本語` });
const some = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Of each plan its number of sizes; 0 for a plan for a person. */
const sizes = fc
  .constantFrom(0, 1, 2, 3, 7, 8)
  .chain((length) => fc.array(fc.integer({ min: 0, max: 6 }), { minLength: length, maxLength: length }));

/** The plans of any chamber, as its file is read. */
export const anyPlans = fc
  .record({
    sizes,
    entries: fc.constantFrom(0, 1, 2),
    promotion: fc.boolean(),
    founding: fc.boolean(),
    freeYears: fc.nat({ max: 2 }),
  })
  .map(({ sizes: counts, entries, promotion, founding, freeYears }) =>
    MembershipPlans.parse({
      plans: counts.map((count, at) => ({
        tier: `plan-${String(at)}`,
        name: words(`Plan ${String(at)}`),
        subtitle: words("For some"),
        applicationFee: 1000 * at,
        period: words("per year"),
        features: some(entries, (index) => words(`Benefit ${String(index)}`)),
        ...(at % 2 === 0 ? { foundingFreeYears: freeYears } : { promotionPercent: 10 * at }),
        ...(count === 0
          ? { price: 10_000 * (at + 1), memberSlots: 1 }
          : {
              variants: some(count, (index) => ({
                type: `Size${String(index)}`,
                name: words(`Size ${String(index)}`),
                employees: words(`Up to ${String(index)}`),
                price: 100_000 * (index + 1),
                memberSlots: index + 1,
              })),
            }),
      })),
      ...(promotion && {
        promotion: {
          title: words("Promotion"),
          endsOn: "2026-12-31",
          lines: some(entries, (index) => words(`Line ${String(index)}`)),
          endedText: words("It is over"),
          annualDiscountPercent: 20,
          multiYearDiscounts: some(entries, (index) => ({ years: 3 * (index + 1), percent: 30 })),
          ...(founding && {
            founding: { name: words("First"), question: words("We are among the first"), endedText: words("Too late") },
          }),
        },
      }),
      consumptionTaxPercent: 10,
      importantTerms: some(entries, (index) => words(`Term ${String(index)}`)),
    }),
  );
