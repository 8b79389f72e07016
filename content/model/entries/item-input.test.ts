import type { z } from "zod";
import { faultOfMessage } from "../problems/fault";
import { faultWords } from "../problems/fault-words";
import { EventInput, NewsInput } from "./item-input";

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
  expect(NewsInput.parse({ date: "2026-06-12", title: "A", content: "x", category: ["a", "b"] })).toMatchObject({
    category: ["a", "b"],
  });
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

test("news is refused likewise", () => {
  expect(newsFaults({})).toEqual(["title: is required", "date: is required", "content: is required"]);
  expect(newsFaults({ date: "2026-06-12", title: "A", content: "x", serial_no: "3" })).toEqual([
    ': Unrecognized key: "serial_no"',
  ]);
});
