import { faultWords } from "../problems/fault-words";
import { weekdayNames } from "../dates/weekday-names";
import { fc } from "../test-support/seeded-fast-check";
import { weekdayFaults } from "./weekday-faults";

const faults = (language: "en" | "ja", text: string, own?: string) =>
  weekdayFaults(text, language, own).map(
    ({ params = {} }) => `${String(params["written"])}: ${String(weekdayNames[language][Number(params["weekday"])])}`,
  );

test.each([
  ["ja", "12月10日（水）に開催", "12月10日（水）: 木"],
  ["ja", "12月10日(水)に開催", "12月10日(水): 木"],
  ["ja", "**12月**10日（水）に開催", "12月10日(水): 木"],
  ["ja", "１２月１０日（水・祝）に開催", "１２月１０日（水・祝）: 木"],
  ["ja", "12/10（水）", "12/10（水）: 木"],
  ["ja", "12月10日㈬", "12月10日㈬: 木"],
  ["ja", "12月10日水曜日", "12月10日水曜: 木"],
  ["ja", "2027年1月5日（月）", "2027年1月5日（月）: 火"],
  ["en", "Join us on Wednesday, December 10, 2026.", "Wednesday, December 10, 2026: Thursday"],
  ["en", "Wed 10 Dec", "Wed 10 Dec: Thursday"],
  ["en", "on **Friday** the 11th of December 2025", "Friday the 11th of December 2025: Thursday"],
  ["en", "December 10 (Wed)", "December 10 (Wed): Thursday"],
] as const)("%s: %s has another weekday", (language, text, found) =>
  expect(faults(language, text, "2026-12-10")).toEqual([found]),
);

test.each([
  ["ja", "12月10日（木）、12月12日（土・祝）、1月5日（火）以降"],
  ["ja", "12月10日（日本時間）、12月10日（土日限定）、12月10日（月・水・金）"],
  ["ja", "12月10日（水）は昨年の開催日です"],
  ["ja", "2025年12月11日（木）から、12月18日（木）まで"],
  ["ja", "2月30日（水）"],
  ["en", "Thu, December 10; Friday 11 December 2026; the Monday before December 10"],
  ["en", "Thursday to Saturday, December 10-12; Thu/Fri, December 10/11; Thu-Fri, December 10-11"],
  ["en", "last year, on Wednesday, December 10"],
  ["en", "In 2025 we met on Thursday, December 11."],
  ["en", "Every Tuesday until January 5"],
] as const)("%s: %s fits, or nothing is known", (language, text) =>
  expect(faults(language, text, "2026-12-10")).toEqual([]),
);

test("the weekday is said in the reader's language, whatever the language of the text", () => {
  const [english] = weekdayFaults("Wednesday, December 10, 2026", "en");
  const [japanese] = weekdayFaults("2026年12月10日（水）", "ja");
  const words = [english, japanese].flatMap((what) => (what ? [faultWords(what, "en"), faultWords(what, "ja")] : []));
  expect(words).toEqual([
    'says "Wednesday, December 10, 2026", but the weekday of that date in 2026 is Thursday',
    "「Wednesday, December 10, 2026」とありますが、2026年のこの日は木曜日です",
    'says "2026年12月10日（水）", but the weekday of that date in 2026 is Thursday',
    "「2026年12月10日（水）」とありますが、2026年のこの日は木曜日です",
  ]);
});

test("the text is looked through once, however many of its dates are wrong", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  const text = Array.from({ length: 200 }, (_, year) => `${String(1900 + year)}年１月１日（月）`).join("\n");
  expect(weekdayFaults(text, "ja").length).toBeGreaterThan(150);
  expect(normalize.mock.calls.length).toBeLessThan(text.length * 2);
  normalize.mockRestore();
});

test("without a year and without an own day nothing is said", () => {
  expect(faults("ja", "12月10日（水）")).toEqual([]);
  expect(faults("en", "Wednesday, December 10")).toEqual([]);
});

test("each day fits its own weekday in both languages, and no other one", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2090-12-31"), noInvalidDate: true });
  const written = (locale: string, date: Date, at: Date): string => {
    const part = (options: Intl.DateTimeFormatOptions, of: Date): string =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(of);
    return locale === "ja-JP"
      ? `${part({ dateStyle: "long" }, date)}（${part({ weekday: "short" }, at)}）`
      : `${part({ weekday: "long" }, at)}, ${part({ dateStyle: "long" }, date)}`;
  };
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 6 }), (date, shift) => {
      const other = new Date(date.getTime() + shift * 86_400_000);
      for (const [locale, language] of [
        ["ja-JP", "ja"],
        ["en-US", "en"],
        ["en-GB", "en"],
      ] as const) {
        expect(faults(language, written(locale, date, date))).toEqual([]);
        // "Wednesday 9 December 2026"
        expect(faults(language, written(locale, date, other))).toHaveLength(1);
      }
    }),
  );
});
