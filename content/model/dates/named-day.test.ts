import { areUnclear, eventHours, eventSpan } from "./event-hours";

/** A Friday. */
const day = "2026-12-04";

test.each([
  "20:00（ニューヨーク時間）（日本時間12月4日10:00）",
  "20:00 EST (10:00 JST on Dec 4)",
  "20:00 EST (10:00 JST, 4 December)",
  "20:00 EST（日本では当日）",
  "9:00 PM PST (Dec 3)",
  "9pm PST (previous day)",
  "20:00 EST (Thu)",
  "20:00 (EST, Dec 3)",
  "7pm New York time (Dec 3)",
  "20:00（米国東部時間、12月3日）",
  "20:00（米国東部時間）（12月3日（木））",
  "10:00〜（前日）",
  "18:00 (the day before)",
  "18:00（12/3）",
  "18:00 (Dec 5)",
  "18:00 (on Thursday, December 3)",
  "18:00 (2026-12-05)",
  "10:00〜12:00（5日）",
  "10:00 JST (21:00 EST, same day)",
])("%s names another day than the event's", (time) => {
  expect(eventHours(time, day)).toBeUndefined();
  expect(areUnclear(time, { startDate: day, endDate: day })).toBe(true);
  expect(eventSpan({ startDate: day, endDate: day, time })).toEqual({ startDay: day, endDay: day });
});

test.each([
  ["20:00（ニューヨーク時間）（日本時間12月5日（土）10:00）", "10:00"],
  ["20:00 EST (10:00 JST on Dec 5)", "10:00"],
  ["20:00 EST (Sat, 10:00 JST)", "10:00"],
  ["20:00 EST（日本では翌日）", "10:00"],
  ["20:00 EST (10:00 JST next day)", "10:00"],
  ["20:00 EST (Dec 4)", "10:00"],
  ["10:00 JST (20:00 EST on Dec 3)", "10:00"],
  ["10:00 JST（ニューヨーク時間前日20:00）", "10:00"],
  ["25:00〜（12月5日1:00）", "01:00"],
  ["10:00（12月4日）", "10:00"],
  ["10:00（4日（金））", "10:00"],
  ["10:00 (Friday, 4 December 2026)", "10:00"],
  ["10:00 (4/12)", "10:00"],
  ["10:00（金・祝）", "10:00"],
  ["10:00 (RSVP by 30 Nov)", "10:00"],
  ["10:00（申込は前日まで）", "10:00"],
  ["10:00（受付12月3日17:30〜）", "10:00"],
  ["10:00（雨天時は5日）", "10:00"],
  ["10:00 (closed Mon)", "10:00"],
  ["10:00（木曜会）", "10:00"],
  ["10:00 (tickets from Dec 1)", "10:00"],
  ["10:00（2日間）", "10:00"],
] as const)("%s names the event's day, or a day of something else", (time, start) => {
  expect(eventHours(time, day)).toMatchObject({ start });
  expect(areUnclear(time, { startDate: day, endDate: day })).toBe(false);
});

test("each day of an event is its own", () => {
  for (const time of ["10:00 (Fri)", "10:00（土・日）", "10:00 (Dec 5)", "10:00（6日）"])
    expect(eventHours(time, day, "2026-12-06")).toEqual({ start: "10:00" });
  for (const time of ["10:00 (Thu)", "10:00 (Dec 7)"]) expect(eventHours(time, day, "2026-12-06")).toBeUndefined();
});

test("while the event's day is not known, only its neighbours are other days", () => {
  for (const time of ["18:00 (the day before)", "10:00〜（前日）"]) expect(areUnclear(time)).toBe(true);
  for (const time of ["18:00 (Dec 5)", "18:00 (Thu)"]) expect(areUnclear(time)).toBe(false);
});
