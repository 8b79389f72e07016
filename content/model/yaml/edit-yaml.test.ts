import { changedLines } from "../test-support/changed-lines";
import { editYaml } from "./edit-yaml";
import { parseYaml } from "./yaml-source";

const file = `# Fees in yen.
plans:
  # The first one is shown on top.
  - tier: corporate # companies
    name: { en: Corporate, ja: 法人会員 } # both
    fee: 15000

    features:
      - { en: Vote, ja: 議決権 }
      - { en: "Briefings, surveys", ja: 解説会 } # quoted
  - tier: student
    name: { en: Student, ja: 学生会員 }
    fee: 5000 # half

# Shown until the day it ends.
promotion:
  title:
    en: Opening promotion
    ja: 開設記念
  endsOn: 2025-12-31
  note: |
    first line
    second line
  # no: longer
tags: [a, 'b', 3] # flow
on: yes
`;

interface Plan {
  tier?: string | undefined;
  name: Record<string, string>;
  fee?: unknown;
  features?: unknown[];
}
interface File {
  plans: Plan[];
  promotion?: { title: Record<string, string>; endsOn?: string; note: string; days?: number };
  tags: unknown;
  on: unknown;
  [key: string]: unknown;
}

function read(text: string): File {
  const parsed = parseYaml(text.replace(/^\uFEFF/, "").replace(/\r\n/g, "\n"), "core");
  if (Array.isArray(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.document.toJS() as File;
}

const edit = (text: string, value: object): string => editYaml(text, { ...value }, "core");
const plan = ({ plans }: File, at: number): Plan => plans[at] ?? { name: {} };

test.each<[string, (file: File) => void, string[], string[]]>([
  ["nothing", () => undefined, [], []],
  [
    "a text in braces",
    (data) => (plan(data, 0).name = { en: "Company", ja: "法人会員" }),
    ["    name: { en: Corporate, ja: 法人会員 } # both\n"],
    ["    name: { en: Company, ja: 法人会員 } # both\n"],
  ],
  ["a number", (data) => (plan(data, 1).fee = 6000), ["    fee: 5000 # half\n"], ["    fee: 6000 # half\n"]],
  [
    "a number that becomes a text",
    (data) => (plan(data, 1).fee = "6000"),
    ["    fee: 5000 # half\n"],
    ['    fee: "6000" # half\n'],
  ],
  [
    "a date",
    (data) => data.promotion && (data.promotion.endsOn = "2026-04-01"),
    ["  endsOn: 2025-12-31\n"],
    ["  endsOn: 2026-04-01\n"],
  ],
  ["a word that older readers take for true", (data) => (data.on = "no"), ["on: yes\n"], ["on: no\n"]],
  ["a word that reads as true", (data) => (data.on = "true"), ["on: yes\n"], ['on: "true"\n']],
  [
    "a line of a block of text",
    (data) => data.promotion && (data.promotion.note = "first line\nother line\n"),
    ["    second line\n"],
    ["    other line\n"],
  ],
  [
    "a block of text that becomes a line",
    (data) => data.promotion && (data.promotion.note = "short"),
    ["  note: |\n", "    first line\n", "    second line\n"],
    ["  note: short\n"],
  ],
  [
    "an item in brackets",
    (data) => (data.tags = ["a", "b", "c"]),
    ["tags: [a, 'b', 3] # flow\n"],
    ["tags: [a, 'b', c] # flow\n"],
  ],
  ["fewer items in brackets", (data) => (data.tags = ["b"]), ["tags: [a, 'b', 3] # flow\n"], ["tags: ['b'] # flow\n"]],
  ["no items in brackets", (data) => (data.tags = []), ["tags: [a, 'b', 3] # flow\n"], ["tags: [] # flow\n"]],
  [
    "an item that is new follows the others' style",
    (data) => plan(data, 0).features?.push({ en: "A long text ".repeat(12).trim(), ja: "長い" }),
    [],
    [`      - { en: ${"A long text ".repeat(12).trim()}, ja: 長い }\n`],
  ],
  [
    "an item that is new and large",
    (data) => data.plans.push({ tier: "individual", name: { en: "Individual", ja: "個人会員" }, features: ["x", 1] }),
    [],
    [
      "  - tier: individual\n",
      "    name: { en: Individual, ja: 個人会員 }\n",
      "    features:\n",
      "      - x\n",
      "      - 1\n",
    ],
  ],
  [
    "an item that goes",
    (data) => data.plans.pop(),
    ["  - tier: student\n", "    name: { en: Student, ja: 学生会員 }\n", "    fee: 5000 # half\n"],
    [],
  ],
  [
    "an item that goes takes the comment above it along",
    (data) => data.plans.shift(),
    file
      .split("\n")
      .slice(2, 10)
      .map((line) => `${line}\n`),
    [],
  ],
  [
    "a key that goes leaves the comment above it and takes the one inside along",
    (data) => delete data.promotion,
    file
      .split("\n")
      .slice(15, 24)
      .map((line) => `${line}\n`),
    [],
  ],
  [
    "the first key of an item",
    (data) => delete plan(data, 1).tier,
    ["  - tier: student\n", "    name: { en: Student, ja: 学生会員 }\n"],
    ["  - name: { en: Student, ja: 学生会員 }\n"],
  ],
  [
    "a list that becomes empty",
    (data) => (plan(data, 0).features = []),
    [
      "    features:\n",
      "      - { en: Vote, ja: 議決権 }\n",
      '      - { en: "Briefings, surveys", ja: 解説会 } # quoted\n',
    ],
    ["    # quoted\n", "    features: []\n"],
  ],
])("%s", (_what, change, removed, added) => {
  const value = read(file);
  change(value);
  const edited = edit(file, value);
  expect(changedLines(file, edited)).toEqual({ removed, added });
  expect(read(edited)).toEqual(value);
});

test("items that move keep their text and the comments above them", () => {
  const value = read(file);
  value.plans.reverse();
  const lines = file.split("\n");
  const moved = [...lines.slice(0, 2), ...lines.slice(10, 13), ...lines.slice(2, 10), ...lines.slice(13)];
  expect(edit(file, value)).toBe(moved.join("\n"));
});

test("an item that moves and changes is changed inside", () => {
  const value = read(file);
  value.plans.reverse();
  plan(value, 0).fee = 1;
  expect(edit(file, value)).toBe(
    edit(
      edit(file, { ...value, plans: value.plans.map((item, at) => (at === 0 ? { ...item, fee: 5000 } : item)) }),
      value,
    ),
  );
  expect(edit(file, value)).toContain("fee: 1 # half");
});

test("new keys go where the order says, at each depth", () => {
  const { plans, promotion, ...rest } = read(file);
  const { title, endsOn, ...more } = promotion ?? {};
  const ordered = { title, days: 30, endsOn, ...more };
  const value = { id: 7, plans, extra: { z: 1, a: [] }, promotion: ordered, ...rest, last: true };
  const edited = editYaml(file, value, "core");
  expect(read(edited)).toEqual(value);
  const lines = edited.split("\n");
  const above = (line: string): string | undefined => lines[lines.indexOf(line) - 1];
  expect([above("plans:"), above("extra:"), above("  days: 30"), above("last: true")]).toEqual([
    "# Fees in yen.",
    "    fee: 5000 # half",
    "    ja: 開設記念",
    "on: yes",
  ]);
});

test("a new text has its keys in order, at each depth", () => {
  const value = { id: 7, name: { en: "A", ja: "い" }, list: [{ en: "A", ja: "い", z: 1 }] };
  expect(editYaml("", value, "core")).toBe("id: 7\nname: { en: A, ja: い }\nlist:\n  - en: A\n    ja: い\n    z: 1\n");
});

test.each([
  ["a map in braces over lines", "{a: 1,\n b: 2}\n"],
  ["explicit keys", "? a\n: 1\n? b\n: - 2\n"],
  ["a value below its key", "a:\n  one\nb:\n  - 2\n"],
  ["a document that begins with ---", "# c\n---\na: 1\nb: 2\n"],
  ["a list of pairs without braces", "a: 1\nb: [x: 1, y]\n"],
  ["a list in a list", "a: 1\nb:\n- - 2\n  - 3\n"],
  ["nothing but a comment", "# c\n"],
  ["nothing", ""],
])("%s can be edited", (_what, text) => {
  const value = { a: "two", b: [{ x: 2, z: ["3"] }, "y"], [`k${"x".repeat(1100)}`]: true };
  const edited = edit(text, value);
  expect(read(edited)).toEqual(value);
  expect(edited.includes("# c")).toBe(text.includes("# c"));
});

test("a list in brackets over lines is changed inside, and written anew when other items stand in it", () => {
  const text = "a: [\n  one, # c1\n  two\n] # c2\n";
  expect(edit(text, { a: ["one", "2"] })).toBe('a: [\n  one, # c1\n  "2"\n] # c2\n');
  expect(edit(text, { a: ["two"] })).toBe("# c1\n# c2\na: [two]\n");
});

test("what is no map in YAML is not edited, and a value that YAML cannot hold is refused", () => {
  for (const text of ["- a\n", "a: [\n", "just text\n", "a: &x 1\n"])
    expect(() => edit(text, { a: 1 })).toThrow("not a map in YAML");
  expect(() => editYaml("a: b\n", { a: 1 }, "failsafe")).toThrow();
});

test("a text without a last line end keeps none when all but a comment goes", () => {
  const text = "\n# Fees.\n\na: 1";
  expect(edit(text, {})).toBe("\n# Fees.");
  expect(edit("\n# Fees.", { a: 1 })).toBe("\n# Fees.\na: 1");
  expect(edit("# Fees.\n\na: 1 # one", { a: "x\n\n" })).toMatch(/[^\n]$/);
});
