import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failureReason, forgetReason } from "./build-failure";

let rootDir: string;
beforeEach(async () => {
  rootDir = await mkdtemp(join(tmpdir(), "failure-"));
  await mkdir(join(rootDir, ".build"));
});
afterEach(() => rm(rootDir, { recursive: true, force: true }));

const leave = (sentence: string): Promise<void> => writeFile(join(rootDir, ".build", "failure.txt"), sentence);

// As Gatsby prints it, shortened in the middle only.
const gatsbyOutput = [
  "success building schema - 0.676s",
  'error "gatsby-node.js" threw an error while running the createPages lifecycle:',
  "The template is broken",
  `> 1 | !function(e,t,n,a){${"var r=typeof globalThis;".repeat(40)}`,
  "  Error: The template is broken",
  "  - gatsby-node.js:1 i",
  "    /srv/site/.cache/compiled/gatsby-node.js:1:114073",
  "  - api-runner-node.js:436 runAPI",
  "    [site]/[gatsby]/dist/utils/api-runner-node.js:436:37",
  "failed createPages - 1.149s",
  `    |${" ".repeat(500)}^`,
];

test("the sentence that the site's code left is the reason", async () => {
  await leave('The site needs site.yml, which is not valid:\n  site.yml:3 "email" must be an email address\n');
  expect(await failureReason(rootDir, gatsbyOutput, 1)).toBe(
    'The site needs site.yml, which is not valid:\n  site.yml:3 "email" must be an email address',
  );
});

test("the sentence of an earlier build is forgotten", async () => {
  await leave("An old reason");
  await forgetReason(rootDir);
  await forgetReason(rootDir);
  expect(await failureReason(rootDir, [], 1)).not.toContain("old");
});

test("of Gatsby's own errors no code, stack or progress line is shown", async () => {
  expect(await failureReason(rootDir, gatsbyOutput, 1)).toBe(
    '"gatsby-node.js" threw an error while running the createPages lifecycle:\nThe template is broken\n  Error: The template is broken',
  );
});

test("a reason is bounded in lines and in their length", async () => {
  await leave(Array.from({ length: 5_000 }, (_, index) => `${String(index)} ${"x".repeat(5_000)}`).join("\n"));
  const reason = await failureReason(rootDir, [], 1);
  expect(reason.length).toBeLessThan(5_000);
  expect(reason.split("\n")).toHaveLength(16);
  expect(reason).toMatch(/… and 4985 more lines; `npm run check` lists all of them$/);
});

test.each([
  ["SIGKILL", "memory ran out"],
  [7, "ended with 7 and did not say why"],
])("a build that ends by %s without a word is explained", async (end, words) => {
  expect(await failureReason(rootDir, ["success building schema - 0.676s"], end)).toContain(words);
});
