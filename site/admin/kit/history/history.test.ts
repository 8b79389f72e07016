/** @jest-environment node */
import type { RevisionAnswer, RevisionChange } from "../../../../content/model/api/history-answers";
import { eventParts } from "../../events/event-parts";
import { newsParts } from "../../news/news-parts";
import { kindIn } from "../../test-support/dated-kinds";
import { someEventEntry as someEvent, someNewsEntry as someNews, type SomeEvent } from "../../test-support/fake-api";
import { changeOfWrite, undoCall } from "../entry/item-change";
import { itemDifference, pictureDifference } from "./item-difference";
import { formatTimestamp, timeAgo } from "../dates/timestamps";
import { currentVersion, revisionRows } from "./revision-rows";

const differences = (before: Partial<SomeEvent>, after: Partial<SomeEvent>) =>
  itemDifference(kindIn(eventParts), someEvent(before), someEvent(after)).map(
    ({ label, before: old, after: now, language }) => [label, old, now, language],
  );

test.each<[string, Partial<SomeEvent>, Partial<SomeEvent>, readonly unknown[]]>([
  ["nothing", {}, { version: "c".repeat(40) }, []],
  ["the title", {}, { title: "Tea" }, [["Title (English)", "Networking night", "Tea", "en"]]],
  [
    "a translation added",
    {},
    { title_jp: "交流会", description_jp: "会員と。" },
    [
      ["Title (Japanese)", "", "交流会", "ja"],
      ["Description (Japanese)", "", "会員と。", "ja"],
    ],
  ],
  [
    "two days",
    {},
    { date: "2026-12-12 to 2026-12-13" },
    [["Date", "2026-12-12", "2026-12-12 to 2026-12-13", undefined]],
  ],
  ["a time", {}, { time: "All day" }, [["Time", "18:30 - 20:30", "All day", undefined]]],
  [
    "a link without words of its own",
    {},
    { link: "https://example.com" },
    [["Link", "", "https://example.com", undefined]],
  ],
  [
    "the button's words",
    { link: "https://example.com" },
    { link: "https://example.com", buttonText: "Join" },
    [["Button text (English)", "", "Join", "en"]],
  ],
])("difference: %s", (_name, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
});

test("everything that a first version holds is told, and nothing that only the form proposes", () => {
  const names = itemDifference(kindIn(newsParts), undefined, someNews({ author: "Aiko" })).map(({ label }) => label);
  expect(names).toEqual(["Date", "Category", "Title (English)", "Content (English)", "Author", "Number"]);
});

test.each([
  [undefined, undefined, "same"],
  [undefined, "/media/a.png", "added"],
  ["/media/a.png", undefined, "removed"],
  ["/media/a.png", "/media/b.png", "replaced"],
  ["/media/a.png", "/media/a.png", "same"],
])("the picture %s became %s", (before, after, expected) => {
  const withImage = (image: string | undefined) => someEvent(image === undefined ? {} : { image });
  expect(pictureDifference(withImage(before), withImage(after))).toBe(expected);
});

let hour = 0;
const revision = (version: string | undefined, change: RevisionChange = "edited"): RevisionAnswer => ({
  commit: `${version ?? "deleted"}${String((hour += 1))}`,
  author: "Aiko",
  date: `2026-11-20T${String(hour % 24).padStart(2, "0")}:00:00+09:00`,
  message: "m",
  ...(version === undefined ? {} : { version }),
  change,
});

test("rows say what each revision is compared with, who went back, and what is current", () => {
  const revisions = [
    revision("a", "checked"),
    revision("a"),
    revision("b", "restored"),
    revision(undefined, "deleted"),
    revision("b"),
    revision("a", "added"),
  ];
  const dropped = { ...revisions[0], commit: "dropped" } as RevisionAnswer;
  expect(revisionRows({ revisions, dropped })[0]).toMatchObject({ revision: dropped, status: "past", dropped: true });
  expect(revisionRows({ revisions }).map(({ before, sameAs, status }) => [before, sameAs?.commit, status])).toEqual([
    ["a", undefined, "current"],
    ["b", revisions[5]?.commit, "current"],
    ["b", undefined, "past"],
    ["b", undefined, "deleted"],
    ["a", undefined, "past"],
    [undefined, undefined, "past"],
  ]);
  expect(currentVersion({ revisions })).toBe("a");
  expect(currentVersion({ revisions: revisions.slice(3) })).toBeNull();
});

test("a change and its undo, and the undo of that", () => {
  const item = someEvent({ version: "n" });
  const answer = { item, version: "n", commit: "k" };
  const names = { id: item._id, title: "Networking night", title_jp: undefined };
  const added = changeOfWrite({ kind: "added", answer });
  expect(added).toEqual({ ...names, before: null, after: "n" });
  expect(undoCall(added)).toEqual({ kind: "remove", id: item._id, version: "n" });
  const saved = changeOfWrite({ kind: "saved", before: someEvent({ version: "o" }), answer, fromThem: [] });
  expect(undoCall(saved)).toEqual({ kind: "restore", id: item._id, version: "o", current: "n" });
  const deleted = changeOfWrite({ kind: "deleted", item, answer: { _id: item._id, version: "k", commit: "k" } });
  expect(undoCall(deleted)).toEqual({ kind: "restore", id: item._id, version: "n", current: null });
  expect(undoCall({ ...saved, before: "n" })).toBeUndefined();
  expect(undoCall({ ...saved, before: null, after: null })).toBeUndefined();
});

test("moments are told by the chamber's clock, wherever the device is", () => {
  expect(formatTimestamp("2026-11-20T15:30:00Z", "en")).toBe("Nov 21, 2026, 00:30");
  expect(formatTimestamp("2026-11-20T15:30:00Z", "ja")).toBe("2026年11月21日 00:30");
});

const now = new Date("2026-11-21T09:00:00+09:00");
test.each([
  ["2026-11-21T08:59:30+09:00", "just now"],
  ["2026-11-21T09:00:30+09:00", "just now"],
  ["2026-11-21T08:55:00+09:00", "5 minutes ago"],
  ["2026-11-21T06:00:00+09:00", "3 hours ago"],
  ["2026-11-21T00:10:00+09:00", "8 hours ago"],
  ["2026-11-20T23:50:00+09:00", "yesterday"],
  ["2026-11-15T12:00:00+09:00", "6 days ago"],
  ["2026-10-24T12:00:00+09:00", "4 weeks ago"],
  ["2026-08-21T12:00:00+09:00", "3 months ago"],
  ["2023-11-21T12:00:00+09:00", "3 years ago"],
])("%s was %s", (iso, expected) => {
  expect(timeAgo(iso, now, "en")).toBe(expected);
});

test("the last minute is たった今 in Japanese, and hours are hours", () => {
  expect(timeAgo("2026-11-21T08:59:30+09:00", now, "ja")).toBe("たった今");
  expect(timeAgo("2026-11-21T06:00:00+09:00", now, "ja")).toBe("3時間前");
});
