import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fc } from "../test-support/seeded-fast-check";
import { isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import { changedLines } from "../test-support/changed-lines";
import { applyEdit, dataEdits, pathsOf, valueOf, type DataPath } from "../test-support/data-edits";
import { sampleContent } from "../test-support/sample-content";
import { lineText, naughtyStrings } from "../test-support/texts";
import { yamlTexts } from "../test-support/yaml-texts";
import { splitLines } from "../text/text-lines";
import { editYaml } from "./edit-yaml";

type Data = Record<string, unknown>;

const files = [".", "people", "pages"].flatMap((room) =>
  readdirSync(join(sampleContent, room))
    .filter((name) => name.endsWith(".yml"))
    .map((name) => readFileSync(join(sampleContent, room, name), "utf8")),
);
const contentTexts = fc.constantFrom(...files);
const texts = fc.oneof(contentTexts, yamlTexts, yamlTexts);

const parse = (text: string) => {
  const document = parseDocument(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), { schema: "core" });
  expect(document.errors).toEqual([]);
  return document;
};
const read = (text: string): Data => (parse(text).toJS() ?? {}) as Data;
const edit = (text: string, value: Data): string => editYaml(text, value, "core");
const commentsOf = (text: string): string[] =>
  (text.match(/# c\d+|(?:^|\s)# [A-Z].*/gm) ?? []).map((found) => found.trim()).sort();
const isText = (value: unknown): value is string => typeof value === "string";

function expectData(actual: Data, wanted: Data): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toEqual(wanted);
  expect(isDeepStrictEqual(actual, wanted)).toBe(true);
}

/** The node at a path, which the value has, and whether it is in brackets. */
function nodeAt(text: string, path: DataPath): { node: Node | null; inFlow: boolean } {
  let [node, inFlow]: [unknown, boolean] = [parse(text).contents, false];
  for (const step of path) {
    if (!isMap(node) && !isSeq(node)) break;
    inFlow ||= node.flow === true;
    node = isSeq(node)
      ? node.items[Number(step)]
      : node.items.find(({ key }) => isScalar(key) && String(key.value) === step)?.value;
  }
  return { node: node as Node | null, inFlow };
}

/** Numbers (0-based) of the lines of a value. */
function linesOfValue(text: string, path: DataPath): [number, number] {
  const range = nodeAt(text, path).node?.range ?? [0, 0, 0];
  const lineOf = (offset: number): number => text.slice(0, offset).split("\n").length - 1;
  return [lineOf(range[0]), lineOf(range[0] + text.slice(range[0], range[1]).trimEnd().length)];
}

/** True when the lines of `part` occur in `whole` in the same order. */
function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const line of whole) if (at < part.length && part[at] === line) at += 1;
  return at === part.length;
}

test("editing nothing gives back the same bytes", () => {
  expect(files.length).toBeGreaterThan(25);
  for (const text of files) expect(edit(text, read(text))).toBe(text);
  fc.assert(fc.property(yamlTexts, (text) => expect(edit(text, read(text))).toBe(text)));
});

test("any edits read back as wanted and can be taken back; line ends and byte order mark stay", () => {
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom("\n", "\r\n"),
      fc.constantFrom("", "\uFEFF"),
      fc.boolean(),
      fc.array(dataEdits, { minLength: 1, maxLength: 4 }),
      (lf, end, bom, cut, edits) => {
        const text = bom + (cut ? lf.trimEnd() : lf).replaceAll("\n", end);
        const before = read(text);
        const wanted = edits.reduce((data: Data, one) => applyEdit(data, one).data, before);
        const edited = edit(text, wanted);
        expectData(read(edited), wanted);
        expectData(read(edit(edited, before)), before);
        const lines = splitLines(edited.slice(bom.length));
        expect(edited.startsWith(bom)).toBe(true);
        const fileEnd = text.includes(end) ? end : "\n";
        expect(lines.slice(0, -1).filter((line) => line.end !== fileEnd)).toEqual([]);
        if (lines.length > 0) expect(lines.at(-1)?.end).toBe(text.endsWith("\n") ? end : "");
      },
    ),
    { numRuns: 300 },
  );
});

test("a text of a content file changes in its own line alone, and changes back to the same bytes", () => {
  fc.assert(
    fc.property(contentTexts, fc.constantFrom("\n", "\r\n"), dataEdits, lineText, (lf, end, one, value) => {
      const text = lf.replaceAll("\n", end);
      const before = read(text);
      const scalars = pathsOf(before).filter((path) => isText(valueOf(before, path)));
      const path = scalars[one.place % scalars.length] ?? [];
      const wanted = applyEdit(before, { ...one, kind: "set", value }, [path]).data;
      const edited = edit(text, wanted);
      expectData(read(edited), wanted);
      const [line] = linesOfValue(lf, path);
      expect(edited.split("\n").with(line, "")).toEqual(text.split("\n").with(line, ""));
      expect(edit(edited, before)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test("a value that changes leaves the lines of all others and every comment", () => {
  fc.assert(
    fc.property(texts, dataEdits, (text, one) => {
      const before = read(text);
      const { data, path } = applyEdit(before, { ...one, kind: "set" });
      if (path === undefined || typeof valueOf(before, path) === "object") return;
      const edited = edit(text, data);
      const [first, last] = linesOfValue(text, path);
      const others = text.split("\n").toSpliced(first, last - first + 1);
      // The comments of a value that becomes a list or a map move above it.
      const words = (lines: string[]): string[] =>
        typeof valueOf(data, path) === "object"
          ? lines.map((line) => line.replace(/\s*# c\d+.*/, "")).filter((line) => line !== "")
          : lines;
      expect(isSubsequence(words(others), words(edited.split("\n")))).toBe(true);
      expect(commentsOf(edited)).toEqual(commentsOf(text));
    }),
    { numRuns: 400 },
  );
});

test("what is new adds lines and takes none", () => {
  fc.assert(
    fc.property(texts, dataEdits, (text, one) => {
      const before = read(text);
      const { data, path } = applyEdit(before, { ...one, kind: "add" });
      if (path === undefined) return;
      const edited = edit(text, data);
      expect(commentsOf(edited)).toEqual(commentsOf(text));
      const { node, inFlow } = nodeAt(text, path);
      if (inFlow || !(isMap(node) || isSeq(node)) || node.flow === true) return;
      const { removed } = changedLines(text, edited);
      // A key or an item that is new may take the place beside the "-" of its list's item.
      expect(removed.length <= 1 || isSubsequence(text.split("\n"), edited.split("\n"))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test("an item that moves takes its lines along", () => {
  fc.assert(
    fc.property(texts, dataEdits, (text, one) => {
      const before = read(text);
      const { data, path } = applyEdit(before, { ...one, kind: "move" });
      if (path === undefined) return;
      const edited = edit(text, data);
      expect(commentsOf(edited)).toEqual(commentsOf(text));
      const { node, inFlow } = nodeAt(text, path.slice(0, -1));
      if (inFlow || !isSeq(node) || node.flow === true) return;
      const words = (source: string): string[] =>
        source
          .split("\n")
          .map((line) => line.replace(/^[ -]+/, ""))
          .filter((line) => line !== "")
          .sort();
      expect(words(edited)).toEqual(words(text));
    }),
    { numRuns: 400 },
  );
});

test("what is removed takes nothing along but its own lines and the comments beside it", () => {
  fc.assert(
    fc.property(texts, dataEdits, (text, one) => {
      const before = read(text);
      const { data, path } = applyEdit(before, { ...one, kind: "remove" });
      if (path === undefined) return;
      const edited = edit(text, data);
      const { node, inFlow } = nodeAt(text, path.slice(0, -1));
      const inLines = !inFlow && (isMap(node) || isSeq(node)) && node.flow !== true;
      if (inLines && (path.length === 1 || node.items.length > 1)) {
        // One stretch of lines goes; behind the "-" of an item the second key takes the place of the first.
        expect(changedLines(text, edited).added.length).toBeLessThanOrEqual(path.length > 1 ? 1 : 0);
      } else expect(commentsOf(edited)).toEqual(commentsOf(text));
    }),
    { numRuns: 400 },
  );
});

test("every naughty string can stand at any depth", () => {
  const text = "a:\n  - b: x # c1\n    c: [x, { d: x }] # c2\n  - x\ne: x\n";
  for (const naughty of naughtyStrings) {
    const wanted = {
      a: [{ b: naughty, c: [naughty, { d: naughty }], [naughty]: naughty }, naughty],
      e: naughty,
      [`k${naughty}`]: [naughty],
    };
    const edited = edit(text, wanted);
    expectData(read(edited), wanted);
    expect(commentsOf(edited)).toEqual(["# c1", "# c2"]);
  }
});

test("keys of prototypes are data like any other", () => {
  const value = JSON.parse(
    '{"__proto__": {"polluted": 1}, "a": {"constructor": {"prototype": "x"}, "__proto__": ["y"]}}',
  ) as Data;
  const edited = edit("a:\n  b: 1\n", value);
  expectData(read(edited), value);
  expect(Object.keys(read(edited)).sort()).toEqual(["__proto__", "a"]);
  expect(edit(edited, { a: { b: 1 } })).toBe("a:\n  b: 1\n");
  expect(({} as Data)["polluted"]).toBeUndefined();
});
