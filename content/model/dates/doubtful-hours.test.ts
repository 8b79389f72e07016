import { eventHours } from "./event-hours";

test.each([
  "(+0800)",
  "(+0900)",
  "(UTC 8)",
  "(UTC8)",
  "(GMT8)",
  "(Z)",
  "(local)",
  "(times are local)",
  "(all times local)",
  "(Singapore hours)",
  "（時刻はシンガポール）",
  "（シンガポールの時刻です）",
  "（日本側は19:30から）",
  "（東京会場は19:30から）",
  "(JP 19:30)",
  "(19:30 JP)",
  "（土日は18:00まで）",
  "（日曜は15:00まで）",
  "（金曜20時まで）",
  "（平日は19:00まで）",
  "（6日は15:00まで）",
  "（12/6は15:00まで）",
  "（2日目は13:00〜15:00）",
  "(Sat until 15:00)",
  "(Sun 10:00-15:00)",
  "(until 18:00 on Friday)",
  "(weekends 10 am - 3 pm)",
  "(day 2: 13:00-15:00)",
  "(postponed to 19:00)",
  "(delayed until 18:00)",
  "(rescheduled: 11:00)",
  "(brought forward to 9:30)",
  "（19:00に延期）",
  "（11時に繰り下げ）",
  "（繰上げ 9:00）",
])("hours of another place, of some days only or that were changed are not clear: 10:00 - 17:00 %s", (remark) =>
  expect(eventHours(`10:00 - 17:00 ${remark}`)).toBeUndefined(),
);

test.each([
  "(Fri)",
  "（金）",
  "(Fri, doors 9:30)",
  "(Friday 4 December)",
  "（月曜休館）",
  "(closed Mon)",
  "（最終入場16:30）",
  "（昼休み12:00〜13:00）",
  "（東京、時間厳守）",
  "（時間厳守）",
  "(with dinner)",
  "（懇親会あり）",
  "(opening hours)",
  "(local specialities)",
  "(was 9:00)",
  "（1日のみ）",
  "(3000 yen)",
  "（雨天延期）",
  "（中止）",
  "(postponed)",
])("a remark that says something else does not count: 10:00 - 17:00 %s", (remark) =>
  expect(eventHours(`10:00 - 17:00 ${remark}`)).toEqual({ start: "10:00", end: "17:00" }),
);

test.each(["（於シンガポール）", "（シンガポールにて）", "（シンガポールで開催）", "(in Singapore)"])(
  "the place of the event alone in brackets is that of its clock: %s",
  (remark) => expect(eventHours(`10:00 - 17:00 ${remark}`)).toMatchObject({ zone: "Asia/Singapore", start: "11:00" }),
);

test.each(["7:00 - 9:00 (dinner)", "7:00〜9:00（懇親会）", "6:30-8:30 (p.m.)", "19:00 (a.m.)", "10:00 - 12:00 AM"])(
  "%s may be in the other half of the day",
  (text) => expect(eventHours(text)).toBeUndefined(),
);

test("Japan is JP, too", () => expect(eventHours("10:00 (JP time)")).toEqual({ start: "10:00" }));
