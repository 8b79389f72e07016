import { eventHours } from "../dates/event-hours";
import { hoursFault, nightHours } from "./hours-fault";

test.each([
  ["3時〜5時", "03:00", "15:00"],
  ["2:00 - 4:00", "02:00", "14:00"],
  ["２：００～４：００", "02:00", "14:00"],
  ["1:00", "01:00", "13:00"],
  ["5時半から", "05:30", "17:30"],
  ["5:59 - 6:30 (SGT)", "05:59", "17:59"],
  ["2.30 - 4.30", "02:30", "14:30"],
  ["3時（お茶）", "03:00", "15:00"],
  ["4:00 - 12:30", "04:00", "16:00"],
])("%s is read as %s and may be meant as %s", (time, start, later) => {
  expect(nightHours(time)).toEqual({ start, later });
  // It is still read so.
  expect(eventHours(time)).toBeDefined();
});

test.each([
  "02:00 - 04:00",
  "2:00 - 4:00 a.m.",
  "2 am",
  "午前3時〜5時",
  "朝5時",
  "深夜2時",
  "2:00 - 4:00 pm",
  "午後3時〜5時",
  "5:00 - 17:00",
  "6:00 - 8:00",
  "0:30 - 2:00",
  "22:00 - 2:00",
  "22:00〜翌1:00",
  "翌1:00〜3:00",
  "25:00",
  "12:00 - 1:00 pm",
  "14:00 - 16:00",
  "1時間",
  "All day",
  "終日",
  "",
  "after sunset",
])("%j says when it is", (time) => expect(nightHours(time)).toBeUndefined());

test("hours with another day in brackets are unclear where the event's day is known", () => {
  expect(hoursFault("18:00 (Dec 5)", "2026-12-04")).toMatchObject({ code: "unclearHours" });
  expect(hoursFault("18:00 (Dec 5)", "2026-12-05")).toBeUndefined();
  expect(hoursFault("18:00 (Dec 5)", "2026-12-04 to 2026-12-06")).toBeUndefined();
  expect(hoursFault("18:00 (Dec 5)", "2026-")).toBeUndefined();
  expect(hoursFault("18:00（前日）")).toMatchObject({ code: "unclearHours" });
});
