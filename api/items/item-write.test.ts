import type { EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { Event } from "../../content/model/collections/event";
import { EventInput, NewsInput } from "../../content/model/entries/item-input";
import { ApiError } from "../errors";
import { itemWrite } from "./item-write";
import { fieldsAfter } from "../entries/entry-fields";

const form = { date: "2026-06-12", title: "Picnic", description: "Hi" };

function eventAfter(sent: object, before: EntryFields): EntryFields {
  const write = itemWrite(EventInput.parse({ ...form, ...sent }));
  return fieldsAfter(collections.events, "a", write.fields, before);
}

function faultsOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof ApiError ? error.details.fields : error;
  }
}

test("facts about taking part are read as people type them; what was not sent stays, what was sent empty goes", () => {
  const facts = {
    priceMembers: "3,000",
    priceGuests: "５０００",
    capacity: " 40 ",
    spokenLanguage: "ja",
    registerBy: "2026-06-12",
  };
  const read = { ...facts, priceMembers: 3000, priceGuests: 5000, capacity: 40 };
  const saved = (fields: object, before: EntryFields = {}) => eventAfter(fields, before);
  const event = saved(facts);
  expect(event).toMatchObject(read);
  expect(saved({}, event)).toMatchObject(read);
  expect(saved({ priceGuests: "", spokenLanguage: "", registerBy: "" }, event)).toEqual({
    ...event,
    priceGuests: undefined,
    spokenLanguage: undefined,
    registerBy: undefined,
  });
  expect(faultsOf(() => saved({ date: "2026-06-11" }, event))).toEqual({ registerBy: { code: "registerByLate" } });
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
  const saved = (fields: object) => eventAfter({ description: "new", ...fields }, current);
  expect(saved({})).toEqual({ ...current, title: "Picnic", date: "2026-06-12", description: "new" });
  expect(saved({ title_jp: "", link: "", removeImage: "true", time: "", afterLink: "", description_jp: "" })).toEqual({
    title: "Picnic",
    date: "2026-06-12",
    time: "All day",
    description: "new",
  });
  expect(eventAfter({ buttonText: "Go", description: "x" }, {})).toEqual({
    title: "Picnic",
    date: "2026-06-12",
    time: "All day",
    description: "x",
  });
  const news = itemWrite(NewsInput.parse({ title: "A", date: "2026-06-12", content: "x" }));
  expect(fieldsAfter(collections.news, "a", { serial_no: 7, ...news.fields }, {})).toMatchObject({
    serial_no: 7,
    category: [],
  });
});
