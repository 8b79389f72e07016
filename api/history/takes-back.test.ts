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

test("of files that are not there: an addition that is gone, a deletion that is back", () => {
  expect(takesBackFile(undefined, "a", undefined)).toBe(true);
  expect(takesBackFile(undefined, "a", "b")).toBe(false);
  expect(takesBackFile("a", "b", undefined)).toBe(false);
  expect(takesBackFile("a", undefined, "a")).toBe(true);
});
