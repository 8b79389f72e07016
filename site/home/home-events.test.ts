/** @jest-environment node */
import { dayOfOthers, eventsForHome, eventsHeld, eventsShownOn, nextEvent } from "./home-events";

const event = (startDate: string, endDate = startDate) => ({ _id: startDate, startDate, endDate });
const past = event("2026-05-02");
const running = event("2026-06-10", "2026-06-14");
const coming = ["2026-06-20", "2026-07-01", "2026-07-08", "2026-07-15", "2026-08-01", "2026-09-01"].map((day) =>
  event(day),
);
const all = [past, running, ...coming];
const today = "2026-06-12";

test("newest: the two that begin last, whatever the day", () => {
  const held = eventsForHome("newest", all, today);
  expect(held.map(({ startDate }) => startDate)).toEqual(["2026-09-01", "2026-08-01"]);
  expect(eventsShownOn("newest", held, "2027-01-01")).toEqual(held);
  expect(dayOfOthers("newest", held, today)).toBeUndefined();
});

test("next: a running one and the next, and from the day after it the two that follow", () => {
  const held = eventsForHome("next", all, today);
  expect(held).toHaveLength(6);
  expect(eventsShownOn("next", held, today)).toEqual([running, coming[0]]);
  expect(dayOfOthers("next", held, today)).toBe("2026-06-15");
  expect(eventsShownOn("next", held, "2026-06-15")).toEqual([coming[0], coming[1]]);
});

test("next, with nothing coming: none is shown, and the page knows that there are events", () => {
  const held = eventsForHome("next", [event("2026-04-01"), past], today);
  expect(held).toEqual([past]);
  expect(eventsShownOn("next", held, today)).toEqual([]);
  expect(dayOfOthers("next", held, today)).toBeUndefined();
  expect(eventsForHome("next", [], today)).toEqual([]);
});

test("newest: the one that comes next is held with those that follow it, and stands there until it is over", () => {
  const held = eventsHeld("newest", all, today);
  expect(eventsShownOn("newest", held, today)).toEqual(eventsForHome("newest", all, today));
  expect(nextEvent("newest", held, today)).toBe(running);
  expect(dayOfOthers("newest", held, today)).toBe("2026-06-15");
  expect(nextEvent("newest", held, "2026-06-15")).toBe(coming[0]);
});

test("an event that is shown anyway is not the next one as well", () => {
  const held = eventsHeld("newest", [past, running], today);
  expect(held).toEqual([running, past]);
  expect(nextEvent("newest", held, today)).toBeUndefined();
  expect(nextEvent("next", eventsHeld("next", all, today), today)).toBeUndefined();
  expect(nextEvent("newest", [past], today)).toBeUndefined();
});
