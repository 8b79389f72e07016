import { quoteValidUntil } from "./quote-validity";

const plans = (endsOn: string) => ({ quoteValidDays: 30, promotion: { endsOn } });

// promotion's last day, day of the quotation, last day on which it holds
test.each([
  ["2025-12-31", "2026-11-21", "2026-12-21"],
  ["2025-12-31", "2025-12-20", "2025-12-31"],
  ["2025-12-31", "2025-12-31", "2025-12-31"],
  ["2025-12-31", "2025-11-21", "2025-12-21"],
  ["2025-12-31", "2026-02-01", "2026-03-03"],
])("with a promotion until %s, a quotation of %s is valid until %s", (endsOn, madeOn, validUntil) => {
  expect(quoteValidUntil(plans(endsOn), madeOn)).toBe(validUntil);
});
