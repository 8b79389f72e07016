import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { formatProblem } from "../../content/model/problems/problem";
import { anyOf, ownNames } from "../../scripts/test/own-names";
import { readContent } from "../../site/gatsby/content/read-content";
import { writeAnyContent } from "../any-content/any-content";
import { faultsOfSite } from "../any-content/any-site";
import { Choices } from "../any-content/choices";
import { readPage } from "../any-content/html-faults";
import { gatsbyFolder } from "./start-products";
import { compileSiteMaker, type MakeSite } from "./without-gatsby/make-site";

/** The browser of this worker, from browser-environment.ts. */
declare const browser: Browser;

/** With it every part is in one of the two contents, and few pages are in both. `npm run torture -- --sites 25` tries others. */
const seed = 51;

let folder: string;
let makeSite: MakeSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "any-content-"));
  ({ makeSite } = await compileSiteMaker(join(folder, "maker"), gatsbyFolder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [some, others] = [new Choices(seed), new Choices(seed, true)];

test.each([
  ["of any parts", some],
  ["of all other parts", others],
])(
  "no page of a content %s has a heading without content, a dead link, a finding of axe, or is wider than 320 px",
  async (name, choices) => {
    const content = join(folder, name);
    await writeAnyContent(content, choices);
    expect(readContent(content).problems.map(formatProblem)).toEqual([]);
    const foreign = anyOf(ownNames(sampleContent));
    const { pages, faults } = await faultsOfSite(content, { browser, makeSite, foreign, opened: "one of a kind" });
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  },
);

test.each([
  ["<h2>A</h2><h2>B</h2>b", [`nothing below the heading "A"`]],
  ["<h2>A</h2><h3>B</h3>b", []],
  ["<h3>A</h3><h2>B</h2>b", [`nothing below the heading "A"`]],
  ["<main><p>m</p><h2>A</h2></main>b", [`nothing below the heading "A"`]],
  ["b<h2>A</h2><p hidden>a</p>", [`nothing below the heading "A"`]],
  ["<h2 hidden>A</h2><img>", []],
  ["<section></section><ul></ul>b", ["nothing in <section>", "nothing in <ul>"]],
])("of %s it is said what is empty", (html, faults) => {
  expect(readPage(html).faults).toEqual(faults);
});

test("between them each part is there once, and once it is not", () => {
  const there = new Set([...some.seen.there, ...others.seen.there]);
  expect([...some.seen.missing, ...others.seen.missing].filter((part) => !there.has(part))).toEqual([]);
  expect(there.size).toBeGreaterThan(100);
});
