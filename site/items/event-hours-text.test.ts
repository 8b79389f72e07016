import en from "../locales/en/items.json";
import ja from "../locales/ja/items.json";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import { eventHours } from "../../content/model/dates/event-hours";
import { hoursText } from "./event-hours-text";

const words = { en: en.hours, ja: ja.hours };
const second = {
  en: { zone: "Asia/Singapore", name: "SGT" },
  ja: { zone: "Asia/Singapore", name: "シンガポール時間" },
};

/** What the page says, in each language; what staff wrote where nothing is added. */
function shown(time: string, language: "en" | "ja", place = second[language]): string {
  const text = hoursText({ startDate: "2026-12-04", time }, place, (key, values = {}) => {
    const word = (words[language] as Readonly<Record<string, string>>)[key.replace("hours.", "")] ?? "";
    return word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  });
  return text ?? time;
}

test.each([
  "11:00 - 12:00 JST (10:00 - 11:00 SGT)",
  "11:00-12:00 (10:00-11:00 SGT)",
  "日本時間 午前9時（シンガポール時間 午前8時）",
  "11:00〜12:00（シンガポール10:00〜11:00）",
  "11:00 - 12:00 (10:00 in Singapore)",
  "11:00〜12:00（シンガポールは10時から）",
  "18:00 London time (03:00 JST)",
])("hours of both places stay as staff wrote them: %s", (time) => {
  expect([shown(time, "en"), shown(time, "ja")]).toEqual([time, time]);
});

test.each([
  ["Europe/Helsinki", "16:00 - 17:00 (9:00 - 10:00 Helsinki time)"],
  ["Europe/Helsinki", "16:00〜17:00（ヘルシンキ時間9:00〜10:00）"],
  ["Europe/Helsinki", "16:00-17:00 JST (9:00-10:00 EET)"],
  ["Europe/Riga", "16:00 - 17:00 (9:00 - 10:00 Riga time)"],
  ["Europe/Riga", "16:00〜17:00（リガ時間9:00〜10:00）"],
  ["Europe/Riga", "16:00-17:00 JST (9:00-10:00 EET)"],
  ["Europe/Stockholm", "17:00-18:00 (9:00-10:00 CET)"],
])("a second place of another chamber, %s, is said once: %s", (zone, time) => {
  const names =
    zone === "Europe/Helsinki"
      ? { name: "Helsinki time", otherName: "ヘルシンキ時間" }
      : { name: "Riga time", otherName: "リガ時間" };
  const place = { zone, ...names };
  const other = { zone, name: names.otherName, otherName: names.name };
  expect([shown(time, "en", place), shown(time, "ja", other)]).toEqual([time, time]);
});

test.each([
  "10:00 - 11:00 Helsinki time",
  "10:00 - 11:00 (EET)",
  "ヘルシンキ時間10:00〜11:00",
  "10:00 - 11:00 Finland time",
])("hours of the Nordic and other chambers' places are read: %s", (time) =>
  expect(eventHours(time, "2026-12-04")).toMatchObject({ start: "17:00", end: "18:00" }),
);

test.each([
  ["20:00（日本時間）", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 (JST)", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 JST", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 (Japan time)", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["日本時間 午前9時", "午前9時 JST (08:00 SGT)", "日本時間午前9時（シンガポール時間08:00～）"],
  [
    "20:00（日本時間、予定）",
    "20:00（日本時間、予定） (19:00 SGT)",
    "20:00（日本時間、予定）（シンガポール時間19:00～）",
  ],
  ["20:00 JST (Zoom)", "20:00 JST (Zoom) (19:00 SGT)", "20:00 JST (Zoom)（シンガポール時間19:00～）"],
  ["東京時間20:00", "東京時間20:00 (19:00 SGT)", "東京時間20:00（シンガポール時間19:00～）"],
  [
    "20:00（シンガポール会場）",
    "20:00（シンガポール会場） JST (19:00 SGT)",
    "日本時間20:00（シンガポール会場）（シンガポール時間19:00～）",
  ],
])("Japan's zone is said once: %s", (time, english, japanese) => {
  expect([shown(time, "en"), shown(time, "ja")]).toEqual([english, japanese]);
});

test.each([
  ["20:00 - 24:00", "20:00-00:00 JST (19:00-23:00 SGT)", "日本時間20:00～00:00（シンガポール時間19:00～23:00）"],
  ["21:00〜翌0:30", "21:00〜翌0:30 JST (20:00-23:30 SGT)", "日本時間21:00〜翌0:30（シンガポール時間20:00～23:30）"],
  ["20:00-0:30", "20:00-00:30 JST (19:00-23:30 SGT)", "日本時間20:00～00:30（シンガポール時間19:00～23:30）"],
  ["22:00 - 1:00", "22:00-01:00 JST (21:00-00:00 SGT)", "日本時間22:00～01:00（シンガポール時間21:00～00:00）"],
  ["24:00 - 24:30", "24:00 - 24:30 JST (23:00-23:30 SGT)", "日本時間24:00 - 24:30（シンガポール時間23:00～23:30）"],
])("an end after midnight in Japan is on its own day elsewhere: %s", (time, english, japanese) => {
  expect([shown(time, "en"), shown(time, "ja")]).toEqual([english, japanese]);
});

/** The words as data, to be read back. */
const word = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ key, ...values });

test("whatever the hours and the other place, the times said are those moments there", () => {
  const zones = ["Asia/Singapore", "Europe/London", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"];
  const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, fc.integer({ min: 1, max: 44 }), (zone, begins, quarters) => {
      const ends = begins + quarters * 15;
      const clock = (at: number): string =>
        `${String(Math.floor(at / 60) % 24).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
      const time = `${clock(begins)} - ${clock(ends)}`;
      fc.pre(eventHours(time, "2026-12-04")?.end !== undefined);
      const said = hoursText({ startDate: "2026-12-04", time }, { zone, name: "there" }, word) ?? "";
      const other = JSON.parse(
        (JSON.parse((JSON.parse(said) as { other: string }).other) as { time: string }).time,
      ) as {
        start: string;
        end: string;
      };
      const midnight = Date.parse("2026-12-04T00:00:00+09:00");
      const there = (at: number): readonly [string, string] => {
        const moment = new Date(midnight + at * 60_000);
        const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
        const of = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeStyle: "short" }).format(moment);
        return [of, day < "2026-12-04" ? "hours.dayBefore" : day > "2026-12-04" ? "hours.dayAfter" : ""];
      };
      const [start, startDay] = there(begins);
      const [end, endDay] = there(ends);
      const shown = (of: string, day: string): string => (day === "" ? of : word(day, { time: of }));
      // The next morning behind an evening goes without saying.
      const isNight = startDay === "" && endDay === "hours.dayAfter" && end <= start && ends >= 1440;
      expect({ time, ...other }).toMatchObject({
        start: shown(start, startDay),
        end: shown(end, isNight ? "" : endDay),
      });
    }),
  );
});

test.each(["20:00 - 24:00", "25:30〜"])(
  "behind the last day that can be written there are no other hours: %s",
  (time) => {
    const second = { zone: "Asia/Singapore", name: "SGT" };
    expect(hoursText({ startDate: "9999-12-31", time }, second, word)).toBeUndefined();
  },
);

test.each(["20:00 EST (Dec 3)", "20:00（ニューヨーク時間）（日本時間12月4日10:00）", "10:00〜（前日）"])(
  "hours with another day than the event's stay as staff wrote them: %s",
  (time) => expect([shown(time, "en"), shown(time, "ja")]).toEqual([time, time]),
);
