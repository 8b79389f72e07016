import { fc } from "../test-support/seeded-fast-check";
import { htmlWithWholeDates, piecesAtDates } from "./dates-in-text";

const datesOf = (text: string): string[] => piecesAtDates(text).flatMap((piece) => (piece.isWhole ? [piece.text] : []));

test.each([
  ["Closed from December 26, 2026 to January 5.", ["December 26, 2026", "January 5"]],
  ["The office opens again on Monday, 5 January 2027.", ["Monday, 5 January 2027"]],
  ["See Fri, Nov 20, 2026 or 2026-11-20; 3 in March", ["Fri, Nov 20, 2026", "2026-11-20"]],
  ["2026年12月26日（土）から1月5日まで、2025年の12月", ["2026年12月26日（土）", "1月5日", "2025年"]],
  ["9月30日、2027年3月", ["9月30日", "2027年3月"]],
  ["May we march 31? Section 12, 2026", []],
  ["The year-end night, a non-profit, 03-1234-5678", ["year-end", "non-profit", "03-1234-5678"]],
  [
    "3年分のお申し込みで30%、60社、10年間、2営業日以内に、資本金1億円以上、3,000円",
    ["3年分", "60社", "10年間", "2営業日", "1億円", "3,000円"],
  ],
  ["12月、第1部、2つ", []],
  ["- a list -- of --dashes and very-long-hyphenated-words", []],
])("the dates in %j", (text, expected) => {
  expect(datesOf(text)).toEqual(expected);
});

test("the pieces together are the text, whatever it is", () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom("December 31, 2025", "2026年1月5日", "2026-01-05", "1月", "May 3"),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join("");
      expect(
        piecesAtDates(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("in HTML only texts are marked, no attribute", () => {
  expect(htmlWithWholeDates('<p title="1月5日 > May 3, 2026">On <b>May 3, 2026</b>, 1月5日</p>')).toBe(
    '<p title="1月5日 > May 3, 2026">On <b><span class="whole-date">May 3, 2026</span></b>, <span class="whole-date">1月5日</span></p>',
  );
});
