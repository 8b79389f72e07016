import type { ItemHistory } from "../../../../content/model/api/item-history";
import type { ContentFiles } from "../../content/content-files";
import { sampleContent } from "../../../../content/model/test-support/sample-content";
import { readContentFiles } from "../../content/read-content";
import { siteContent } from "../../content/site-content";
import { readCalendar } from "../../test-support/read-calendar";
import { testBuild } from "../../test-support/test-build";
import { isSamePlan } from "../../render/released-plans";
import type { FilePlan } from "../planned-file";
import { calendars } from "./calendars";

const file = (title: string, date: string): string =>
  `---\ntitle: ${title}\ntitle_jp: 「${title}」\ndate: ${date}\n---\nText\n`;
const historyOf = (id: string, commits = 1, removed?: string): ItemHistory => ({
  item: `events/${id}`,
  commits,
  first: "2026-01-05T00:00:00.000Z",
  last: "2026-06-01T00:00:00.000Z",
  ...(removed === undefined ? {} : { removed: { path: `events/2026/${id}.md`, text: removed } }),
});

let files: ContentFiles;
beforeEach(() => {
  files = readContentFiles(sampleContent);
  for (const { path, file } of files.folder().files) if (file.collection === "events") files.replace(path, null);
});
const add = (id: string, text: string): void => files.replace(`events/2026/${id}.md`, Buffer.from(text));
const plan = (builtOn = "2026-06-12"): ReadonlyMap<string, FilePlan> =>
  new Map(
    calendars(testBuild({ content: siteContent(files.folder()), input: { builtOn } })).map((each) => [each.path, each]),
  );
async function read(path: string, builtOn?: string) {
  const { events } = readCalendar(String(await plan(builtOn).get(path)?.make()));
  return events.map(({ uid, status, sequence, summary, url }) => [
    uid.replace("@demo.example", ""),
    status,
    sequence,
    summary,
    url,
  ]);
}

test("the calendars hold what is to come and the last year, in both languages, and each event has its own", async () => {
  add("over", file("Over", "2025-06-11"));
  add("last", file("Last", "2025-06-10 to 2025-06-12"));
  add("next", file("Next", "2027-01-01"));
  expect([...plan().keys()]).toEqual([
    ...["events.ics", "events/last.ics", "events/over.ics", "events/next.ics"],
    ...["ja/events.ics", "ja/events/last.ics", "ja/events/over.ics", "ja/events/next.ics"],
  ]);
  expect(await read("events.ics")).toEqual([
    ["last", "CONFIRMED", 0, "Last", "https://demo.example/events/last"],
    ["next", "CONFIRMED", 0, "Next", "https://demo.example/events/next"],
  ]);
  expect(await read("ja/events.ics")).toEqual([
    ["last", "CONFIRMED", 0, "「Last」", "https://demo.example/ja/events/last"],
    ["next", "CONFIRMED", 0, "「Next」", "https://demo.example/ja/events/next"],
  ]);
  expect(await read("ja/events/over.ics")).toHaveLength(1);
  expect(await read("events.ics", "2026-06-13")).toHaveLength(1);
});

test("a moved event has a higher sequence; a deleted one is cancelled until it would have been over for a year", async () => {
  files.remember([historyOf("moved", 3), historyOf("gone", 2, file("Gone", "2026-07-01"))]);
  add("moved", file("Moved", "2026-08-01"));
  const expected = [
    ["moved", "CONFIRMED", 6, "Moved", "https://demo.example/events/moved"],
    ["gone", "CANCELLED", 3, "Gone", undefined],
  ];
  expect(await read("events.ics")).toEqual(expected);
  expect(plan().has("events/gone.ics")).toBe(false);
  expect(await read("events.ics", "2027-07-02")).toEqual(expected.slice(0, 1));
  files.remember([historyOf("gone", 2, file("Gone", "2026-07-01").replace("title_jp", "draft: true\ntitle_jp"))]);
  expect(await read("events.ics")).toEqual(expected.slice(0, 1));
  // Deleted after it had taken place: not listed as cancelled.
  files.remember([historyOf("gone", 2, file("Gone", "2026-05-31"))]);
  expect(await read("events.ics")).toEqual(expected.slice(0, 1));
});

test("a deleted event that is there again is not cancelled; one that cannot be read is left out", async () => {
  files.remember([historyOf("back", 2, file("Back", "2026-07-01")), historyOf("bad", 2, "---\ntitle: [\n---\n")]);
  expect(await read("events.ics")).toHaveLength(1);
  files.remember([historyOf("back", 3)]);
  add("back", file("Back", "2026-07-01"));
  expect(await read("events.ics")).toEqual([["back", "CONFIRMED", 6, "Back", "https://demo.example/events/back"]]);
});

test("only what a change touches is made again", () => {
  files.remember([historyOf("a"), historyOf("b")]);
  add("a", file("A", "2026-07-01"));
  add("b", file("B", "2026-07-02"));
  const before = plan();
  const touched = (after: ReadonlyMap<string, FilePlan>): string[] =>
    [...after.values()]
      .filter((each) => !isSamePlan(before.get(each.path) ?? { ...each, dependencies: [] }, each))
      .map(({ path }) => path);
  expect(touched(plan())).toEqual([]);
  // With git a new day changes nothing until an event leaves the year.
  expect(touched(plan("2026-06-13"))).toEqual([]);
  files.remember([historyOf("b", 2)]);
  expect(touched(plan())).toEqual(["events.ics", "events/b.ics", "ja/events.ics", "ja/events/b.ics"]);
});

test("a title of quotes, emoji and characters that turn the text comes from the file as it is", async () => {
  add("odd", file('"\\"quotes\\", 漢字🎉; \\\\ \\u202E"', "2026-07-01").replace(/title_jp.*\n/, ""));
  expect((await read("events.ics"))[0]?.[3]).toBe('"quotes", 漢字🎉; \\ \u202e');
});
