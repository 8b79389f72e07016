import { formatEventDate, isIsoDate, parseEventDate } from "./event-dates";
import { eventStatus, localToday } from "./event-status";
import { isPromotionValid } from "../membership/promotion-status";

test.each([
  ["2026-06-12", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-6-1", false],
  ["0000-00-00", false],
  ["2026-06-12T00:00", false],
  ["", false],
])("%j is a day: %s", (value, expected) => expect(isIsoDate(value)).toBe(expected));

test("a stored date is a day or two days, the end not before the start", () => {
  expect(parseEventDate("2026-06-12")).toEqual({ startDate: "2026-06-12", endDate: "2026-06-12" });
  expect(parseEventDate(" 2026-06-12  to 2026-06-14 ")).toEqual({ startDate: "2026-06-12", endDate: "2026-06-14" });
  for (const wrong of [
    "2026-06-14 to 2026-06-12",
    "2026-06-12 to",
    "to 2026-06-12",
    "2026-06-12 - 2026-06-14",
    "2026-06-12 to 2026-02-30",
    "May 3",
  ])
    expect(parseEventDate(wrong)).toBeUndefined();
  expect(formatEventDate("2026-06-12", "2026-06-14")).toBe("2026-06-12 to 2026-06-14");
  expect(formatEventDate("2026-06-12", "2026-06-12")).toBe("2026-06-12");
});

test.each([
  ["2026-06-11", "upcoming"],
  ["2026-06-12", "running"],
  ["2026-06-14", "running"],
  ["2026-06-15", "past"],
])("on %s an event of 12 to 14 June is %s", (today, status) => {
  expect(eventStatus({ startDate: "2026-06-12", endDate: "2026-06-14" }, today)).toBe(status);
});

test("today changes at local midnight", () => {
  expect(localToday(new Date(2026, 0, 5, 0, 0, 0))).toBe("2026-01-05");
  expect(localToday(new Date(2026, 0, 5, 23, 59, 59))).toBe("2026-01-05");
});

test("a promotion is valid through its last day", () => {
  expect([isPromotionValid("2025-12-31", "2025-12-31"), isPromotionValid("2025-12-31", "2026-01-01")]).toEqual([
    true,
    false,
  ]);
});
