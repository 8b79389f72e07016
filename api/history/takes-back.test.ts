import fc from "fast-check";
import { takesBack, takesBackFile } from "./takes-back";

/** Lines of a file: who edits each; no two lines are the same. */
const owners = fc
  .array(fc.constantFrom("nobody", "staff", "maintainer"), { minLength: 1, maxLength: 10 })
  .filter((lines) => lines.includes("staff") && lines.includes("maintainer"));
const edit = fc.constantFrom<(line: string) => string>(
  (line) => `${line} edited\n`,
  (line) => `${line}\nmore of ${line}\n`,
);
const fileOf = (lines: readonly string[], write: (line: string) => string, ...editing: readonly string[]) =>
  lines.map((owner, at) => (editing.includes(owner) ? write(`line ${at}`) : `line ${at}\n`)).join("");

test("a file made of the version before a save takes it back; one made of the saved version does not", () => {
  fc.assert(
    fc.property(owners, edit, (lines, write) => {
      const before = fileOf(lines, write);
      const saved = fileOf(lines, write, "staff");
      expect(takesBack(before, saved, fileOf(lines, write, "maintainer"))).toBe(true);
      expect(takesBack(before, saved, fileOf(lines, write, "staff", "maintainer"))).toBe(false);
      expect(takesBack(before, saved, before)).toBe(true);
      expect(takesBack(before, saved, saved.replaceAll("edited", "mended").replaceAll("more of", "much more of"))).toBe(
        false,
      );
    }),
  );
});

test("one of several changes is enough, and so is a paragraph that is gone", () => {
  expect(takesBack("a\nb\nc\n", "a1\nb\nc1\n", "a1\nb\nc\n")).toBe(true);
  expect(takesBack("a\nb\n", "a\nnew\nb\n", "a\nb1\n")).toBe(true);
  expect(takesBack("a\nold\nb\n", "a\nb\n", "a1\nold\nb\n")).toBe(true);
});

test("a field that was added is taken back though the maintainer wrote another value of the field beside it", () => {
  const [before, saved] = ["time: 9:00\n---\nText\n", "time: 10:00\nvenue: Hall\n---\nText\n"];
  expect(takesBack(before, saved, "time: 11:00\n---\nText\n")).toBe(true);
  expect(takesBack(before, saved, "time: 11:00\nvenue: Room\n---\nText\n")).toBe(false);
  expect(takesBack(saved, before, "time: 11:00\nvenue: Hall\n---\nText\n")).toBe(true);
  expect(takesBack("venue: Hall\n", "address: 1-9\n", "address: 1-9 Marunouchi\n")).toBe(false);
});

test("a change beside the maintainer's own edit is taken back, in the next line or the next sentence", () => {
  expect(takesBack("t: 9\nv: Hall\n", "t: 10\nv: Room\n", "t: 9\nv: Hall B\n")).toBe(true);
  const [place, fee] = ["会場は東京会館です。", "会費は3,000円です。"];
  const saved = `12月1日に開催します。${place}会費は3,500円です。\n`;
  expect(
    takesBack(`12月1日に開催します。${place}${fee}\n`, saved, `12月1日に開催します。会場は東京會舘です。${fee}\n`),
  ).toBe(true);
  expect(takesBack(`12月1日に開催します。${place}${fee}\n`, saved, saved.replace("会館", "會舘"))).toBe(false);
  const english = "We meet at noon. The hall is in Akasaka. The fee is 3,000 yen.\n";
  const raised = english.replace("3,000", "3,500");
  expect(takesBack(english, raised, english.replace("Akasaka", "Azabu"))).toBe(true);
  expect(takesBack(english, raised, raised.replace("Akasaka", "Azabu"))).toBe(false);
});

test("in a text of which everything else was edited, too", () => {
  const lines = (word: string) => Array.from({ length: 1_500 }, (_, at) => `${word} ${String(at)}\n`).join("");
  const [before, saved] = [`fee: 3000\n${lines("row")}`, `fee: 3500\n${lines("row")}`];
  expect(takesBack(before, saved, `fee: 3000\n${lines("line")}`)).toBe(true);
  expect(takesBack(before, saved, `fee: 3500\n${lines("line")}`)).toBe(false);
});

test("of files that are not there: an addition that is gone, a deletion that is back", () => {
  expect(takesBackFile(undefined, "a", undefined)).toBe(true);
  expect(takesBackFile(undefined, "a", "b")).toBe(false);
  expect(takesBackFile("a", "b", undefined)).toBe(false);
  expect(takesBackFile("a", undefined, "a")).toBe(true);
  expect(takesBackFile("a", undefined, "a, edited in an editor that was open")).toBe(true);
  expect(takesBackFile("a", undefined, undefined)).toBe(false);
});
