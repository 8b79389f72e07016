import { fc } from "../test-support/seeded-fast-check";
import { normaliseBody } from "../markdown/body";
import { editItemFile, type ItemEdit } from "./edit-item-file";
import { parseItemFile, serializeItemFile } from "./item-file";
import { changedLines } from "../test-support/changed-lines";
import { bodyText, lineText, naughtyStrings } from "../test-support/texts";

const order = ["title", "title_jp", "date", "time", "category", "link"];

const file = `---
# written by hand
title: "Picnic"   # the name
title_jp: ピクニック
x-unknown: keep me # really
long: >-
  folded
  text
category:
  - Events # first
  # the next one is new
  - Culture
date: 2026-06-12
flow: [a, 'b'] # list
---

Hello ---

<!-- ja -->

こんにちは
`;

function read(text: string) {
  const parsed = parseItemFile(text, "x.md");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.item;
}

const change = (edit: ItemEdit) => changedLines(file, editItemFile(file, edit, order));

test("editing nothing gives back the same text", () => {
  expect(editItemFile(file, {})).toBe(file);
  expect(
    editItemFile(file, {
      data: { ...(read(file).data as Record<string, string>), none: undefined },
      body: "Hello ---\n",
      body_jp: "こんにちは",
    }),
  ).toBe(file);
});

test.each<[string, ItemEdit, string[], string[]]>([
  [
    "a quoted value keeps its quotes and comment",
    { data: { title: 'Say "hi"' } },
    ['title: "Picnic"   # the name\n'],
    ['title: "Say \\"hi\\""   # the name\n'],
  ],
  [
    "a plain value is quoted when it must be",
    { data: { title_jp: "祭り: 夏" } },
    ["title_jp: ピクニック\n"],
    ['title_jp: "祭り: 夏"\n'],
  ],
  [
    "a comment behind a plain value stays",
    { data: { "x-unknown": "new" } },
    ["x-unknown: keep me # really\n"],
    ["x-unknown: new # really\n"],
  ],
  [
    "a block scalar becomes a line",
    { data: { long: "short" } },
    ["long: >-\n", "  folded\n", "  text\n"],
    ["long: short\n"],
  ],
  [
    "a flow list stays one",
    { data: { flow: ["a", "c, d"] } },
    ["flow: [a, 'b'] # list\n"],
    ['flow: [a, "c, d"] # list\n'],
  ],
  [
    "an item added to a block list is one line more",
    { data: { category: ["Events", "Culture", "文化"] } },
    [],
    ["  - 文化\n"],
  ],
  [
    "an item removed from a block list takes its comment along",
    { data: { category: ["Events"] } },
    ["  # the next one is new\n", "  - Culture\n"],
    [],
  ],
  ["a field removed is a line less", { data: { date: "" } }, ["date: 2026-06-12\n"], []],
  [
    "an empty list removes the field",
    { data: { category: [] } },
    ["category:\n", "  - Events # first\n", "  # the next one is new\n", "  - Culture\n"],
    [],
  ],
  [
    "a new field stands behind the one that comes before it",
    { data: { time: "18:00 - 20:00" } },
    [],
    ["time: 18:00 - 20:00\n"],
  ],
  [
    "the English body alone changes",
    { body: "Bye\n\n<!-- ja -->" },
    ["Hello ---\n"],
    ["Bye\n", "\n", "\\<!-- ja -->\n"],
  ],
  ["the Japanese body alone changes", { body_jp: "さようなら" }, ["こんにちは\n"], ["さようなら\n"]],
  ["the Japanese body goes with its marker", { body_jp: "" }, ["\n", "<!-- ja -->\n", "\n", "こんにちは\n"], []],
])("%s", (_what, edit, removed, added) => {
  expect(change(edit)).toEqual({ removed, added });
});

test("a new field goes where the order says", () => {
  const lines = editItemFile(file, { data: { time: "10:00" } }, order).split("\n");
  expect(lines[lines.indexOf("time: 10:00") - 1]).toBe("date: 2026-06-12");
  expect(editItemFile("---\ndate: 2026-06-12\n---\nx", { data: { title: "A" } }, order)).toBe(
    "---\ntitle: A\ndate: 2026-06-12\n---\nx",
  );
  expect(editItemFile("---\n---\nx", { data: { title: "A" } }, order)).toBe("---\ntitle: A\n---\nx");
});

test("a Japanese body that is new is added behind the English one", () => {
  expect(editItemFile("---\ntitle: A\n---\nHello", { body_jp: "やあ" })).toBe(
    "---\ntitle: A\n---\nHello\n\n<!-- ja -->\n\nやあ",
  );
});

test.each([
  ["a map in braces", "---\n{title: A, date: 2026-06-12}\n---\nx\n"],
  ["explicit keys", "---\n? title\n: A\ndate: 2026-06-12\n---\nx\n"],
  ["a value below its key", "---\ntitle:\n  A\ndate: 2026-06-12\n---\nx\n"],
  ["a quoted value over lines", '---\ntitle: "A\n  B" # c\ndate: 2026-06-12\n---\nx\n'],
  ["a list at the key's own column", "---\ntitle: A\ncategory:\n- a\n- b\n---\nx\n"],
])("%s can be edited too", (_what, text) => {
  const before = read(text).data;
  const edited = editItemFile(text, { data: { title: "New: 題", category: ["b", "c"] } }, order);
  expect(read(edited).data).toEqual({ ...before, title: "New: 題", category: ["b", "c"] });
});

test("comments inside a value that is written anew stand above it", () => {
  const text = "---\ntitle: # why\n  A\n  # inside\nflow: [a, # one\n  b]\n---\nx\n";
  const edited = editItemFile(text, { data: { title: "B", flow: ["c"] } });
  expect(read(edited).data).toEqual({ title: "B", flow: ["c"] });
  expect(edited).toContain("# why");
  expect(edited).toContain("# one");
});

test("what is no item file is not edited", () => {
  expect(() => editItemFile("title: A", { data: { title: "B" } })).toThrow("not an item file");
});

test("every naughty string can be put into each field and body of a file", () => {
  for (const naughty of naughtyStrings) {
    const edited = editItemFile(
      file,
      { data: { title: naughty, title_jp: naughty, flow: [naughty, "z"] }, body: naughty, body_jp: naughty },
      order,
    );
    const { data, body, body_jp = "" } = read(edited);
    expect([data["title"] ?? "", data["title_jp"] ?? "", data["flow"]]).toEqual([naughty, naughty, [naughty, "z"]]);
    expect([body, body_jp]).toEqual([normaliseBody(naughty), normaliseBody(naughty)]);
  }
});

const sources = fc.tuple(
  fc.dictionary(
    fc.constantFrom(...order, "x-unknown"),
    fc.oneof(lineText, fc.array(lineText, { minLength: 1, maxLength: 3 })),
    { minKeys: 1 },
  ),
  bodyText,
  bodyText,
  fc.constantFrom("\n", "\r\n"),
  fc.constantFrom("", "\uFEFF"),
);

test("editing one field changes only the lines of that field", () => {
  fc.assert(
    fc.property(
      sources,
      fc.constantFrom(...order),
      fc.oneof(lineText, fc.array(lineText, { maxLength: 3 })),
      ([data, body, body_jp, end, bom], name, value) => {
        const text = bom + serializeItemFile(data, body, body_jp).replaceAll("\n", end);
        const edited = editItemFile(text, { data: { [name]: value } }, order);
        expect(read(edited).data[name]).toEqual(value.length === 0 ? undefined : value);
        const { removed, added } = changedLines(text, edited);
        const linesOfField = (line: string): boolean => line.startsWith(`${name}:`) || line.startsWith("  - ");
        expect([...removed, ...added].filter((line) => !linesOfField(line))).toEqual([]);
        expect(added.every((line) => line.endsWith(end))).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test("editing one body touches no byte of the fields and of the other body", () => {
  fc.assert(
    fc.property(sources, bodyText, fc.boolean(), ([data, body, body_jp, end, bom], text, japanese) => {
      const before = bom + serializeItemFile(data, `English ${body}`, `日本 ${body_jp}`).replaceAll("\n", end);
      const after = editItemFile(before, japanese ? { body_jp: `本 ${text}` } : { body: `E ${text}` });
      const marker = `${end}<!-- ja -->${end}`;
      const [kept, index] = japanese ? [before.split(marker)[0], 0] : [before.split(marker)[1], 1];
      expect(after.split(marker)[index]).toBe(kept);
      expect(after.split(`${end}---${end}`)[0]).toBe(before.split(`${end}---${end}`)[0]);
      expect(read(after)).toMatchObject(
        japanese ? { body_jp: normaliseBody(`本 ${text}`) } : { body: normaliseBody(`E ${text}`) },
      );
    }),
    { numRuns: 300 },
  );
});
