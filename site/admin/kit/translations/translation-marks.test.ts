/** @jest-environment node */
import { newsParts } from "../../news/news-parts";
import { kindIn } from "../../test-support/dated-kinds";
import { needsTranslationCheck, formMarks, marksOf, summariseTranslations, stateOf } from "./translation-marks";

const kind = kindIn(newsParts);
const values = (changes: Readonly<Record<string, string>>) =>
  kind.textsOf({
    ...kind.emptyValues,
    title: "Tea",
    title_jp: "お茶",
    content: "Come.",
    content_jp: "来てください。",
    ...changes,
  });
const whole = values({});
const outdated = { state: "outdated", language: "ja", since: "2026-11-03T10:00:00+09:00" } as const;
const told = { title: outdated, body: { state: "complete" } } as const;

test("without the API's marks the texts tell what is missing", () => {
  expect(marksOf(values({ content_jp: " " }), undefined)).toEqual({
    title: { state: "complete" },
    body: { state: "missing", language: "ja" },
  });
});

test.each([
  ["nothing is typed", whole, told, outdated],
  ["English changes", values({ title: "Green tea" }), {}, { state: "changing", language: "ja" }],
  ["Japanese changes", values({ title_jp: "緑茶" }), {}, { state: "changing", language: "en" }],
  ["both change", values({ title: "Green tea", title_jp: "緑茶" }), {}, { state: "complete" }],
  ["the outdated language changes", values({ title_jp: "緑茶" }), told, { state: "complete" }],
  ["the other one changes once more", values({ title: "Tea!" }), told, { state: "changing", language: "ja" }],
  ["Japanese is emptied", values({ title_jp: "" }), told, { state: "missing", language: "ja" }],
])("the title's mark when %s", (_what, typed, saved, expected) => {
  expect(formMarks(whole, typed, saved)["title"]).toEqual(expected);
});

test("a first translation asks nothing", () => {
  const english = values({ title_jp: "", content_jp: "" });
  const marks = formMarks(english, whole, marksOf(english, undefined));
  expect(marks).toEqual({ title: { state: "complete" }, body: { state: "complete" } });
  expect(needsTranslationCheck(marks)).toBe(false);
});

test("a change on one side asks, and so does what is outdated", () => {
  expect(needsTranslationCheck(formMarks(whole, values({ content: "Do come." }), {}))).toBe(true);
  expect(needsTranslationCheck(formMarks(whole, whole, told))).toBe(true);
});

test("the list sums up: what is missing comes first, the oldest outdated text counts", () => {
  const older = { ...outdated, since: "2026-10-01T10:00:00+09:00" };
  const summary = summariseTranslations({
    title: outdated,
    body: older,
    imageAlt: { state: "missing", language: "en" },
  });
  const none = { en: false, ja: false };
  expect(summary).toEqual({ missing: { en: ["imageAlt"], ja: [] }, none, outdated: { ja: older.since } });
  expect(stateOf(summary)).toBe("missing");
  expect(stateOf(summariseTranslations(told))).toBe("outdated");
});

test.each([
  ["of a company with two texts", { name: "ja", description: "ja" }, true],
  ["of an event with a translated button", { title: "ja", body: "ja", buttonText: undefined }, true],
  ["of a company with a Japanese name", { name: undefined, description: "ja" }, false],
] as const)("a translation that was not begun is told from one that is incomplete: %s", (_what, fields, isNone) => {
  const marks = Object.entries(fields).map(([name, language]) => [
    name,
    language ? ({ state: "missing", language } as const) : ({ state: "complete" } as const),
  ]);
  expect(summariseTranslations(Object.fromEntries(marks)).none).toEqual({ en: false, ja: isNone });
});
