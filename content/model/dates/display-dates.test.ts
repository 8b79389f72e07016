import { displayDate, monthHeading } from "./display-dates";

test("dates are written as people of each language read them", () => {
  expect(displayDate("en", "2026-06-12")).toBe("Fri, Jun 12, 2026");
  expect(displayDate("ja", "2026-06-12")).toBe("2026年6月12日（金）");
  expect(displayDate("en", "2026-06-12", "2026-06-14")).toBe("Fri, Jun 12, 2026 to Sun, Jun 14, 2026");
  expect(displayDate("ja", "2026-06-12", "2026-06-14")).toBe("2026年6月12日（金）から2026年6月14日（日）");
  expect(displayDate("en", "2026-06-12", "2026-06-12")).toBe("Fri, Jun 12, 2026");
  expect([monthHeading("en", "2026-06-12"), monthHeading("ja", "2026-06")]).toEqual(["June 2026", "2026年6月"]);
});

test("a text that is no date is shown as it is", () => {
  expect(displayDate("en", "soon")).toBe("soon");
});
