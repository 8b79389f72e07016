import { someEvent } from "../test-support/fake-api";
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
