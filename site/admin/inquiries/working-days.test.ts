/** @jest-environment node */
import { answerDue } from "./working-days";

/** Noon in Japan. */
const noon = (day: string): Date => new Date(`${day}T12:00:00+09:00`);
const due = (received: string, today: string) => answerDue(noon(received).toISOString(), noon(today));

test.each([
  ["a Tuesday", "2026-11-10", "2026-11-12"],
  ["a Thursday: the weekend does not count", "2026-11-12", "2026-11-16"],
  ["a Saturday", "2026-11-14", "2026-11-17"],
  ["a Friday before Labour Thanksgiving Day", "2026-11-20", "2026-11-25"],
  ["the day before Golden Week", "2026-05-01", "2026-05-08"],
  [
    "the Friday before three holidays in a row, the middle one only because it lies between",
    "2026-09-18",
    "2026-09-25",
  ],
  ["a substitute holiday", "2025-02-21", "2025-02-26"],
  ["New Year's Eve", "2026-12-31", "2027-01-05"],
])("what comes on %s is answered two working days later", (_name, received, day) => {
  expect(due(received, received)).toEqual({ kind: "later", day, age: 0 });
});

test("grows older by working days, is due on the second and overdue after it, on a weekend too", () => {
  // Came on Wednesday, November 18; Monday the 23rd is a holiday.
  const days = ["18", "19", "20", "21", "23", "24", "25"];
  expect(days.map((day) => due("2026-11-18", `2026-11-${day}`)).map(({ kind, age }) => [kind, age])).toEqual([
    ["later", 0],
    ["later", 1],
    ["today", 2],
    ["overdue", 2],
    ["overdue", 2],
    ["overdue", 3],
    ["overdue", 4],
  ]);
});

test("counts in days of Japan, whose midnight is 15:00 UTC", () => {
  const now = new Date("2026-11-12T14:59:59Z");
  expect(answerDue("2026-11-09T14:59:00Z", now)).toEqual({ kind: "overdue", day: "2026-11-11", age: 3 });
  expect(answerDue("2026-11-09T15:00:00Z", now)).toEqual({ kind: "today", day: "2026-11-12", age: 2 });
});
