import { parseMoment } from "../dates/moment";
import { nextStateChange, publicationFaults, publicationState, type PublicationFields } from "./publication";

const nine = Date.parse("2026-12-01T09:00:00+09:00");

test.each([
  "2026-12-01T09:00+09:00",
  "2026-12-01T09:00:00+09:00",
  "2026-12-01T09:00:00.000+09:00",
  "2026-12-01t09:00+0900",
  "2026-12-01 09:00:00 +09",
  "2026-12-01T00:00Z",
  "2026-12-01 00:00:00 Z",
  "2026-11-30T19:00-05:00",
  " 2026-12-01T09:00+09:00 ",
])("%j is nine o'clock in Japan", (text) => expect(parseMoment(text)).toBe(nine));

test.each([
  "",
  "tomorrow",
  "2026-12-01",
  "2026-12-01T09:00",
  "2026-02-30T09:00+09:00",
  "2026-12-01T25:00+09:00",
  "2026-12-01T09:60+09:00",
  "2026-12-01T09:00+25:00",
  "2026-12-01T09:00 JST",
  "0026-12-01T09:00+09:00",
  "1999-12-31T23:59+09:00",
  "2026-12-01T09:00+09:00\n2026",
  "+002026-12-01T09:00Z",
])("%j is no moment", (text) => expect(parseMoment(text)).toBeUndefined());

const publishAt = "2026-12-01T09:00+09:00";
const unpublishAt = "2026-12-31T18:00+09:00";
const six = Date.parse(unpublishAt);
test.each<[string, PublicationFields, number, string, number | undefined]>([
  ["an item without the fields", {}, nine, "public", undefined],
  ["a draft", { draft: true, publishAt, unpublishAt }, six + 1, "draft", undefined],
  ["before its time", { publishAt, unpublishAt }, nine - 1, "scheduled", nine],
  ["at its time", { publishAt, unpublishAt }, nine, "public", six],
  ["before its end", { publishAt, unpublishAt }, six - 1, "public", six],
  ["at its end", { publishAt, unpublishAt }, six, "ended", undefined],
  ["without a beginning", { unpublishAt }, 0, "public", six],
  ["a time that cannot be read", { publishAt: "Monday" }, nine, "draft", undefined],
  ["an end that cannot be read", { publishAt, unpublishAt: "Monday" }, nine, "draft", undefined],
  [
    "an end before the beginning: before both",
    { publishAt: unpublishAt, unpublishAt: publishAt },
    0,
    "scheduled",
    nine,
  ],
  ["the same, after both", { publishAt: unpublishAt, unpublishAt: publishAt }, six, "ended", undefined],
])("%s", (_what, fields, at, state, next) => {
  expect([publicationState(fields, at), nextStateChange(fields, at)]).toEqual([state, next]);
});

test("times that cannot be read, and an end that is not later, are named by their fields", () => {
  expect(publicationFaults({ publishAt, unpublishAt }).size).toBe(0);
  expect([...publicationFaults({ publishAt: "Monday", unpublishAt: "2026" })]).toEqual([
    ["publishAt", { code: "momentForm", params: { got: "Monday" } }],
    ["unpublishAt", { code: "momentForm", params: { got: "2026" } }],
  ]);
  expect([...publicationFaults({ publishAt, unpublishAt: publishAt })]).toEqual([
    ["unpublishAt", { code: "endsBeforeStart" }],
  ]);
});
