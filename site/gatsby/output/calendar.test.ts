import { Event } from "../../../content/model/collections/event";
import { eventAnswer } from "../../../content/model/entries/item-answers";
import type { EventAnswer } from "../../../content/model/api/answers";
import { readCalendar } from "../test-support/read-calendar";
import { calendarText } from "./calendar";
import { eventText, type CalendarEvent } from "./calendar-event";

const history = {
  item: "events/night",
  commits: 3,
  first: "2026-05-01T00:00:00.000Z",
  last: "2026-06-01T01:02:03.456Z",
};
const url = "https://chamber.example/events/night";

function eventOf(fields: Readonly<Record<string, unknown>>): EventAnswer {
  const all = { title: "Night", date: "2026-12-03", time: "18:30 - 20:30", description: "Come **all**.", ...fields };
  return eventAnswer({ collection: "events", id: "night", version: "0".repeat(40), fields: Event.parse(all) });
}

function write(event: EventAnswer, parts: Partial<CalendarEvent> = {}, language: "en" | "ja" = "en"): string {
  const host = "chamber.example";
  return calendarText(language, host, [
    eventText({ language, event, history, url, host, builtOn: "2026-06-12", ...parts }),
  ]);
}
const read = (...given: Parameters<typeof write>) => readCalendar(write(...given)).events[0];

test("an event with hours, in Japan time, with what git says about it", () => {
  expect(read(eventOf({}))).toEqual({
    uid: "night@chamber.example",
    summary: "Night",
    description: `Come all.\n\n${url}`,
    url,
    status: "CONFIRMED",
    sequence: 6,
    stamp: { date: new Date("2026-06-01T01:02:03Z"), type: "DATE-TIME" },
    lastModified: { date: new Date("2026-06-01T01:02:03Z"), type: "DATE-TIME" },
    start: at("2026-12-03T18:30"),
    end: at("2026-12-03T20:30"),
  });
});

function at(local: string) {
  const zone = { timezone: "Asia/Tokyo", tzoffset: "+0900" };
  return { date: new Date(`${local}+09:00`), type: "DATE-TIME", local: { date: new Date(`${local}Z`), ...zone } };
}
const day = (date: string) => ({ date: new Date(`${date}T00:00:00Z`), type: "DATE" });

test("hours past midnight end on the next day, a start without an end has none", () => {
  expect(read(eventOf({ time: "22:00-02:00" }))).toMatchObject({ end: at("2026-12-04T02:00") });
  expect(read(eventOf({ date: "2026-12-31", time: "20:00〜24:00" }))).toMatchObject({ end: at("2027-01-01T00:00") });
  const open = read(eventOf({ time: "午後6時半から" }));
  expect(open).toMatchObject({ start: at("2026-12-03T18:30") });
  expect(open).not.toHaveProperty("end");
});

test.each([
  ["2026-12-03", "All day", "2026-12-03", "2026-12-04"],
  ["2026-12-31", "終日", "2026-12-31", "2027-01-01"],
  ["2028-02-28 to 2028-02-29", "10:00 - 17:00", "2028-02-28", "2028-03-01"],
  ["2026-12-03", "doors 18:00, start 18:30", "2026-12-03", "2026-12-04"],
])("%s, %s takes whole days, whose end is the day after", (date, time, start, end) => {
  const event = read(eventOf({ date, time }));
  expect(event).toMatchObject({ start: day(start), end: day(end) });
  expect(event?.description?.startsWith(`${time}\n\n`)).toBe(time !== "All day");
});

test("hours of another zone are those of Japan; those past midnight end on the next day", () => {
  const singapore = { start: at("2026-12-03T11:00"), end: at("2026-12-03T12:00") };
  for (const time of ["10:00 - 11:00 (SGT)", "10:00〜11:00（シンガポール時間）"])
    expect(read(eventOf({ time }))).toMatchObject(singapore);
  expect(read(eventOf({ time: "23:30 - 24:30 SGT" }))).toMatchObject({
    start: at("2026-12-04T00:30"),
    end: at("2026-12-04T01:30"),
  });
  for (const time of ["22:00〜翌1:00", "22:00 - 25:00"])
    expect(read(eventOf({ time }))).toMatchObject({ start: at("2026-12-03T22:00"), end: at("2026-12-04T01:00") });
});

test.each([
  ["18:30〜20:30（中止）", true],
  ["18:30 - 20:30 (fully booked)", true],
  ["18:30 - 20:30 (SGT)", true],
  ["18:30 - 20:30", false],
  ["18:30〜20:30", false],
])("words beside the hours are in the text, as they were written: %s", (time, isSaid) => {
  expect(read(eventOf({ time }))?.description?.includes(time)).toBe(isSaid);
});

test.each([
  ["doors 18:00, start 18:30", "2026-12-03", false],
  ["10:00 - 11:00 (local time)", "2026-12-03", false],
  ["All day", "2026-12-03", true],
  ["終日", "2026-12-03", true],
  ["", "2026-12-03", true],
  ["doors 18:00", "2026-12-03 to 2026-12-04", false],
  ["10:00 - 17:00", "2026-12-01 to 2026-12-02", false],
  ["終日", "2026-12-01 to 2026-12-02", true],
  ["", "2026-12-01 to 2026-12-02", true],
])("only an event without hours leaves its days free: %s, %s: %s", (time, date, isFree) => {
  expect(write(eventOf({ time, date })).includes("TRANSP:TRANSPARENT")).toBe(isFree);
});

test("the last day that a file can name", () => {
  expect(read(eventOf({ date: "9999-12-31", time: "" }))).toMatchObject({ start: day("9999-12-31") });
  const night = read(eventOf({ date: "9999-12-31", time: "22:00-02:00" }));
  expect(night).toMatchObject({ start: at("9999-12-31T22:00") });
  expect(night).not.toHaveProperty("end");
});

test("place and link in both languages", () => {
  const place = {
    venue: "Hall; A, B",
    venue_jp: "大ホール",
    address: "1-1 Ginza",
    address_jp: "銀座1-1",
    onlineLink: "https://meet.example/x",
  };
  const event = eventOf({ ...place, title_jp: "交流会", description_jp: "ぜひ\n\nどうぞ。" });
  expect(read(event)).toMatchObject({
    location: "Hall; A, B, 1-1 Ginza",
    description: `Come all.\n\nhttps://meet.example/x\n\n${url}`,
  });
  expect(read(event, {}, "ja")).toMatchObject({
    summary: "交流会",
    location: "大ホール, 銀座1-1",
    description: `ぜひ\nどうぞ。\n\nhttps://meet.example/x\n\n${url}`,
  });
  expect(read(eventOf({ onlineLink: "https://meet.example/x" }))).toMatchObject({ location: "https://meet.example/x" });
});

test("a cancelled event keeps its identity and its days, and has no page", () => {
  const event = read(eventOf({ venue: "Hall" }), { url: undefined, history: { ...history, commits: 4 } });
  expect(event).toMatchObject({
    uid: "night@chamber.example",
    status: "CANCELLED",
    sequence: 9,
    start: at("2026-12-03T18:30"),
  });
  expect(event).not.toHaveProperty("url");
  expect(event).not.toHaveProperty("location");
});

test("becoming public at its time, ending at its time and each commit are changes, one after the other", () => {
  const [from, until, later] = ["2026-06-03T09:00+09:00", "2026-06-04T09:00+09:00", "2026-06-05T00:00:00.000Z"];
  const event = eventOf({ publishAt: from, unpublishAt: until });
  const at = (given: EventAnswer, commits: number, last: string, isCancelled = false) => {
    const read_ = read(given, { history: { ...history, commits, last }, ...(isCancelled ? { url: undefined } : {}) });
    return [read_?.sequence, read_?.lastModified?.date.toISOString(), read_?.stamp.date.toISOString()];
  };
  const said = (sequence: number, time: string) => [sequence, time, time];
  expect(at(event, 2, "2026-06-01T00:00:00.000Z", true)).toEqual(said(3, "2026-06-01T00:00:00.000Z"));
  expect(at(event, 2, "2026-06-01T00:00:00.000Z")).toEqual(said(4, "2026-06-03T00:00:00.000Z"));
  expect(at(event, 2, "2026-06-04T00:00:00.000Z", true)).toEqual(said(5, "2026-06-04T00:00:00.000Z"));
  expect(at(eventOf({}), 3, later)).toEqual(said(6, later));
});

test("equal events give equal bytes; without git the day of the build counts as the change", () => {
  expect(write(eventOf({}))).toBe(write(eventOf({})));
  expect(read(eventOf({}), { history: undefined })).toMatchObject({
    sequence: 0,
    lastModified: { date: new Date("2026-06-12T00:00:00+09:00") },
  });
});

test.each([
  ["quotes and marks", 'A "b"; c, d\\n: e\\'],
  ["200 letters", "漢".repeat(200)],
  ["emoji of several code points", "👨‍👩‍👧🇸🇬".repeat(20)],
  ["text from the right", "\u202eevil\u202c שלום مرحبا"],
])("a title of %s stays as it is", (_, title) => {
  expect(read(eventOf({ title, venue: title, time: "nobody knows" }))).toMatchObject({
    summary: title,
    location: title,
  });
});

test("no character of a title or text ends a line or is one that no calendar can hold", () => {
  const broken = {
    ...eventOf({}),
    title: "a\r\nEND:VCALENDAR\rb\u0000\u0007\u001b\u007fc",
    time: "x\u0000",
    venue: "\ud800",
  };
  expect(write(broken)).toContain("\r\nSUMMARY:a\\nEND:VCALENDAR\\nbc\r\n");
  const { summary } = read({ ...broken, title: broken.title.replace("END:VCALENDAR", "end") }) ?? {};
  expect(summary).toBe("a\nend\nbc");
  expect(read(eventOf({ description: "&#7;a&#13;b&#x202E;c" }))).toMatchObject({ description: `a b\u202ec\n\n${url}` });
});

test.each([
  ["one paragraph of 100 KB", "漢字とテキスト。".repeat(4000), /^(?:漢字とテキスト。){37}漢字とテ…$/],
  ["many", "One two.\n\n".repeat(5000), /^(?:One two\.\n){60}…$/],
  ["a long one after a short one", `Short.\n\n${"word ".repeat(160)}`, /^Short\.\n…$/],
])("of %s calendars have the beginning, with the way to the rest", (_, text, words) => {
  const { description = "" } = read(eventOf({ description: text })) ?? {};
  const [shown = "", way] = description.split("\n\n");
  expect(shown).toMatch(words);
  expect(way).toBe(url);
});

test("what programs call a calendar that is subscribed to", () => {
  const text = calendarText("en", "x.example", [], "A, B; C\\");
  readCalendar(text);
  expect(text.split("\r\n").slice(3, 7)).toEqual([
    "NAME;VALUE=TEXT:A\\, B\\; C\\\\",
    "X-WR-CALNAME:A\\, B\\; C\\\\",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ]);
});
