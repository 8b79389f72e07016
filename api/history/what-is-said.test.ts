import fc from "fast-check";
import { takesBack } from "./takes-back";
import { whatIsSaid } from "./what-is-said";

interface Entry {
  readonly venue: string;
  readonly time: string;
  readonly fee: string;
  readonly tags: readonly string[];
}
/** Ways to write the same: each list is one sign, and what an editor that formats may put in its place. */
interface Signs {
  readonly field: (name: string, value: string) => string;
  readonly tags: (tags: readonly string[]) => string;
  readonly mark: string;
  readonly light: string;
  readonly strong: string;
  readonly bar: string;
  readonly rule: string;
  readonly tail: string;
  readonly title: string;
  readonly star: string;
  readonly hours: string;
  readonly end: string;
}
const signs: fc.Arbitrary<Signs> = fc.record({
  field: fc.constantFrom<Signs["field"]>(
    (name, value) => `${name}: ${value}`,
    (name, value) => `${name}:   ${value} `,
    (name, value) => `${name}: "${value}"`,
    (name, value) => `${name}: '${value}'`,
    (name, value) => `"${name}": ${value} # as agreed`,
    (name, value) => `${name}: >-\n  ${value}`,
    (name, value) => `${name}:\n  ${value}`,
  ),
  tags: fc.constantFrom<Signs["tags"]>(
    (tags) => `tags: [${tags.join(",")}]`,
    (tags) => `tags: [ ${tags.map((tag) => `"${tag}"`).join(", ")} ]`,
    (tags) => `tags:\n${tags.map((tag) => `  - ${tag}`).join("\n")}`,
    (tags) => `tags:\n${tags.map((tag) => `- '${tag}'`).join("\n")}`,
  ),
  mark: fc.constantFrom("- ", "* ", "+ ", "-   ", "  * "),
  light: fc.constantFrom("*", "_"),
  strong: fc.constantFrom("**", "__"),
  bar: fc.constantFrom("|", " | ", "    |   "),
  rule: fc.constantFrom("|---|---|", "| :-- | --- |", "| -------- | ------- |"),
  tail: fc.constantFrom("", " ", "  ", "\t"),
  title: fc.constantFrom("## Fees", "Fees\n-----", "## Fees ##"),
  star: fc.constantFrom("\\*", "*"),
  hours: fc.constantFrom("10:00 から18:00", "10:00から 18:00"),
  end: fc.constantFrom("\n", "\r\n"),
});
const entry: fc.Arbitrary<Entry> = fc.record({
  venue: fc.constantFrom("Tokyo Hall", "東京会館"),
  time: fc.constantFrom("9:00 - 10:00", "18:30"),
  fee: fc.constantFrom("5,000 yen", "8,000円"),
  tags: fc.subarray(["talk", "food"], { minLength: 1 }),
});
const edits: Record<"venue" | "time" | "fee", readonly [string, string]> = {
  venue: ["Osaka Castle", "Kobe Port"],
  time: ["12:00", "13:15"],
  fee: ["6,000 yen", "7,000円"],
};

const fileOf = (entry: Entry, own: Signs) =>
  [
    "---",
    own.field("venue", entry.venue),
    own.field("time", entry.time),
    own.tags(entry.tags),
    "---",
    own.title,
    "",
    `Come ${own.light}early${own.light}, with ${own.strong}friends${own.strong}.${own.tail}`,
    "",
    `${own.mark}Cake at ${entry.fee}${own.star}${own.tail}`,
    `${own.mark}Tea`,
    "",
    `${own.bar.trimStart()}Hours${own.bar}Fee${own.bar.trimEnd()}`,
    own.rule,
    `${own.bar.trimStart()}${entry.time}${own.bar}Free${own.bar.trimEnd()}`,
    "",
    "<!-- ja -->",
    "",
    `${own.hours}です。${own.light}早め${own.light}に。${own.tail}`,
    "",
  ].join(own.end);

test("a stale copy in other signs takes a save back; a fresh one and one with another value do not", () => {
  fc.assert(
    fc.property(entry, fc.constantFrom("venue", "time", "fee"), signs, signs, signs, (was, name, own, staff, other) => {
      const [saved, another] = edits[name];
      const before = fileOf(was, own);
      const after = fileOf({ ...was, [name]: saved }, staff);
      expect(takesBack(before, after, fileOf(was, other))).toBe(true);
      expect(takesBack(before, after, fileOf({ ...was, tags: ["golf"] }, other))).toBe(true);
      expect(takesBack(before, after, fileOf({ ...was, [name]: saved }, other))).toBe(false);
      expect(takesBack(before, after, fileOf({ ...was, [name]: saved, tags: ["golf"] }, other))).toBe(false);
      expect(takesBack(before, after, fileOf({ ...was, [name]: another }, other))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("so of a field, a line and a tag that a save added", () => {
  fc.assert(
    fc.property(signs, signs, entry, (own, other, was) => {
      const added = (one: Signs, text: string) =>
        fileOf({ ...was, tags: ["talk", "new"] }, one)
          .replace(`tags:`, `${one.field("address", text)}${one.end}tags:`)
          .replace(`${one.mark}Tea`, `${one.mark}${text}${one.end}${one.mark}Tea`);
      const before = fileOf({ ...was, tags: ["talk"] }, own);
      const after = added(own, "Marunouchi");
      expect(takesBack(before, after, fileOf({ ...was, tags: ["talk"] }, other))).toBe(true);
      expect(takesBack(before, after, added(other, "Marunouchi"))).toBe(false);
      expect(takesBack(before, after, added(other, "Ginza"))).toBe(false);
    }),
  );
});

test("an edit of signs alone is taken back by the line as it was", () => {
  const file = (line: string, fee = "") => `---\ntitle: A\n---\n${line}\n\n${fee}\n`;
  expect(takesBack(file("Fees"), file("## Fees"), file("Fees", "Free."))).toBe(true);
  expect(takesBack(file("Fees"), file("## Fees"), file("## Fees", "Free."))).toBe(false);
});

test("an item that follows is numbered anew, which says nothing", () => {
  const file = (...items: string[]) => `---\ntitle: A\n---\n${items.join("\n")}\n`;
  const [before, saved] = [file("1. Tea", "2. Cake", "3. Songs"), file("1. Tea", "2. Cake")];
  expect(takesBack(before, saved, file("1. Tea", "2. Cake", "3. Games"))).toBe(false);
  expect(takesBack(before, saved, file("1) Tea", "1) Cake", "1) Songs"))).toBe(true);
  expect(takesBack(saved, before, file("1) Tea", "1) Cake"))).toBe(true);
});

test("the value of a data file counts, however its map or list is written", () => {
  const file = (price: string, name: string) => `plans:\n  - name: ${name}\n    price: ${price}\n`;
  const flow = (price: string, name: string) => `"plans": [{ name: '${name}', price: ${price} }]\n`;
  expect(takesBack(file("100", "A"), file("120", "A"), flow("100", "A"))).toBe(true);
  expect(takesBack(file("100", "A"), file("120", "A"), flow("100", "B"))).toBe(true);
  expect(takesBack(file("100", "A"), file("120", "A"), flow("120", "B"))).toBe(false);
  expect(takesBack(file("100", "A"), file("120", "A"), flow("110", "A"))).toBe(false);
});

test.each([" ", " |", "| a ", "#", " #", "- ", "*", "\\", "_a ", "、 ", "1. ", ". ", "a\n", "- a\n"])(
  "a text of the greatest length is read within the run's limit: %j over and over",
  (part) => {
    const body = part.repeat(Math.floor(390_000 / part.length));
    expect(whatIsSaid(`---\ntitle: A\n---\n${body}\nend\n`)).toContain("title: A");
  },
);
