import { changedPaths } from "./shown-files";

/** A state of the content: "ab" holds a and b, "aB" another version of b. */
const state = (letters: string) => Array.from(letters, (version) => ({ path: version.toLowerCase(), version }));
const changes = (before: string, after: string): Record<string, string | undefined> =>
  Object.fromEntries(changedPaths(state(before), state(after)).map(({ path, version }) => [path, version]));

test.each([
  ["", "", {}],
  ["abc", "abc", {}],
  ["", "ab", { a: "a", b: "b" }],
  ["ab", "", { a: undefined, b: undefined }],
  ["abc", "aBc", { b: "B" }],
  ["bd", "abcde", { a: "a", c: "c", e: "e" }],
  ["abcde", "bd", { a: undefined, c: undefined, e: undefined }],
  ["abce", "Abdf", { a: "A", c: undefined, d: "d", e: undefined, f: "f" }],
])("from %j to %j", (before, after, expected) => {
  expect(changes(before, after)).toStrictEqual(expected);
});

test("a file that is the same object has not changed", () => {
  const versions = state("abc");
  expect(changedPaths(versions, versions.slice(0, 2))).toEqual([{ path: "c", version: undefined }]);
});
