import { someEvent } from "../test-support/fake-api";
import { wordsOf } from "../kit/status/words";
import { eventPreview } from "./EventPreview";
import { eventKind } from "./event-kind";
import { emptyEventValues, eventFieldsOf, eventTime } from "./event-values";

test.each(["All day", "18:30 - 20:30", "18:30", "from 18:30", "18:30-20:30", "午後6時から"])(
  "the stored time %s comes back from the form as it was",
  (time) => {
    expect(eventTime(eventKind.valuesOf(someEvent({ time })))).toBe(time);
  },
);

test.each([
  ["2026-12-24", "2026-12-25", true, { date: "2026-12-24 to 2026-12-25", isMultiDay: "true" }],
  ["2026-12-24", "2026-12-24", true, { date: "2026-12-24", isMultiDay: "false" }],
  ["2026-12-24", "", false, { date: "2026-12-24", isMultiDay: "false" }],
])("days %s to %s are sent as one date", (startDate, endDate, isMultiDay, expected) => {
  expect(eventFieldsOf({ ...emptyEventValues, startDate, endDate, isMultiDay })).toMatchObject(expected);
});

test("an event with a link but no button text stays without one", () => {
  expect(eventKind.fieldsOf(eventKind.valuesOf(someEvent({ link: "https://example.com" })))).toMatchObject({
    buttonText: "",
    buttonText_jp: "",
  });
});

test("a new link on an event without one gets the default button text", () => {
  const values = { ...eventKind.valuesOf(someEvent()), link: "https://example.com" };
  expect(eventKind.fieldsOf(values)).toMatchObject({ buttonText: "Learn more!", buttonText_jp: "詳しく見る" });
});

test.each([
  ["en", "Language of the event", "Both, with interpretation"],
  ["ja", "使用言語", "英語・日本語（通訳付き）"],
] as const)("history and conflicts name the facts in words: %s", (language, label, spoken) => {
  const values = eventKind.valuesOf(someEvent({ spokenLanguage: "interpreted", priceMembers: 0 }));
  const words = wordsOf(language);
  const shown = eventKind.comparisons.map((each) => [each.label(words), each.show(values, words)]);
  expect(shown).toContainEqual([label, spoken]);
  expect(shown).toContainEqual([words.eventFacts.labels.priceMembers, "0"]);
  expect(eventKind.labelOf("registerBy", words)).toBe(words.eventFacts.labels.registerBy);
});

test("the preview shows the facts as they are typed", () => {
  const values = { ...emptyEventValues, priceMembers: "３,０００", priceGuests: "x", registerBy: "2026-12-20" };
  const parts = { values, current: undefined, picture: undefined, today: "2026-11-21" };
  const shown = eventPreview.itemOf(parts);
  expect(shown).toMatchObject({ priceMembers: 3000, registerBy: "2026-12-20" });
  expect(shown.priceGuests).toBeUndefined();
});
