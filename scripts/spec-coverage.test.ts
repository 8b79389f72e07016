import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(__dirname, "..");
const map = readFileSync(join(root, "docs", "spec-coverage.md"), "utf8");
/** The lines of the specification, each with the tests below it. */
const lines = map.split(/^- /m).slice(1);
/** `file` › `name of a test` */
const named = (line: string): RegExpMatchArray[] => [...line.matchAll(/^ {2}- `([^`]+)` › `([^`]+)`$/gm)];

test("the map has every section of the specification that concerns visitors", () => {
  for (const section of [1, 2, 3, 4, 5, 8, 9]) expect(map).toMatch(new RegExp(`^## Section ${section}: `, "m"));
  expect(lines.length).toBeGreaterThan(100);
});

test("the map has every section of the specification that concerns the admin pages, and their rulings", () => {
  for (const section of [2, 3, 4, 5, 6, 7, 8, 9])
    expect(map).toMatch(new RegExp(`^## Admin, section ${section}: `, "m"));
  for (const ruling of [7, 8, 10, 11, 12, 19, 20]) expect(map).toMatch(new RegExp(`^- Ruling ${ruling}: `, "m"));
});

test("every line of the specification in the map has a test", () => {
  expect(lines.filter((line) => named(line).length === 0)).toEqual([]);
});

test("every test in the map exists under its name", () => {
  const missing = lines.flatMap(named).filter(([, file = "", name = ""]) => {
    const path = join(root, file);
    return !existsSync(path) || !isRun(path) || !hasTest(readFileSync(path, "utf8"), name);
  });
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

/** True for a test file, and for a file of tests that a test file beside it imports. */
function isRun(path: string): boolean {
  if (/\.test\.tsx?$/.test(path)) return true;
  const imported = `from "./${basename(path, ".ts")}"`;
  return readdirSync(dirname(path)).some(
    (name) => /\.test\.tsx?$/.test(name) && readFileSync(join(dirname(path), name), "utf8").includes(imported),
  );
}

/** True when the name stands in a file as a whole: of a test, or of a case in a table of tests. */
function hasTest(source: string, name: string): boolean {
  return ['"', "'", "`"].some((quote) => source.includes(quote + name + quote));
}
