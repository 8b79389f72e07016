import { fc } from "../test-support/seeded-fast-check";
import { faultWords } from "../problems/fault-words";
import { normaliseBody } from "../markdown/body";
import { bodyPlaceJapanese, parseItemFile, serializeItemFile, type ItemFile } from "./item-file";
import { bodyText, lineText, naughtyStrings } from "../test-support/texts";

function parsed(text: string): ItemFile {
  const result = parseItemFile(text, "events/2026/x.md");
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.item;
}

function problemOf(text: string): { line?: number; message: string } {
  const result = parseItemFile(text, "x.md");
  if (result.ok) throw new Error("accepted");
  const [problem] = result.problems;
  if (problem === undefined) throw new Error("no problem named");
  return { ...problem, message: faultWords(problem, "en") };
}

const fieldName = fc.oneof(
  fc.constantFrom("title", "title_jp", "date", "category", "__proto__", "toString"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
);
const fields = fc.dictionary(
  fieldName,
  fc.oneof(lineText, bodyText, fc.array(lineText, { minLength: 1, maxLength: 4 })),
  { maxKeys: 6 },
);

test("what was written is read back: fields, lists and both bodies, whatever they contain", () => {
  fc.assert(
    fc.property(fields, bodyText, bodyText, (data, body, body_jp) => {
      const item = parsed(serializeItemFile(data, body, body_jp));
      expect(Object.entries(item.data)).toEqual(Object.entries(data));
      expect(item.body).toBe(normaliseBody(body));
      expect(item.body_jp ?? "").toBe(normaliseBody(body_jp));
    }),
    { numRuns: 500 },
  );
});

test("line ends and a byte order mark make no difference to what is read", () => {
  fc.assert(
    fc.property(fields, bodyText, bodyText, fc.constantFrom("\r\n", "\r"), (data, body, body_jp, end) => {
      const text = serializeItemFile(data, body, body_jp);
      const other = parsed("\uFEFF" + text.replaceAll("\n", end));
      const { data: expected, ...rest } = parsed(text);
      expect(other).toMatchObject(rest);
      expect(other.data).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test("every naughty string survives in a field, in a list and in both bodies", () => {
  for (const naughty of naughtyStrings) {
    const item = parsed(
      serializeItemFile({ title: naughty, category: [naughty, "a"], title_jp: "日本" }, naughty, `日本\n${naughty}`),
    );
    expect(item.data).toEqual({ title: naughty, category: [naughty, "a"], title_jp: "日本" });
    expect([item.body, item.body_jp]).toEqual([normaliseBody(naughty), normaliseBody(`日本\n${naughty}`)]);
  }
  expect(naughtyStrings.length).toBeGreaterThan(400);
});

test("a new file is plain to read", () => {
  const text = serializeItemFile(
    {
      title: "Picnic: bring a mat",
      title_jp: "ピクニック",
      date: "2026-06-12",
      time: "18:30",
      category: ["Events", "Culture"],
      none: undefined,
      empty: [],
    },
    "Hello\n\n<!-- ja -->\n---",
    "こんにちは",
  );
  expect(text).toBe(`---
title: "Picnic: bring a mat"
title_jp: ピクニック
date: 2026-06-12
time: 18:30
category:
  - Events
  - Culture
---

Hello

\\<!-- ja -->
---

<!-- ja -->

こんにちは
`);
  expect(parsed(text).body).toBe("Hello\n\n<!-- ja -->\n---");
});

test("hand-written styles are read: quotes, block scalars, flow lists, comments, no bodies", () => {
  const item = parsed(
    "---\n# about\ntitle: 'It''s' # c\nlong: >-\n  one\n  two\ncategory: [a, \"b, c\"]\nempty:\nmap:\n  x: 1\n---",
  );
  expect(item.data).toEqual({ title: "It's", long: "one two", category: ["a", "b, c"], empty: "", map: { x: "1" } });
  expect(item.body).toBe("");
  expect(item.lines.get("category")).toBe(7);
});

test("an empty front matter and an empty Japanese body are no fault of the codec", () => {
  const item = parsed("---\n---\nHello\n<!-- ja -->\n\n");
  expect(item).toMatchObject({ data: {}, body: "Hello" });
  expect(item).not.toHaveProperty("body_jp");
  expect(item.lines.get(bodyPlaceJapanese)).toBe(5);
});

test.each([
  ["", 1, "the first line"],
  ["title: a\n", 1, "the first line"],
  ["\n---\ntitle: a\n---\n", 1, "the first line"],
  ["--- \ntitle: a\n---\n", 1, "the first line"],
  ["---js\n{}\n---\n", 1, "the first line"],
  ["---\ntitle: a\n", 1, "not closed"],
  ["---\ntitle: a\n---- \n---\n", 3, "exactly"],
  ["---\ntitle: a\n--- text\n", 3, "exactly"],
  ["---\ntitle: a\ntitle: b\n---\n", 3, "second time"],
  ["---\ntitle: a\nx: &a 1\n---\n", 3, "anchor"],
  ["---\ntitle: a\nx: *a\n---\n", 3, "alias"],
  ["---\ntitle: !!js/function 'x'\n---\n", 2, "tag"],
  ["---\ntitle: !x a\n---\n", 2, "tag"],
  ["---\ntitle: [a\n---\n", 2, "valid YAML"],
  ["---\na: 1\n\tb: 2\n---\n", 3, "tabs"],
  ["---\n- a\n---\n", 2, "field: value"],
  ["---\njust text\n---\n", 2, "field: value"],
  ["---\n? [a]\n: b\n---\n", 2, "plain word"],
  ["---\na: 1\n...\nb: 2\n---\n", 3, "begin with"],
  ["---\n%YAML 1.1\na: 1\n---\n", 2, "begin with"],
  [`---\na: ${"[".repeat(9000)}\n---\n`, 2, "too deeply"],
  [`---\na: ${"x".repeat(20_000)}\n---\n`, 1, "20 KB"],
  ["---\na: 1\n---\nHello\n<!-- ja -->\nやあ\n<!-- ja -->\n", 7, "second time"],
  [`---\na: 1\n---\n${"x".repeat(400_000)}`, 1, "400 KB"],
])("refuses %j in line %i: %s", (text, line, words) => {
  const problem = problemOf(text);
  expect(problem.message).toContain(words);
  expect(problem.line).toBe(line);
});

test("an alias bomb is refused before it is unfolded", () => {
  const bomb = [
    "a: &a [x,x,x,x,x,x,x,x,x]",
    ..."bcdefgh".split("").map(
      (name, index) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${"abcdefg".charAt(index)}`)
          .join()}]`,
    ),
  ];
  expect(problemOf(`---\n${bomb.join("\n")}\n---\n`).message).toContain("anchor");
});

test.each(["null", "~", "Null", "NULL"])("the text %j is written so that it stays a text", (title) => {
  expect(parsed(serializeItemFile({ title, category: [title] }, "Hi")).data).toEqual({ title, category: [title] });
});
