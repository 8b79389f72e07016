import { eventsAnswer, listDigest, newsAnswer } from "./list-answers";
import { parseContentFile } from "./parse-content-file";
import {
  eventsByStart,
  groupByMonth,
  latestEvents,
  latestNews,
  newestNewsFirst,
  sortEventsForPage,
} from "./sort-items";

const event = (_id: string, startDate: string, endDate = startDate) => ({ _id, startDate, endDate });
const ids = (items: readonly { _id: string }[]): string => items.map(({ _id }) => _id).join("");
const events = [
  event("b", "2026-06-12"),
  event("a", "2026-06-12"),
  event("r", "2026-05-30", "2026-06-02"),
  event("p", "2026-01-01"),
  event("q", "2026-02-01"),
];

test("the events page: upcoming and running ascending, past descending", () => {
  const { upcoming, past } = sortEventsForPage(events, "2026-06-01");
  expect([ids(upcoming), ids(past)]).toEqual(["rab", "qp"]);
});

test("lists: events by start, of one day by id; latest events the other way round; the input stays", () => {
  expect([ids(eventsByStart(events)), ids(latestEvents(events, 2)), ids(events)]).toEqual(["pqrab", "ba", "barpq"]);
});

test("news: newest first, of one day the latest number first", () => {
  const news = [
    ["2026-01-01", 1],
    ["2026-03-01", 2],
    ["2026-03-01", 3],
    ["2025-01-01", 9],
  ].map(([date, serial_no]) => ({ date: String(date), serial_no: Number(serial_no) }));
  expect(newestNewsFirst(news).map(({ serial_no }) => serial_no)).toEqual([3, 2, 1, 9]);
  expect(latestNews(news, 3).map(({ serial_no }) => serial_no)).toEqual([3, 2, 1]);
});

test("neighbours of one month come under one heading", () => {
  expect(groupByMonth(eventsByStart(events)).map(({ month, events: list }) => `${month} ${ids(list)}`)).toEqual([
    "2026-01 p",
    "2026-02 q",
    "2026-05 r",
    "2026-06 ab",
  ]);
});

test("list answers hold their kind in order, and the same files give the same text", () => {
  const files = ["events/2026/b.md", "events/2026/a.md", "news/2026/c.md"].map((path, index) => {
    const parsed = parseContentFile(
      path,
      `---\nserial_no: ${index}1\ntitle: ${path}\ndate: 2026-0${3 - index}-01\n---\nHi`,
      "v",
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return { path, file: parsed.file };
  });
  expect([ids(eventsAnswer(files)), ids(newsAnswer(files))]).toEqual(["ab", "c"]);
  expect(listDigest(eventsAnswer(files))).toBe(listDigest(eventsAnswer([...files].reverse())));
});
