import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
// Also what is not committed yet; a file that was moved is listed at both places until then.
const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter((path) => path !== "" && existsSync(join(root, path)));
// What people write may say R and a number, too: a month of Reiwa.
const texts = files.filter(
  (path) => /\.(tsx?|[cm]js|css|md)$/.test(path) && !/^(?:fixtures\/content|content\/(?!model\/))/.test(path),
);

/** A file of tests, and the name of one of its tests; both may be on different lines. */
const testReference = /`([^`\s]+\.tsx?)`(?:\s+›\s+`([^`]+)`)?/g;

/** Number, text and list of tests of every requirement. */
const requirements = read("docs/requirements.md")
  .split(/^- \*\*/m)
  .slice(1)
  .map((entry) => {
    const [, number = "", text = "", list = ""] = /^(R\d+\.\d+)\*\* ([^]+?)\n {2}- ([^]+?)\n(?:\n|$)/.exec(entry) ?? [];
    return { number, text, list, tests: [...list.matchAll(testReference)] };
  });
const numbers = requirements.map(({ number }) => number);

test("every requirement has a number of its own, in order within its group", () => {
  expect(numbers.length).toBeGreaterThan(80);
  const groups = new Map<string, number>();
  for (const number of numbers) {
    const [group = "", place = ""] = number.split(".");
    expect({ number, after: groups.get(group) ?? 0 }).toEqual({ number, after: Number(place) - 1 });
    groups.set(group, Number(place));
  }
});

test("every requirement names a test", () => {
  expect(requirements.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("a list of tests holds nothing but files and the names of their tests", () => {
  const others = requirements.map(({ number, list }) => [
    number,
    list.replace(testReference, "").replace(/[\s·-]/g, ""),
  ]);
  expect(others.filter(([, other]) => other !== "")).toEqual([]);
});

test("no requirement is longer than 100 words", () => {
  const words = (text: string): number => text.split(/\s+/).length;
  expect(requirements.filter(({ text }) => words(text) > 100).map(({ number }) => number)).toEqual([]);
});

test("every test named is one file, and holds the test of that name", () => {
  expect(requirements.flatMap(({ tests }) => tests).flatMap(faultsOfReference)).toEqual([]);
});

test("every test that security.md names is there likewise", () => {
  const named = [...read("docs/security.md").matchAll(testReference)].filter(([, file = ""]) =>
    file.includes(".test."),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.flatMap(faultsOfReference)).toEqual([]);
});

test("every number cited is a requirement", () => {
  const unknown = texts.flatMap((path) =>
    [...read(path).matchAll(/\bR\d+\.\d+\b/g)].flatMap(([number]) =>
      numbers.includes(number) ? [] : [`${path}: ${number}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test("nothing cites a document that is not here", () => {
  const foreign =
    /\brulings? \d|\bspecification\b|\(facts:|\b(?:security|stack|store) facts\b|["'(]section \d|\bissue \d+, point/i;
  const citing = texts.filter((path) => path !== "scripts/test/requirements.test.ts" && foreign.test(read(path)));
  expect(citing).toEqual([]);
});

test("every path and every TypeScript file that contributing.md names is there", () => {
  const text = read("docs/contributing.md");
  const named = [...text.matchAll(/`((?:api|content|docs|e2e|scripts|site)\/[\w./-]*)`/g)];
  expect(named.length).toBeGreaterThan(40);
  const missing = named.flatMap(([, path = ""]) => (existsSync(join(root, path)) ? [] : [path]));
  // Any name that ends so, in the tree of folders and in commands as well; a name that begins with - or * is a pattern.
  const unknown = [...text.matchAll(/(?<![\w./*-])\w[\w./-]*\.tsx?\b/g)].flatMap(([name]) =>
    files.some((path) => isNamed(path, name)) ? [] : [name],
  );
  // The page that is added as an example.
  expect([...missing, ...unknown].filter((path) => !/faq/i.test(path))).toEqual([]);
});

/** What is wrong with a file of tests that is named, and with the test named of it. */
function faultsOfReference([reference, file = "", name]: RegExpExecArray): string[] {
  const found = files.filter((path) => isNamed(path, file));
  if (found.length !== 1) return [`${reference}: ${found.join(", ") || "no such file"}`];
  return name === undefined || hasTest(read(found[0] ?? ""), name) ? [] : [`${reference}: no such test`];
}

/** True when the parts of the name occur in the path in this order, the last of them at its end. */
function isNamed(path: string, name: string): boolean {
  const wanted = name.split("/");
  const parts = path.split("/");
  if (parts.pop() !== wanted.pop()) return false;
  return wanted.every((part) => {
    const place = parts.indexOf(part);
    parts.splice(0, place + 1);
    return place >= 0;
  });
}

/** True when a file contains the whole name in quotes: of a test, or of a case in a table of tests. */
function hasTest(source: string, name: string): boolean {
  return ['"', "'", "`"].some((quote) => source.includes(quote + name + quote));
}
