import { followPair, type PairStep } from "./follow-pair";

/** A step as "en/ja"; the one before it is what it replaced. `!` at the end: both languages were compared. */
function steps(...texts: readonly string[]): PairStep[] {
  const pairs = texts.map((text) => {
    const [en = "", ja = ""] = text.replace("!", "").split("/");
    return { en, ja };
  });
  return pairs.map((after, at) => ({
    date: `day ${at + 1}`,
    checked: texts[at]?.endsWith("!") ?? false,
    before: pairs.slice(Math.max(0, at - 1), at),
    after,
  }));
}

test.each([
  ["one commit", ["a/あ"], undefined],
  ["the translation came later", ["a/", "a/あ"], undefined],
  ["the English came later", ["/あ", "a/あ"], undefined],
  ["English changed", ["a/あ", "b/あ"], { language: "ja", since: "day 2" }],
  ["Japanese changed", ["a/あ", "a/い"], { language: "en", since: "day 2" }],
  ["English changed twice: since the first time", ["a/あ", "b/あ", "c/あ"], { language: "ja", since: "day 2" }],
  ["both changed together", ["a/あ", "b/い"], undefined],
  ["the other one caught up", ["a/あ", "b/あ", "b/い"], undefined],
  ["caught up, then changed again", ["a/あ", "b/あ", "b/い", "c/い"], { language: "ja", since: "day 4" }],
  ["both changed while one lagged", ["a/あ", "b/あ", "c/い"], undefined],
  ["checked without a change", ["a/あ", "b/あ", "b/あ!"], undefined],
  ["checked with a change", ["a/あ", "b/あ!"], undefined],
  ["checked, then changed", ["a/あ", "b/あ!", "c/あ"], { language: "ja", since: "day 3" }],
  ["something else changed", ["a/あ", "b/あ", "b/あ"], { language: "ja", since: "day 2" }],
  ["a revert", ["a/あ", "b/あ", "a/あ"], undefined],
  ["a restore of a pair that lagged", ["a/あ", "b/あ", "b/い", "b/あ"], { language: "ja", since: "day 2" }],
  ["taken away and written again", ["a/あ", "b/", "b/い"], undefined],
  ["deleted (nothing in between), brought back", ["a/あ", "b/あ", "b/あ"], { language: "ja", since: "day 2" }],
] as const)("%s", (_name, texts, lag) => {
  expect(followPair(steps(...texts))).toEqual(lag);
});

test("a merge that only joins both sides changes neither language", () => {
  const base = { en: "a", ja: "あ" };
  const english = { en: "b", ja: "あ" };
  const japanese = { en: "a", ja: "い" };
  const step = (date: string, before: PairStep["before"], after: PairStep["after"]): PairStep => ({
    date,
    checked: false,
    before,
    after,
  });
  const sides = [step("1", [], base), step("2", [base], english), step("3", [base], japanese)];
  expect(followPair([...sides, step("4", [english, japanese], { en: "b", ja: "い" })])).toBeUndefined();
  expect(followPair([...sides, step("4", [english, japanese], { en: "c", ja: "い" })])).toEqual({
    language: "ja",
    since: "4",
  });
});
