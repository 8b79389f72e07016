/** @jest-environment node */
import { kindIn } from "../test-support/dated-kinds";
import { someEventEntry as someEvent } from "../test-support/fake-api";
import { wordsOf } from "../kit/services/words";
import { eventParts } from "./event-parts";

const words = wordsOf("en");
const kind = kindIn(eventParts);
const empty = kind.emptyValues;
const good = { ...empty, date: "2026-12-24", title: "Carols", description: "Sing." };
const errorsOf = (changes: Readonly<Record<string, string | boolean>>) => {
  const check = kind.check({ ...good, ...changes });
  return check.kind === "fine" ? {} : check.errors;
};
const sent = (values: typeof empty) => kind.bodyOf(values, false, undefined);

test("a complete event is fine", () => {
  expect(kind.check(good)).toEqual({ kind: "fine" });
});

test.each([
  [{ date: "" }, ["date"]],
  [{ title: " \u3000" }, ["title"]],
  [{ description: "\n" }, ["description"]],
  [{ date: "2026-12-24 to " }, ["date.end"]],
  [{ date: "2026-12-24 to 2026-12-23" }, ["date.end"]],
  [{ time: "" }, ["time"]],
  [{ time: " - 20:00" }, ["time"]],
  [{ time: " " }, ["time"]],
  [{ link: "ftp://example.com" }, ["link"]],
  [{ contactEmail: "a@b" }, ["contactEmail"]],
  [{ afterLink: "slides" }, ["afterLink"]],
  [{ priceMembers: "-1" }, ["priceMembers"]],
  [{ priceGuests: "free" }, ["priceGuests"]],
  [{ capacity: "0" }, ["capacity"]],
  [{ registerBy: "2026-12-25" }, ["registerBy"]],
])("%o is wrong at %o", (changes, controls) => {
  expect(Object.keys(errorsOf(changes))).toEqual(controls);
});

test.each([
  { date: "2026-12-24 to 2026-12-24" },
  { time: "18:30" },
  { link: "www.example.com" },
  { link: "mailto:events@example.com" },
  { afterLink: "www.example.com/slides" },
  { priceMembers: "0", priceGuests: "３,０００", capacity: " 40", registerBy: "2026-12-24" },
  { date: "2026-12-24 to 2026-12-26", registerBy: "2026-12-26" },
  { contactEmail: " events@example.com " },
])("%o is fine", (changes) => {
  expect(errorsOf(changes)).toEqual({});
});

test("missing fields are alerted before the missing end date", () => {
  expect(kind.check({ ...good, title: "", date: "2026-12-24 to " })).toMatchObject({ alert: words.events.required });
  expect(kind.check({ ...good, date: "2026-12-24 to " })).toMatchObject({ alert: words.dates.endDateRequired });
});

test.each(["All day", "18:30 - 20:30", "18:30", "from 18:30", "18:30-20:30", "午後6時から"])(
  "the stored time %s comes back from the form as it was",
  (time) => {
    expect(sent(kind.valuesOf(someEvent({ time })))).toMatchObject({ time });
  },
);

test.each([
  ["2026-12-24 to 2026-12-25", "2026-12-24 to 2026-12-25"],
  ["2026-12-24 to 2026-12-24", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
])("the days %s are sent as one date", (date, expected) => {
  expect(sent({ ...empty, date })).toMatchObject({ date: expected });
});

test("an event with a link but no button text stays without one", () => {
  const body = sent(kind.valuesOf(someEvent({ link: "https://example.com" })));
  expect(body).toMatchObject({ link: "https://example.com" });
  expect(body).not.toHaveProperty("buttonText");
  expect(body).not.toHaveProperty("buttonText_jp");
});

test("a new link on an event without one gets the default button text", () => {
  const values = { ...kind.valuesOf(someEvent()), link: "https://example.com" };
  expect(sent(values)).toMatchObject({ buttonText: "Learn more!", buttonText_jp: "詳しく見る" });
});

test.each([
  ["en", "Language of the event", "Both, with interpretation", "Price for members (yen)", "Register by"],
  ["ja", "使用言語", "英語・日本語（通訳付き）", "会員の参加費（円）", "申込締切"],
] as const)("history and conflicts name the facts in words: %s", (language, label, spoken, price, registerBy) => {
  const own = kindIn(eventParts, language);
  const values = own.valuesOf(someEvent({ spokenLanguage: "interpreted", priceMembers: 0 }));
  const { comparisons } = own.compared([values]);
  const shown = comparisons.map((each) => [each.label, each.show(values)]);
  expect(shown).toContainEqual([label, spoken]);
  expect(shown).toContainEqual([price, "0"]);
  expect(own.labelOf("registerBy", values)).toBe(registerBy);
});
