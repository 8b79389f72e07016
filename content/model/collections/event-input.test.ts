import type { z } from "zod";
import { faultOfMessage } from "../problems/fault";
import { faultWords } from "../problems/fault-words";
import { EventInput, eventOfInput } from "./event-input";
import { NewsInput, newsOfInput } from "./news-input";
import type { Event } from "./event";

const inWords = ({ path, message, code }: z.core.$ZodIssue): string =>
  `${path.map(String).join(".")}: ${code === "unrecognized_keys" ? message : faultWords(faultOfMessage(message), "en")}`;

const form = { date: "2026-06-12", title: "Picnic", description: "Hi" };
const eventFaults = (fields: object) => EventInput.safeParse(fields).error?.issues.map(inWords) ?? [];
const newsFaults = (fields: object) => NewsInput.safeParse(fields).error?.issues.map(inWords) ?? [];

test("the fields of the specified calls are accepted, all as strings", () => {
  const input = EventInput.parse({
    ...form,
    date: "2026-06-12 to 2026-06-14",
    isMultiDay: "true",
    time: "All day",
    link: "www.x.example",
    buttonText: "Learn more!",
    contactEmail: "",
    afterLink: "www.x.example/slides",
    _id: "a-1",
    version: "",
  });
  expect(input).toMatchObject({
    date: "2026-06-12 to 2026-06-14",
    link: "https://www.x.example",
    contactEmail: null,
    afterLink: "https://www.x.example/slides",
    _id: "a-1",
  });
  expect(
    NewsInput.parse({
      date: "2026-06-12",
      title: "A",
      content: { format: "html", content: "<p>x</p>" },
      category: "a, b",
    }),
  ).toMatchObject({ category: ["a", "b"], content: { format: "html", content: "<p>x</p>" } });
  expect(NewsInput.parse({ date: "2026-06-12", title: "A", content: "x", category: ["a", "b"] }).category).toEqual([
    "a",
    "b",
  ]);
});

test.each<[object, string]>([
  [{ ...form, isMultiDay: "true" }, "date: Please provide an end date for multi-day events"],
  [
    { ...form, date: "2026-06-12 to 2026-06-14", isMultiDay: "false" },
    'date: must be one day when isMultiDay is "false"',
  ],
  [{ ...form, isMultiDay: "maybe" }, 'isMultiDay: must be "true" or "false"'],
  [
    { ...form, date: "May 3" },
    'date: must be YYYY-MM-DD or "YYYY-MM-DD to YYYY-MM-DD" with the end not before the start, got "May 3"',
  ],
  [{ ...form, title: " " }, "title: is required"],
  [{ date: form.date, description: "x" }, "title: is required"],
  [{ ...form, description: "" }, "description: is required"],
  [{ ...form, description: { format: "html" } }, 'description: must be text, or {"format": "html", "content": text}'],
  [{ ...form, description: { format: "doc", content: "x" } }, 'description: must have the format "html"'],
  [{ ...form, title: ["a", "b"] }, "title: must be text"],
  [{ ...form, link: "javascript:alert(1)" }, "link: must be a web address beginning with https://, http:// or www."],
  [{ ...form, version: "x" }, "version: must be the version of an item: 40 hexadecimal digits"],
  [{ ...form, _id: "../x" }, "_id: must be an id made of a-z, 0-9 and -"],
  [{ ...form, bogus: "1" }, ': Unrecognized key: "bogus"'],
])("%j is refused: %s", (fields, fault) => expect(eventFaults(fields)).toContain(fault));

test("facts about taking part are read as people type them; what was not sent stays, what was sent empty goes", () => {
  const facts = {
    priceMembers: "3,000",
    priceGuests: "５０００",
    capacity: " 40 ",
    spokenLanguage: "ja",
    registerBy: "2026-06-12",
  };
  const read = { ...facts, priceMembers: 3000, priceGuests: 5000, capacity: 40 };
  const bodies = { description: "new", description_jp: undefined };
  const saved = (fields: object, before?: Event) =>
    eventOfInput(EventInput.parse({ ...form, ...fields }), bodies, before);
  const event = saved(facts).data;
  expect(event).toMatchObject(read);
  expect(saved({}, event).data).toMatchObject(read);
  expect(saved({ priceGuests: "", spokenLanguage: "", registerBy: "" }, event).data).toEqual({
    ...event,
    priceGuests: undefined,
    spokenLanguage: undefined,
    registerBy: undefined,
  });
  expect(saved({ date: "2026-06-11" }, event).error?.issues.map(inWords)).toEqual([
    "registerBy: must not be after the last day of the event",
  ]);
});

test("news is refused likewise", () => {
  expect(newsFaults({})).toEqual(["title: is required", "date: is required", "content: is required"]);
  expect(newsFaults({ date: "2026-06-12", title: "A", content: "x", serial_no: "3" })).toEqual([
    ': Unrecognized key: "serial_no"',
  ]);
});

const current: Event = {
  title: "Old",
  title_jp: "旧",
  date: "2026-01-01",
  time: "10:00",
  image: "/media/a.jpg",
  link: "https://x.example",
  buttonText: "Go",
  afterLink: "https://x.example/slides",
  description: "old",
  description_jp: "旧文",
};

test("what was not sent stays, what was sent empty goes, and a button needs a link", () => {
  const saved = (fields: object, description_jp?: string | null) =>
    eventOfInput(EventInput.parse({ ...form, ...fields }), { description: "new", description_jp }, current).data;
  expect(saved({})).toEqual({ ...current, title: "Picnic", date: "2026-06-12", description: "new" });
  expect(saved({ title_jp: "", link: "", removeImage: "true", time: "", afterLink: "" }, null)).toEqual({
    title: "Picnic",
    date: "2026-06-12",
    time: "All day",
    description: "new",
  });
  expect(
    eventOfInput(EventInput.parse({ ...form, buttonText: "Go" }), { description: "x", description_jp: undefined }).data,
  ).toEqual({ title: "Picnic", date: "2026-06-12", time: "All day", description: "x" });
  expect(
    newsOfInput(
      NewsInput.parse({ title: "A", date: "2026-06-12", content: "x" }),
      { content: "x", content_jp: undefined },
      7,
    ).data,
  ).toMatchObject({ serial_no: 7, category: [] });
});
