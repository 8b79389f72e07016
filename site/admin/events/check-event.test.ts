import { wordsOf } from "../kit/status/words";
import { eventKind } from "./event-kind";
import { emptyEventValues, type EventValues } from "./event-values";

const words = wordsOf("en");
const good: EventValues = { ...emptyEventValues, startDate: "2026-12-24", title: "Carols", body: "Sing." };
const errorsOf = (changes: Partial<EventValues>) => {
  const check = eventKind.check({ ...good, ...changes }, words);
  return check.kind === "fine" ? {} : check.errors;
};

test("a complete event is fine", () => {
  expect(eventKind.check(good, words)).toEqual({ kind: "fine" });
});

test.each([
  [{ startDate: "" }, ["startDate"]],
  [{ title: " \u3000" }, ["title"]],
  [{ body: "\n" }, ["body"]],
  [{ isMultiDay: true }, ["endDate"]],
  [{ isMultiDay: true, endDate: "2026-12-23" }, ["endDate"]],
  [{ timing: "clock" as const }, ["startTime"]],
  [{ timing: "clock" as const, endTime: "20:00" }, ["startTime"]],
  [{ timing: "free" as const, freeTime: " " }, ["startTime"]],
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
  { isMultiDay: true, endDate: "2026-12-24" },
  { timing: "clock" as const, startTime: "18:30" },
  { link: "www.example.com" },
  { link: "mailto:events@example.com" },
  { afterLink: "www.example.com/slides" },
  { priceMembers: "0", priceGuests: "３,０００", capacity: " 40", registerBy: "2026-12-24" },
  { isMultiDay: true, endDate: "2026-12-26", registerBy: "2026-12-26" },
  { contactEmail: " events@example.com " },
])("%o is fine", (changes) => {
  expect(errorsOf(changes)).toEqual({});
});

test("missing fields are alerted before the missing end date", () => {
  expect(eventKind.check({ ...good, title: "", isMultiDay: true }, words)).toMatchObject({
    alert: words.events.required,
  });
});
