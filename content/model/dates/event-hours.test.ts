import { eventHours, eventSpan } from "./event-hours";

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
  ["7.30pm - 9pm", "19:30", "21:00"],
  ["10.30am - 12noon", "10:30", "12:00"],
  ["9 - noon", "09:00", "12:00"],
  ["noon - 2", "12:00", "14:00"],
  ["正午〜5時", "12:00", "17:00"],
  ["午後9時〜翌日正午", "21:00", "12:00"],
  ["10:30 am to 12 noon", "10:30", "12:00"],
  ["19.30〜21.00", "19:30", "21:00"],
  ["0900-1130", "09:00", "11:30"],
  ["1830-2030", "18:30", "20:30"],
  ["１９００－２１００", "19:00", "21:00"],
  ["1900hrs - 2100 hrs", "19:00", "21:00"],
  ["10:00 a.m.–12:00 noon", "10:00", "12:00"],
  ["8 p.m. to midnight", "20:00", "00:00"],
  ["20:00 - 12 midnight", "20:00", "00:00"],
  ["17～19時", "17:00", "19:00"],
  ["9-17時半", "09:00", "17:30"],
  ["18:00 - 20:00 JST (UTC+9)", "18:00", "20:00"],
  ["18:00 - 20:00 (JST/UTC+9)", "18:00", "20:00"],
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
  ["午後11時〜翌2時", "23:00", "02:00"],
  ["午後10時半〜翌日の午前1時", "22:30", "01:00"],
  ["午後9時〜深夜1時", "21:00", "01:00"],
])("%s ends on the next day", (text, start, end) => expect(eventHours(text)).toEqual({ start, end }));

test.each([
  ["午後9時〜12時", "21:00", "00:00"],
  ["午後8時〜12時", "20:00", "00:00"],
  ["午後10時〜0時", "22:00", "00:00"],
  ["午後11時半〜0時半", "23:30", "00:30"],
  ["午後9時〜深夜12時", "21:00", "00:00"],
  ["10 pm - 2", "22:00", "02:00"],
  ["9pm - 12", "21:00", "00:00"],
  ["8:00 PM - 12:00", "20:00", "00:00"],
  ["11pm-1:00", "23:00", "01:00"],
  ["PM10時〜2時", "22:00", "02:00"],
  ["15:00 - 10:00 (next day)", "15:00", "10:00"],
  ["15:00〜10:00（翌日）", "15:00", "10:00"],
  ["22:00 - 02:00 (+1)", "22:00", "02:00"],
])("%s ends at midnight or in the night after it", (text, start, end) =>
  expect(eventHours(text)).toEqual({ start, end }),
);

test.each([
  ["24:00〜26:00", "00:00", "02:00"],
  ["24:00 - 26:00", "00:00", "02:00"],
  ["24時〜26時半", "00:00", "02:30"],
  ["25:00〜2:00", "01:00", "02:00"],
  ["翌1:00〜3:00", "01:00", "03:00"],
  ["翌1:00〜翌3:00", "01:00", "03:00"],
  ["翌日の午前1時〜3時", "01:00", "03:00"],
  ["翌朝5時〜7時", "05:00", "07:00"],
  ["Next day 1:00 - 3:00", "01:00", "03:00"],
])("%s begins on the next day", (time, start, end) => {
  expect(eventHours(time)).toEqual({ start, end, day: 1 });
  const span = eventSpan({ startDate: "2026-06-01", endDate: "2026-06-01", time });
  expect(span).toEqual({ startDay: "2026-06-02", start, endDay: "2026-06-02", end });
});

test.each([
  ["25:30〜", "01:30"],
  ["25:30~", "01:30"],
  ["25:30 -", "01:30"],
  ["25時開始", "01:00"],
  ["25時半スタート", "01:30"],
  ["２５：３０～", "01:30"],
  ["24:00より", "00:00"],
  ["from 25:30", "01:30"],
  ["26:00から（開場25:30）", "02:00"],
  ["翌1:30〜", "01:30"],
])("%s says that it begins on the next day", (time, start) => {
  expect(eventHours(time)).toEqual({ start, day: 1 });
  for (const endDate of ["2026-12-31", "2027-01-01"])
    expect(eventSpan({ startDate: "2026-12-31", endDate, time })).toEqual({
      startDay: "2027-01-01",
      start,
      endDay: "2027-01-01",
      end: undefined,
    });
});

test.each(["25:30まで", "〜25:30", "31:00〜", "25:30 pm〜", "翌25:30〜"])("%s says no clear start", (time) =>
  expect(eventHours(time)).toBeUndefined(),
);

test("hours from midnight on mean the same, counted past 24 or said of the next day", () => {
  for (let start = 0; start < 12; start++)
    for (let end = start + 1; end <= 12; end++) {
      const hours = { start: inDay(start), end: inDay(end), day: 1 };
      expect(eventHours(`${halfPast(start + 48)}〜${halfPast(end + 48)}`)).toEqual(hours);
      expect(eventHours(`翌${halfPast(start)}〜${halfPast(end)}`)).toEqual(hours);
    }
});

const halfPast = (halfHours: number): string =>
  `${String(Math.floor(halfHours / 2))}:${halfHours % 2 === 0 ? "00" : "30"}`;
const inDay = (halfHours: number): string => halfPast(halfHours % 48).padStart(5, "0");

test.each(["am", "pm"] as const)(
  "an end without a half of the day is the next such time after a start in %s",
  (half) => {
    for (let start = 0; start < 24; start++)
      for (let end = 0; end <= 24; end++) {
        const begins = start + (half === "pm" ? 24 : 0);
        const lasts = ((end - start + 23) % 24) + 1;
        const isSlip = begins < 30 && begins + lasts >= 48;
        expect(eventHours(`${halfPast(start)} ${half} - ${halfPast(end)}`)).toEqual(
          isSlip ? undefined : { start: inDay(begins), end: inDay(begins + lasts) },
        );
      }
  },
);

test("hours that do not name the next day last at most twelve hours over midnight", () => {
  for (let start = 0; start < 48; start++)
    for (let end = 0; end <= start; end++) {
      const isClear = start >= 30 && end + 48 - start <= 24;
      expect(eventHours(`${inDay(start)} - ${inDay(end)}`)).toEqual(
        isClear ? { start: inDay(start), end: inDay(end) } : undefined,
      );
    }
});

test.each([
  ["UTC+08:00", 480],
  ["GMT+08:00", 480],
  ["UTC+8:00", 480],
  ["UTC +08:00", 480],
  ["UTC + 8", 480],
  ["GMT+05:30", 330],
  ["UTC-05:00", -300],
  ["UTC−05:00", -300],
  ["UTC–5", -300],
  ["UTC+0800", 480],
])("an offset in brackets is read as beside the hours: %s", (offset, zone) => {
  for (const text of [`10:00-11:00 (${offset})`, `10:00〜11:00（${offset}）`, `10:00-11:00 ${offset}`])
    expect(eventHours(text)).toMatchObject({ zone });
});

test.each(["+15", "-16", "+99", "+80", "-99:00"])("no clock of the world is UTC%s", (offset) => {
  for (const text of [`10:00-11:00 (UTC${offset})`, `10:00〜11:00（GMT${offset}）`, `10:00-11:00 UTC${offset}`])
    expect(eventHours(text)).toBeUndefined();
});

test.each([
  ["\u202a10:00\u200b - 11:00 (SGT)\ufeff", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (in Singapore)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (SGT)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00〜11:00（シンガポール時間）", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["シンガポール時間 10時〜11時", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["SGT 10:00-11:00", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10 am - 11 am Singapore time", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (SGT, doors 9:30)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (doors 9:30, SGT)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00〜11:00（開場9:30、シンガポール時間）", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (JST 11:00, Singapore)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (doors 9:30, lunch)", { start: "10:00", end: "11:00" }],
  ["18:00-19:00 (EST)", { start: "07:00", end: "08:00", day: 1, zone: "America/New_York" }],
  ["10:00-11:00 AEST", { start: "09:00", end: "10:00", zone: "Australia/Brisbane" }],
  ["10:00 - 11:00 (Melbourne)", { start: "09:00", end: "10:00", zone: "Australia/Sydney" }],
  ["10:00〜11:00（シンガポール時間、開場9:30）", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (Singapore; JST 11:00)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 (JST, doors 9:30)", { start: "10:00", end: "11:00" }],
  ["18:30〜20:30（星空、開場の1時間前に集合）", { start: "18:30", end: "20:30" }],
  ["18:30〜20:30（夜）", { start: "18:30", end: "20:30" }],
  ["7:00 - 9:00 pm (evening)", { start: "19:00", end: "21:00" }],
  ["10:00 - 13:00 (morning)", { start: "10:00", end: "13:00" }],
  ["10:00 - 11:00 (lunch, doors 9:30)", { start: "10:00", end: "11:00" }],
  ["10:00 - 11:00 (Singapore)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["10:00 - 11:00 SGT (11:00 - 12:00 JST)", { start: "11:00", end: "12:00", zone: "Asia/Singapore" }],
  ["11:00 - 12:00 JST (10:00 - 11:00 SGT)", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00 (10:00 - 11:00, SGT)", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00（日本時間）", { start: "11:00", end: "12:00" }],
  ["11:00 - 12:00（約1時間）", { start: "11:00", end: "12:00" }],
  ["12:00 - 14:00 (Zoom)", { start: "12:00", end: "14:00" }],
  ["12:00 - 14:00 (lunch)", { start: "12:00", end: "14:00" }],
  ["11:00 - 12:00 (TBC)", { start: "11:00", end: "12:00" }],
  ["23:30 - 24:30 SGT", { start: "00:30", end: "01:30", day: 1, zone: "Asia/Singapore" }],
  ["9:00 (UTC+8)", { start: "10:00", zone: 480 }],
  ["9:00 GMT+5:30", { start: "12:30", zone: 330 }],
  ["0:30 UTC+10", { start: "23:30", day: -1, zone: 600 }],
  ["18:00-19:00（ニューヨーク時間）", { start: "07:00", end: "08:00", day: 1, zone: "America/New_York" }],
] as const)("%s is %j in Japan, on a day in summer", (text, hours) =>
  expect(eventHours(text, "2026-07-01")).toEqual(hours),
);

test.each([
  ["2026-12-31", "2027-01-01", "22:00〜翌1:00", "2027-01-01 01:00"],
  ["2026-12-31", "2027-01-01", "22:00 - 1:00", "2027-01-01 01:00"],
  ["2026-12-31", "2027-01-01", "22:00 - 25:00", "2027-01-01 01:00"],
  ["2026-12-31", "2027-01-01", "20:00 - 0:00", "2027-01-01 00:00"],
  ["2026-12-31", "2027-01-01", "23:30 - 24:30 SGT", "2027-01-01 01:30"],
  ["2026-12-31", "2027-01-01", "22:00 - 1:00 SGT", "2027-01-01 02:00"],
  ["2026-12-31", "2027-01-01", "20:00 - 23:30 SGT", "2027-01-02 00:30"],
  ["2026-12-31", "2027-01-01", "18:00 - 21:00", "2027-01-01 21:00"],
  ["2026-12-31", "2026-12-31", "22:00 - 1:00", "2027-01-01 01:00"],
  ["2026-12-31", "2027-01-02", "22:00 - 1:00", "2027-01-03 01:00"],
  ["9999-12-30", "9999-12-31", "22:00 - 1:00", "9999-12-31 01:00"],
])("the second of two days is the one on which the night ends: %s to %s, %s: %s", (startDate, endDate, time, ends) => {
  const { endDay, end } = eventSpan({ startDate, endDate, time });
  expect(`${endDay} ${String(end)}`).toBe(ends);
});

test("where clocks are changed the day counts", () => {
  expect(eventHours("18:00 London time", "2026-12-01")).toMatchObject({ start: "03:00", day: 1 });
  expect(eventHours("18:00 London time", "2026-07-01")).toMatchObject({ start: "02:00", day: 1 });
});

test.each([
  ["シンガポール標準時", "Asia/Singapore"],
  ["シンガポール標準時間", "Asia/Singapore"],
  ["シンガポール時刻", "Asia/Singapore"],
  ["シンガポールタイム", "Asia/Singapore"],
  ["星", "Asia/Singapore"],
  ["星時", "Asia/Singapore"],
  ["星時間、開場9:30", "Asia/Singapore"],
  ["S'pore", "Asia/Singapore"],
  ["S’pore time", "Asia/Singapore"],
  ["Singapore standard time, online", "Asia/Singapore"],
  ["米国東部標準時", "America/New_York"],
  ["米国東部夏時間", "America/New_York"],
  ["Eastern Daylight Time", "America/New_York"],
  ["太平洋標準時", "America/Los_Angeles"],
  ["中国標準時", "Asia/Shanghai"],
  ["インド標準時", "Asia/Kolkata"],
  ["グリニッジ標準時", "UTC"],
  ["協定世界時", "UTC"],
  ["New York, EST", "America/New_York"],
  ["NY, EST", "America/New_York"],
  ["Boston, EST", "America/New_York"],
  ["EST, online", "America/New_York"],
  ["MSK, Moscow", "Europe/Moscow"],
  ["Bali, WITA", "Asia/Makassar"],
  ["Kuala Lumpur, Malaysia", "Asia/Kuala_Lumpur"],
  ["UTC+8, doors 9:30", 480],
  ["SGT, UTC+8", "Asia/Singapore"],
  ["SGT/GMT+08:00", "Asia/Singapore"],
  ["UTC+8, Singapore", "Asia/Singapore"],
  ["EST, UTC-5", "America/New_York"],
  ["KL", "Asia/Kuala_Lumpur"],
  ["Hanoi", "Asia/Bangkok"],
  ["ホーチミン", "Asia/Bangkok"],
  ["Perth", "Australia/Perth"],
  ["ハワイ", "Pacific/Honolulu"],
  ["ドイツ時間", "Europe/Paris"],
  ["＠シンガポール", "Asia/Singapore"],
  ["デリー", "Asia/Kolkata"],
  ["ICT, Bangkok", "Asia/Bangkok"],
])("all parts of a remark in brackets are read: (%s) is %s", (remark, zone) => {
  for (const text of [`10:00-11:00 (${remark})`, `10:00〜11:00（${remark}）`])
    expect(eventHours(text, "2026-12-04")).toMatchObject({ zone });
});

test.each(["IST, India", "CST, China", "AWST, Perth", "Perth AWST", "Dubai, GST", "HST, Hawaii", "online, NZDT"])(
  "an abbreviation that is not known stays unclear in any place: (%s)",
  (remark) => {
    for (const text of [`10:00-11:00 (${remark})`, `10:00〜11:00（開場9:30、${remark}）`])
      expect(eventHours(text)).toBeUndefined();
  },
);

test.each([
  "Manila/Singapore",
  "日本・シンガポール",
  "SG/HK",
  "ドバイ時間、オンライン",
  "豪州東部標準時",
  "11 am in Japan",
  "Singapore, KL",
  "SGT, UTC+9",
  "EST, UTC-4",
  "JST, UTC+9, SGT",
  "11:00-12:00, JST",
  "11時〜12時、日本",
  "11 am, Tokyo",
  "日本は午前11時",
  "noon in Japan",
  "日本は正午",
  "DUBAI TIME, ONLINE",
  "Dubai",
  "in Sao Paulo",
  "カナダ",
  "ドバイ",
  "ジュネーブ",
  "Manila, United Arab Emirates",
])("a remark in brackets that names several zones, or one that is not known: %s", (remark) =>
  expect(eventHours(`10:00〜11:00（${remark}）`)).toBeUndefined(),
);

test.each([
  "10:00 - 11:00 (IST)",
  "10:00〜11:00（現地時間）",
  "10:00 - 11:00 local time",
  "18:00 JST / 17:00 SGT",
  "10:00〜翌11:00",
  "10:00 - 31:00",
  "10:00〜11:00（日本時間11:00〜12:00）",
  "10:00 - 11:00 (11:00 - 12:00 JST)",
  "7:30（夜）",
  "14:00-16:00（午前）",
  "7:00〜9:00（午後）",
  "7:30-9:00 (evening)",
  "7:30-9:00 (in the evening)",
  "10:00-11:00 (+8)",
  "11 pm - 2 next day",
  "10:00-11:00 (+08:00)",
  "10:00-11:00 (UTC±0)",
  "10:00-11:00 (Asia/Dubai)",
  "10:00-11:00 (UTC+8.5)",
  "10:00〜11:00（日本時間マイナス1時間）",
  "10:00〜11:00 (日本時間 -1時間)",
  "10:00〜11:00 (日本時間-1)",
  "10:00〜11:00（日本－1時間）",
  "10:00〜11:00（日本時間ー1時間）",
  "10:00〜11:00 (JST -1)",
  "10:00-11:00 (JST-1h)",
  "10:00-11:00 (Japan minus one hour)",
  "10:00-11:00 (1 hour behind Japan)",
  "10:00-11:00 (one hour earlier than Tokyo)",
  "10:00〜11:00（日本の1時間遅れ）",
  "10:00〜11:00（日本より1時間遅い）",
  "10:00〜11:00（日本時間の1時間前）",
  "10:00〜11:00（日本との時差1時間）",
  "10:00〜11:00（時差あり）",
  "10:00〜11:00（現地）",
  "10:00〜11:00（現地時間、予定）",
  "10:00-11:00 (local time in Bali)",
  "1:00～3:00（午後の部）",
  "7:30（夜間開催）",
  "8:00（晩）",
  "8:00 (evening session)",
  "7:00 (tonight)",
  "19:00 (morning session)",
  "18:00 (19:00 in Tokyo)",
  "18:00（東京は19:00）",
  "10:00～18:00（最終日は16時まで）",
  "10:00 - 18:00 (last day until 16:00)",
  "10:00～17:00（初日は13:00から）",
  "18:00～20:00（19:00に変更）",
  "18:00 - 20:00 (changed to 19:00)",
  "9pm–noon",
  "午後8時〜正午",
  "noon - 1 am",
  "10:00-11:00 (Japan 11:00-12:00)",
  "10:00〜11:00（日本は11時〜12時）",
  "10:00-11:00 (9-10 SGT)",
  "10:00-11:00 (SGT 9-10)",
  "10:00〜11:00（JST11:00〜12:00）",
  "10:00〜11:00（JST11時）",
  "10:00-11:00 (11:00-12:00JST)",
  "10:00-11:00 (1100-1200 JST)",
  "10:00-11:00 (1100hrs JST)",
  "10:00-11:00 (11h JST)",
  "10:00-11:00 (JST=11:00)",
  "14:00〜16:00（ICT部会）",
  "14:00 - 16:00 (ICT committee)",
  "14:00〜16:00（EST社）",
  "14:00 - 16:00 (CET exam)",
  "14:00 - 16:00 (PST: problem solving)",
  "10:00-17:00 (6 Dec until 15:00)",
  "10:00-17:00 (5 Dec: 10:00-15:00)",
  "10:00-17:00 (closes 15:00 on 6th)",
  "10:00-17:00 (Day two 9:00-15:00)",
  "10:00〜17:00（6日のみ15:00まで）",
  "10:00〜17:00（6日：15:00まで）",
  "10:00〜17:00（12/6 15:00まで）",
  "10:00〜17:00（翌日は15:00まで）",
  "10:00〜17:00（中日は12:00〜）",
])("%s names no clear hours in Japan", (text) => expect(eventHours(text)).toBeUndefined());

test.each([
  "シンガポール会場",
  "東京会場",
  "予定",
  "オンライン",
  "doors open 9:30",
  "doors open 1 hour earlier",
  "開場は1時間前",
  "2-3時間",
  "約1時間、日本語",
  "現地・オンライン",
  "5-6F",
  "セミナー2時間",
  "日本語、開場は1時間前",
  "遅刻は30分まで",
  "Room B-2",
  "plus networking",
  "JST",
  "日本時間、予定",
  "シンガポール9:00〜10:00",
  "東京会館、開場9:30",
  "朝食付き",
  "変更の場合あり",
  "est.",
  "approx., est",
  "Bar Tokyo, est. 2010",
  "EST.2010",
  "et al.",
  "pt. 1",
  "PT 2",
  "Seminar, Pt 2",
  "est. 50 people",
  "Singapore, online",
  "東京・大阪",
  "doors 9 am",
  "free, RSVP",
  "Tokyo, TV",
  "IoT, AI",
  "SAT, SUN",
  "正午開場",
  "members only",
  "受付9:30",
  "午前11時開場",
  "日本時計協会",
  "ランチタイム",
  "RSVP by 30 Nov 18:00",
  "申込締切12/1 17:00",
  "UTC＋９",
])("a remark in brackets that says nothing of a zone does not count: %s", (remark) =>
  expect(eventHours(`10:00〜11:00（${remark}）`)).toEqual({ start: "10:00", end: "11:00" }),
);

test.each([
  ["18:30", "18:30"],
  ["18:30~", "18:30"],
  ["18時から", "18:00"],
  ["18:30開始", "18:30"],
  ["6 pm", "18:00"],
  ["午後6時", "18:00"],
  ["正午", "12:00"],
  ["午後７時半より", "19:30"],
  ["19:00 hrs", "19:00"],
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
  "midnight - 2 am",
  "12:00am-1:00pm",
  "from 12:30 a.m. to 2 p.m.",
  "12:00 - 02:00",
  "09:00 - 05:00",
  "15:00-14:00",
  "18:00-18:00",
  "24:00〜翌2:00",
  "翌24:00〜26:00",
  "翌23:00〜翌1:00",
  "30:00 - 31:00",
  "26:00 - 24:00",
  "24:00 pm - 1:00",
  "doors 18:00, start 18:30",
  "10:00-12:00, 13:00-15:00",
  "10:00-12:00-13:00",
  "18:30 - late",
  "20:00まで",
  "20時まで",
  "午前12時〜午後1時",
  "2026-12-03",
  "12.10.2026",
  "1900",
  "10.5",
  "03-1234-5678",
  "2026-2027",
  "13月",
])("%s is no clear time", (text) => expect(eventHours(text)).toBeUndefined());
