import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { formatProblem, leavesOut } from "../../../content/model/problems/problem";
import type { ContentStore } from "../content-store";
import { commitByHand } from "../test-support/commit-by-hand";
import {
  picnicPath,
  eventText,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { contentIs, testStore, writing } from "../test-support/test-store";

const [home, about] = ["pages/home.yml", "pages/about.yml"];
const sample = (path: string): string => readFileSync(join(sampleContent, path), "utf8");

let repository: TemporaryRepository;
let store: ContentStore;
let first: string;

beforeEach(async () => {
  const files = [home, about, "site.yml", "redirects.yml"].map((path) => [`content/${path}`, sample(path)] as const);
  repository = temporaryRepository({
    files: { ...Object.fromEntries(files), [`content/${picnicPath}`]: eventText("Picnic") },
  });
  first = repository.git("rev-parse", "HEAD");
  store = await testStore(repository.contentDir);
});
afterEach(async () => {
  await store.close();
  repository.remove();
});

const commit = (files: Readonly<Record<string, string | null>>): Promise<string> =>
  commitByHand(repository, store, files);
const lastGood = (): (readonly [path: string, commit: string])[] =>
  store.snapshot().lastGood.map(({ path, madeBy }) => [path, madeBy.commit]);
const leftOut = (): string[] => store.snapshot().problems.filter(leavesOut).map(formatProblem);

test.each([home, about, "site.yml"])(
  "of %s, without which there is no site, visitors see the version that a commit removed, and it is named",
  async (path) => {
    const made = await commit({ [path]: `${sample(path)}# Newer\n` });
    await commit({ [path]: null, "events/2026/b.md": eventText("Other") });
    expect(lastGood()).toEqual([[path, made]]);
    const named = `${path} is missing, and the site needs it: bring it back (git restore --source=${made.slice(0, 7)} -- content/${path}) and commit it`;
    expect(leftOut()).toEqual([named]);
    await store.save(writing("events/2026/c.md", eventText("Third")), { name: "Mei Tan" });
    expect([lastGood(), leftOut()]).toEqual([[[path, made]], [named]]);
    await store.close();
    store = await testStore(repository.contentDir);
    expect([lastGood(), leftOut()]).toEqual([[[path, made]], [named]]);
    await commit({ [path]: sample(path) });
    expect([lastGood(), leftOut()]).toEqual([[], []]);
  },
);

test("what was removed and came back with a fault is shown as it was before", async () => {
  await commit({ [home]: null });
  await commit({ [home]: sample(home).replaceAll(/^(\s*)en:/gm, "$1EN:") });
  expect(lastGood()).toEqual([[home, first]]);
  await commit({ [home]: null });
  expect(lastGood()).toEqual([[home, first]]);
});

test.each(["pages/home.yaml", "pages/Home.yml", "pages/start.yml", "pages/archive/home.yml"])(
  "a home page that was renamed to %s stays, and the cause is named",
  async (to) => {
    await commit({ [home]: null, [to]: sample(home) });
    expect(lastGood()).toEqual([[home, first]]);
    expect(leftOut().map((problem) => problem.split(" ")[0])).toEqual([to]);
    await commit({ [to]: null });
    expect(lastGood()).toEqual([[home, first]]);
    expect(leftOut()).toEqual([expect.stringContaining(`${home} is missing`)]);
  },
);

test("the settings under another ending stay, and so does what went with the whole folder of pages", async () => {
  await commit({ "site.yml": null, "site.yaml": sample("site.yml") });
  expect(lastGood()).toEqual([["site.yml", first]]);
  await commit({ [home]: null, [about]: null });
  expect(lastGood().map(([path]) => path)).toEqual([about, home, "site.yml"]);
});

test("nothing that names a page is at fault because the file of the page is away", async () => {
  const menu = "menu:\n  - label: {en: About, ja: 概要}\n    to: /sccj-about\n";
  const redirects = "entries:\n  - from: /old\n    to: /sccj-about\n";
  await commit({ "site.yml": sample("site.yml") + menu, "redirects.yml": redirects });
  await commit({ [about]: null });
  expect(store.snapshot().problems.filter(({ code }) => code.endsWith("ToNothing"))).toEqual([]);
});

test("what the site can do without stays deleted, and what never was there is not asked for", async () => {
  await commit({ [picnicPath]: null, "redirects.yml": null });
  expect([lastGood(), leftOut()]).toEqual([[], []]);
});

test("a removal that is taken back leaves nothing to see", async () => {
  await commit({ [home]: null });
  repository.git("revert", "--no-edit", "HEAD");
  await contentIs(store, () => store.snapshot().commit === repository.git("rev-parse", "HEAD"));
  expect([lastGood(), leftOut()]).toEqual([[], []]);
});
