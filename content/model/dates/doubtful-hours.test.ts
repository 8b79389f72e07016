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

const labels = [
  "会場：",
  "会場は",
  "会場 ",
  "場所:",
  "開催地：",
  "開催場所／",
  "Venue: ",
  "venue ",
  "Location: ",
  "Held in ",
  "@",
  "at ",
];
const endings = ["で", "にて", "開催", "での開催", "現地", "現地開催", "市内"];
const venues = (place: string): readonly string[] => [
  ...labels.map((label) => `${label}${place}`),
  ...endings.map((ending) => `${place}${ending}`),
  `会場：${place}、開場9:30`,
];
const inBrackets = (remark: string): readonly string[] => [
  `10:00 - 17:00 (${remark})`,
  `10:00〜17:00（${remark}）`,
  `(${remark}) 10:00 - 17:00`,
];

test.each([...venues("シンガポール"), ...venues("Singapore")])(
  "a venue that is a place alone is that of the clock, however it is named: (%s)",
  (remark) => {
    for (const text of inBrackets(remark)) expect(eventHours(text)).toMatchObject({ zone: "Asia/Singapore" });
  },
);

test.each([...venues("東京"), ...venues("大阪"), ...venues("Tokyo"), "東京から配信", "Tokyo side"])(
  "a venue in Japan has the hours of Japan: (%s)",
  (remark) => {
    for (const text of inBrackets(remark)) expect(eventHours(text)).toEqual({ start: "10:00", end: "17:00" });
  },
);

test.each([
  ...[...venues("ドバイ"), ...venues("Dubai")],
  "於ドバイ",
  "Marina Bay Sands, Singapore",
  "Singapore, Marina Bay Sands",
  "シンガポール・マリーナベイ",
  "Singapore, lunch",
  "Dubai, Level 3",
  "Singapore and Tokyo",
  "シンガポールと東京",
  "会場：シンガポール、東京",
  "from Singapore",
  "live from Singapore",
  "シンガポールから中継",
  "シンガポールより配信",
  "シンガポール側",
  "Singapore side",
])("a place elsewhere that is not clearly that of the clock leaves the hours unclear: (%s)", (remark) => {
  for (const text of inBrackets(remark)) expect(eventHours(text)).toBeUndefined();
});

test.each([
  "Singapore Chamber of Commerce",
  "Venue: Singapore Chamber of Commerce, 5F",
  "シンガポール商工会議所",
  "会場：シンガポール商工会議所",
  "於シンガポール大使館",
  "Singapore Room, Tokyo",
  "National University of Singapore",
  "中国料理",
  "Christmas, lunch",
  "reunion",
  "Singapore and online",
  "シンガポール・オンライン",
])("a name with a place in it is no place: (%s)", (remark) => {
  for (const text of inBrackets(remark)) expect(eventHours(text)).toEqual({ start: "10:00", end: "17:00" });
});

test.each([
  ["10:00 - 17:00 JST (Venue: Singapore)", undefined],
  ["10:00 - 17:00（会場：シンガポール、日本時間）", undefined],
  ["10:00 - 17:00 JST (Marina Bay Sands, Singapore)", undefined],
  ["10:00 - 17:00 JST（於ドバイ）", undefined],
  ["10:00 - 17:00 SGT（会場：東京）", "Asia/Singapore"],
])("a zone in other words counts before the venue: %s", (text, zone) =>
  expect(eventHours(text)).toMatchObject(
    zone === undefined ? { start: "10:00", end: "17:00" } : { zone, start: "11:00" },
  ),
);

test.each([
  "7:00 - 9:00 (dinner)",
  "6:00 - 8:00 (drinks)",
  "6:30〜8:30（新年会）",
  "7:00〜9:00（懇親会）",
  "6:30-8:30 (p.m.)",
  "19:00 (a.m.)",
  "10:00 - 12:00 AM",
])("%s may be in the other half of the day", (text) => expect(eventHours(text)).toBeUndefined());

test("Japan is JP, too", () => expect(eventHours("10:00 (JP time)")).toEqual({ start: "10:00" }));

test.each([
  "（2回目14:00〜16:00）",
  "（第二回目は14時から）",
  "（夜の部18:00〜）",
  "(and 14:00-16:00)",
  "(& 2 pm)",
  "（および14:00〜）",
])("hours of a second time are not clear: 10:00〜12:00%s", (remark) =>
  expect(eventHours(`10:00〜12:00${remark}`)).toBeUndefined(),
);

test.each(["（2回目）", "（昼の部）", "(lunch and talk)", "（2回目の申込は11:00まで）", "(and drinks)"])(
  "a second time without hours does not count: 10:00〜12:00%s",
  (remark) => expect(eventHours(`10:00〜12:00${remark}`)).toEqual({ start: "10:00", end: "12:00" }),
);
