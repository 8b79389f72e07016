import { fc } from "../test-support/seeded-fast-check";
import { languageDifferences } from "./language-differences";

/** What differs, as `English | Japanese`; another fault by its code. */
const differences = (en: string, ja: string): string[] =>
  languageDifferences({ en, ja }).map(({ code, params = {} }) =>
    code === "languagesDiffer" ? `${String(params["en"])} | ${String(params["ja"])}` : code,
  );

test.each([
  // Days
  ["On Thursday, December 10 in Marunouchi", "2026年12月10日（木）、丸の内にて"],
  ["10 Dec 2026", "２０２６年１２月１０日"],
  ["the 10th of December", "十二月十日"],
  ["From December 10 to 12", "12月10日（木）〜12日（土）"],
  ["10–12 December 2026", "令和8年12月10〜12日"],
  ["December 10 and 11", "12月10日・11日"],
  ["2026-12-10", "2026/12/10"],
  ["Dec. 10", "12/10（木）"],
  ["in October", "10月に"],
  ["in October", "10月12日に"],
  ["Apply before December 5.", "申込は12月4日まで。"],
  ["until midnight on December 31", "1月1日0時まで"],
  ["The year-end night: December 10.", "12月10日に開催します。申込は12月4日まで。"],
  // Hours
  ["Doors open at 6:30 pm", "開場は18:30です"],
  ["Doors open at 18:30", "午後6時半に開場"],
  ["6:30-8:30 p.m.", "18時30分〜20時30分"],
  ["6–8 pm", "午後６時から８時まで"],
  ["at 6:30", "18:30"],
  ["Lunch at noon", "昼食は12:00から"],
  ["1930hrs", "夜7時30分"],
  ["1 a.m.", "深夜1時"],
  ["11:30 p.m.", "深夜11時半"],
  ["12 midnight to 2 a.m.", "24:00〜26:00"],
  ["The last train is at 0:30 a.m.", "終電は24時30分です"],
  ["Doors close at 5 a.m.", "深夜29時まで"],
  ["8 p.m. to midnight", "20時〜24時"],
  ["January 1, 0:30 a.m.", "12月31日24:30"],
  ["19:00 (Japan time)", "18:00（シンガポール時間）"],
  ["It takes 2 hours from 14:00.", "14時から2時間"],
  // Sums
  ["3,500 yen", "3,500円"],
  ["¥3,500", "3500円"],
  ["JPY 10,000", "1万円"],
  ["3,500 yen", "3千5百円"],
  ["3,500 yen", "三千五百円"],
  ["3,500 yen", "３，５００円"],
  ["capital of 100 million yen", "資本金1億円"],
  ["1.5 million yen", "150万円"],
  ["five thousand yen", "5,000円"],
  ["between 1,000 and 3,500 yen", "1,000円から3,500円"],
  ["S$50", "50シンガポールドル"],
  ["3,300 yen including tax", "3,000円（税別）"],
  ["Members free, guests 3,000 yen", "会員は無料（0円）、会員以外3,000円"],
  ["about $20", "約3,000円"],
  // Numbers
  ["Twenty-four makers for three days", "3日間、24組のつくり手"],
  ["three out of four", "4分の3"],
  ["ninety per cent rain, 130 people", "降水確率90%、130名"],
  ["a 30% discount", "3割引"],
  ["Half of the 220 places", "定員220名の半数"],
  ["ninety minutes", "1時間半"],
  ["a 90-minute talk", "1時間30分の講演"],
  ["in 48 hours", "2日間で"],
  ["5 miles along the river", "川沿いの8キロ"],
  ["fifty thousand movements", "5万回"],
  ["the hundredth book", "100冊目"],
  ["room B2, paper in A4", "部屋B3、A5の紙"],
  ["founded in 1966, sixty years ago", "昭和41年（1966年）、60年前"],
  ["5th floor, 1-9 Marunouchi", "丸の内1-9 5階"],
  ["14-3, 2-chome", "2丁目14番3号"],
  // Addresses
  ["Call +81 3-1234-5678.", "電話：03-1234-5678"],
  ["Call +81 (0)3 1234 5678.", "電話：０３（１２３４）５６７８"],
  ["[Write](mailto:info@sccj.example)", "info@sccj.example まで"],
  ["english@sccj.example", "nihongo@sccj.example"],
  ["[Members](/sccj-membership)", "[会員](/ja/sccj-membership/)"],
  ["[form](https://forms.gle/a1Bc2D)", "[フォーム](https://forms.gle/x9Yz8W)"],
  ["https://www.example.jp/en/about", "https://example.jp/ja/about"],
  ["![Tea](/media/2026/tea.jpg) Come at 15:00.", "![お茶](/media/2026/tea.jpg) 15時にお越しください。"],
  // A summary
  [`See [us](/a), [them](/b) at 10:00. ${"Many words follow here. ".repeat(9)}`, "概要です。10時から。"],
])("the same in both languages: %j, %j", (en, ja) => expect(differences(en, ja)).toEqual([]));

test.each([
  ["Join us on December 10, 2026.", "2026年12月11日（金）に開催します。", "December 10, 2026 | 2026年12月11日"],
  ["December 10, 2026", "2025年12月10日", "December 10, 2026 | 2025年12月10日"],
  ["in Osaka in **October**", "大阪：**11月**", "October | 11月"],
  ["Register by 4 December.", "お申し込みは12月5日までです。", "4 December | 12月5日"],
  ["Doors open at 18:30.", "開場は18:00です。", "18:30 | 18:00"],
  ["6:30 pm", "午後7時半", "6:30 pm | 午後7時半"],
  ["6 to 8 pm", "18時〜21時", "8 pm | 21時"],
  ["until 2 a.m.", "25時まで", "2 a.m. | 25時"],
  ["12 midnight to 2 a.m.", "24時〜27時", "2 a.m. | 27時"],
  ["Doors close at midnight", "23時に閉場", "midnight | 23時"],
  ["Students pay 3,500 yen.", "学生の方は3,000円です。", "3,500 yen | 3,000円"],
  ["¥12,000", "1万円", "¥12,000 | 1万円"],
  ["Members 3,000 yen, guests 3,500 yen", "会員3,000円、会員以外3,000円", "3,500 yen | 3,000円"],
  ["S$50", "60シンガポールドル", "S$50 | 60シンガポールドル"],
  ["20% off", "30%割引", "20% | 30%"],
  ["Places for 18 people", "定員20名", "18 people | 20名"],
  ["within 10 working days", "15営業日以内に", "10 working days | 15営業日"],
  ["Room 302", "303号室", "302 | 303"],
  ["founded in 2023", "2024年に設立", "2023 | 2024年"],
  ["Call 03-1234-5678.", "電話：03-1234-5679", "03-1234-5678 | 03-1234-5679"],
  [
    "[Write](mailto:info@sccj.example)",
    "[メール](mailto:events@sccj.example)",
    "info@sccj.example | events@sccj.example",
  ],
  ["[Events](/sccj-events)", "[イベント](/ja/sccj-news)", "/sccj-events | /ja/sccj-news"],
  [
    "https://www.exmaple.com/apply",
    "https://www.example.com/apply",
    "https://www.exmaple.com/apply | https://www.example.com/apply",
  ],
  ["See the [plan](https://a.example/plan) of the hall.", "会場図をご覧ください。5階です。", "linkInEnglishOnly"],
  ["The plan of the hall, 5th floor.", "[会場図](https://a.example/plan)をご覧ください。", "linkInJapaneseOnly"],
  [
    "![Tea](/media/a.jpg) ![Cake](/media/b.jpg) Come at 3.",
    "![お茶](/media/a.jpg) ぜひ3時にお越しください。",
    "picturesDiffer",
  ],
])("a difference: %j, %j", (en, ja, found) => expect(differences(en, ja)).toEqual([found]));

test.each([
  ["", "3,000円"],
  ["3,000 yen", ""],
  ["3,000 yen", "有料です"],
  ["Come at 18:30 on December 10", "ぜひお越しください"],
])("what only one language says is no difference: %j, %j", (en, ja) => expect(differences(en, ja)).toEqual([]));

const yen = fc.integer({ min: 100, max: 99_999_999 });
const grouped = new Intl.NumberFormat("en-US");
const inMyriads = (value: number): string =>
  `${value >= 10_000 ? `${String(Math.floor(value / 10_000))}万` : ""}${value % 10_000 === 0 ? "" : String(value % 10_000)}円`;
const full = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const englishSums = [
  (n: number) => `¥${grouped.format(n)}`,
  (n: number) => `${grouped.format(n)} yen`,
  (n: number) => `JPY ${String(n)}`,
];
const japaneseSums = [(n: number) => `${grouped.format(n)}円`, (n: number) => full(`${String(n)}円`), inMyriads];
const some = <T>(list: readonly T[]) => fc.constantFrom(...list);

test("a sum is the same however it is written, and another one differs", () => {
  fc.assert(
    fc.property(yen, yen, some(englishSums), some(japaneseSums), (one, other, en, ja) => {
      expect(differences(`The fee is ${en(one)}.`, `参加費は${ja(one)}です。`)).toEqual([]);
      fc.pre(one !== other);
      expect(differences(`The fee is ${en(one)}.`, `参加費は${ja(other)}です。`)).toHaveLength(1);
    }),
  );
});

const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true });
const englishDays = ["en-US", "en-GB"].flatMap((locale) =>
  (["long", "short"] as const).map(
    (month) => new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
  ),
);
const japaneseDay = new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeZone: "UTC" });

test("a day is the same however it is written, and another one differs", () => {
  fc.assert(
    fc.property(day, day, some(englishDays), fc.boolean(), (one, other, en, isFull) => {
      const ja = (date: Date): string => (isFull ? full(japaneseDay.format(date)) : japaneseDay.format(date));
      expect(differences(`We meet on ${en.format(one)}.`, `開催日は${ja(one)}です。`)).toEqual([]);
      fc.pre(japaneseDay.format(one) !== japaneseDay.format(other));
      expect(differences(`We meet on ${en.format(one)}.`, `開催日は${ja(other)}です。`)).toHaveLength(1);
    }),
  );
});

const minute = fc.integer({ min: 0, max: 287 }).map((fifth) => fifth * 5);
const two = (number: number): string => String(number).padStart(2, "0");
const englishHours = [
  (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`,
  (at: number) => `${String(Math.floor(at / 60) % 12 || 12)}:${two(at % 60)} ${at < 720 ? "am" : "pm"}`,
];
const japaneseHours = [
  (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`,
  (at: number) => `${String(Math.floor(at / 60))}時${String(at % 60)}分`,
  (at: number) =>
    `${at < 720 ? "午前" : "午後"}${String(Math.floor(at / 60) % 12)}時${at % 60 === 30 ? "半" : `${String(at % 60)}分`}`,
];

test("an hour is the same however it is written, and one with other minutes differs", () => {
  fc.assert(
    fc.property(minute, minute, some(englishHours), some(japaneseHours), (one, other, en, ja) => {
      expect(differences(`Doors open at ${en(one)}.`, `開場は${ja(one)}です。`)).toEqual([]);
      fc.pre(one % 60 !== other % 60);
      expect(differences(`Doors open at ${en(one)}.`, `開場は${ja(other)}です。`)).toHaveLength(1);
    }),
  );
});

test("a text differs from none that says the same, whatever it is, and no text is a fault", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    some([
      "12月",
      "10日",
      "3,0",
      "円",
      "¥",
      "18:",
      "30",
      " pm",
      "[a](",
      "/b)",
      "![",
      "](x)",
      "December ",
      "10",
      "-",
      "～",
      "午後",
      "半",
      "+81 ",
      "@x.jp",
    ]),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, text, (en, ja) => {
      expect(differences(en, en)).toEqual([]);
      expect(() => differences(en, ja)).not.toThrow();
    }),
  );
});
