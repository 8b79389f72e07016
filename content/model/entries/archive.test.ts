import { archivePages, divideEvents, divideNews, listedAtMost } from "./archive";
import { eventsByStart, sortEventsForPage } from "./sort-items";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const dayAfter = (days: number): string => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
const event = (day: number) => ({ startDate: dayAfter(day), endDate: dayAfter(day) });

test("a short list has no archive", () => {
  expect(divideNews(numbers(listedAtMost)).older).toEqual([]);
  expect(divideEvents(numbers(listedAtMost).map(event), dayAfter(30)).older).toEqual([]);
});

test("the newest news are listed, and the archive begins with the oldest", () => {
  const { listed, older } = divideNews(numbers(listedAtMost + 2));
  expect(listed).toEqual(numbers(listedAtMost));
  expect(older).toEqual([listedAtMost + 1, listedAtMost]);
});

test("events that are not over are all listed, and the newest past ones fill the page", () => {
  const events = numbers(200).map(event);
  const { listed, older } = divideEvents(events, dayAfter(190));
  expect(listed).toEqual(events.slice(140));
  expect(older).toEqual(events.slice(0, 140));
  expect(divideEvents(events, dayAfter(0)).listed).toEqual(events);
});

test("the page and its archive go on in one order, among events of the same first day too", () => {
  const threeADay = eventsByStart(
    numbers(200).map((at) => ({ ...event(Math.floor(at / 3)), _id: String((at * 7) % 200).padStart(3, "0") })),
  );
  const { listed, older } = divideEvents(threeADay, dayAfter(60));
  const inReadingOrder = [...sortEventsForPage(listed, dayAfter(60)).past, ...[...older].reverse()];
  expect(inReadingOrder).toEqual(sortEventsForPage(threeADay, dayAfter(60)).past);
});

test("a new item changes the newest archive page only", () => {
  const [before, after] = [archivePages(numbers(100)), archivePages(numbers(101))];
  expect(before).toEqual([numbers(60), numbers(100).slice(60)]);
  expect(after[0]).toEqual(before[0]);
  expect(after).toHaveLength(2);
});
