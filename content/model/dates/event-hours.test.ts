import { eventHours } from "./event-hours";

test.each([
  ["18:30-20:30", "18:30", "20:30"],
  ["08:00 - 09:15", "08:00", "09:15"],
  ["9:00 – 10:30", "09:00", "10:30"],
  ["18:30 to 20:30 JST", "18:30", "20:30"],
  ["from 18:30 until 20:30", "18:30", "20:30"],
  ["18:30〜20:30", "18:30", "20:30"],
  ["１８：３０～２０：３０", "18:30", "20:30"],
  ["18:30から20:30まで", "18:30", "20:30"],
  ["18時30分～20時", "18:30", "20:00"],
  ["18時〜20時半（受付17:30〜）", "18:00", "20:30"],
  ["午後6時〜8時半", "18:00", "20:30"],
  ["午前10時〜午後3時", "10:00", "15:00"],
  ["午前10時～3時", "10:00", "15:00"],
  ["午後0時30分〜2時", "12:30", "14:00"],
  ["正午〜午後2時", "12:00", "14:00"],
  ["noon - 2 pm", "12:00", "14:00"],
  ["6:30-8:30 pm", "18:30", "20:30"],
  ["6-8 p.m.", "18:00", "20:00"],
  ["11 - 1pm", "11:00", "13:00"],
  ["11:30 am to 1:00 PM", "11:30", "13:00"],
  ["22:00 - 02:00", "22:00", "02:00"],
  ["20:00-24:00", "20:00", "00:00"],
])("%s", (text, start, end) => expect(eventHours(text)).toEqual({ start, end }));

test.each([
  ["22:00〜翌1:00", "22:00", "01:00"],
  ["22時～翌日の1時", "22:00", "01:00"],
  ["22時〜深夜0時", "22:00", "00:00"],
  ["10:00 - next day 9:30", "10:00", "09:30"],
  ["22:00 - 1:00 (next day)", "22:00", "01:00"],
  ["23:00 - 25:00", "23:00", "01:00"],
  ["18:00〜29:00", "18:00", "05:00"],
  ["21:00-24:30", "21:00", "00:30"],
])("%s ends on the next day", (text, start, end) => expect(eventHours(text)).toEqual({ start, end }));

test.each([
  ["10:00 - 11:00 (SGT)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00〜11:00（シンガポール時間）", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["シンガポール時間 10時〜11時", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["SGT 10:00-11:00", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10 am - 11 am Singapore time", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (Singapore)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 SGT (11:00 - 12:00 JST)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["11:00 - 12:00 JST (10:00 - 11:00 SGT)", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00（日本時間）", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00（約1時間）", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00 (TBC)", { start: "11:00", end: "12:00" }],
  ["23:30 - 24:30 SGT", { start: "00:30", end: "01:30", day: 1, zone: "Asia/Singapore" }],
  ["9:00 (UTC+8)", { start: "10:00", zone: 480 }],
  ["9:00 GMT+5:30", { start: "12:30", zone: 330 }],
  ["0:30 UTC+10", { start: "23:30", day: -1, zone: 600 }],
  ["18:00-19:00（ニューヨーク時間）", { start: "07:00", end: "08:00", day: 1, zone: "America/New_York" }],
] as const)("%s is %j in Japan, on a day in summer", (text, hours) =>
  expect(eventHours(text, "2026-07-01")).toEqual(hours),
);

test("where clocks are changed the day counts", () => {
  expect(eventHours("18:00 London time", "2026-12-01")).toMatchObject({ start: "03:00", day: 1 });
  expect(eventHours("18:00 London time", "2026-07-01")).toMatchObject({ start: "02:00", day: 1 });
});

test.each([
  "10:00 - 11:00 (IST)",
  "10:00〜11:00（現地時間）",
  "10:00 - 11:00 local time",
  "18:00 JST / 17:00 SGT",
  "10:00〜翌11:00",
  "10:00 - 31:00",
])("%s names no clear hours in Japan", (text) => expect(eventHours(text)).toBeUndefined());

test.each([
  ["18:30", "18:30"],
  ["18:30~", "18:30"],
  ["18時から", "18:00"],
  ["18:30開始", "18:30"],
  ["6 pm", "18:00"],
  ["午後6時", "18:00"],
  ["正午", "12:00"],
])("%s has no end", (text, start) => expect(eventHours(text)).toEqual({ start }));

test.each([
  "All day",
  "終日",
  "",
  "TBA",
  "18",
  "18-20",
  "25:00",
  "24:00",
  "18:75",
  "10:00 - 9:00",
  "doors 18:00, start 18:30",
  "10:00-12:00, 13:00-15:00",
  "10:00-12:00-13:00",
  "18:30 - late",
  "2026-12-03",
  "13月",
])("%s is no clear time", (text) => expect(eventHours(text)).toBeUndefined());
