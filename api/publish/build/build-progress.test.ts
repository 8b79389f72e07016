import { progressOf } from "./build-progress";

const gatsbyOutput = [
  "success compile gatsby files - 11.567s",
  "success load gatsby config - 0.080s",
  "success building schema - 1.696s",
  "warning content: news/2026/c.md is not valid YAML",
  'warn content: news/2026/b.md:4 "date" must be YYYY-MM-DD',
  "warn This is a warning of another kind",
  "success encode pictures - 0.876s",
  "success createPages - 7.103s",
  "success createPagesStatefully - 0.264s",
  "info bootstrap finished - 37.039s",
  "success Building production JavaScript and CSS bundles - 31.867s",
  "success Building HTML renderer - 9.867s",
  "success Building static HTML for pages - 3.2s",
  "info Done building in 90.1 sec",
];

test("a whole build is told in four steps, and content that is left out", () => {
  const told = gatsbyOutput.map(progressOf).filter((line) => line !== undefined);
  expect(told.map((line) => line.slice(0, 4))).toEqual(["1/4 ", "! ne", "! ne", "2/4 ", "3/4 ", "4/4 "]);
  expect(told[1]).toBe("! news/2026/c.md is not valid YAML");
  expect(told[2]).toBe('! news/2026/b.md:4 "date" must be YYYY-MM-DD');
});

test("waiting for another build is told", () => {
  expect(progressOf("Waiting for another build in this checkout to end …")).toMatch(/^Waiting/);
});
