import { collections } from "../collections/collections";
import { parseContentFile } from "./parse-content-file";
import { joinPrepared, splitPrepared } from "./prepared-file";

const publishAt = "2026-12-01T09:00+09:00";
const preparedFrom = "8f".repeat(20);
const lines = `# prepared from ${preparedFrom}\npublishAt: never`;

test.each([
  ["events", "---\r\ntitle: A\r\ndate: 2026-04-04\r\n# note\r\nother: 1\r\n---\r\n\r\nText\r\n"],
  ["events", `---\ntitle: A\ndate: 2026-04-04\n---\n${lines}\n`],
  ["plans", "# Fees\nplans: []   # none\nunknown: yes\n"],
  ["plans", "plans: []\nnote: |\n  # prepared from it\n  publishAt: never"],
] as const)("%s: what a change says of itself is put above the entry's text, and taken away: %j", (name, text) => {
  const collection = collections[name];
  expect(splitPrepared(collection, text)).toEqual({ publishAt: undefined, preparedFrom: undefined, text });
  const joined = joinPrepared(collection, name, { publishAt, preparedFrom, text });
  expect(splitPrepared(collection, joined)).toEqual({ publishAt, preparedFrom, text });
  const later = joinPrepared(collection, name, { publishAt, preparedFrom: "1".repeat(40), text: joined });
  expect(splitPrepared(collection, later)).toEqual({ publishAt, preparedFrom: "1".repeat(40), text });
  // Written by hand, or by a version of before.
  const without = joined.replace(`# prepared from ${preparedFrom}`, "# note");
  expect(splitPrepared(collection, without)).toMatchObject({ publishAt, preparedFrom: undefined });
});

test("a service that does not know the line reads the file as it always did", () => {
  const event = "---\ntitle: A\ndate: 2026-04-04\n---\n\nText\n";
  const joined = joinPrepared(collections.events, "a", { publishAt, preparedFrom, text: event });
  // An entry's own file is read by the rules of before.
  expect(parseContentFile("events/2026/a.md", joined, "v")).toMatchObject({ ok: true, warnings: [] });
});
