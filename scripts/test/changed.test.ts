import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { ofEveryPage, reachOf, reachOfAll, reaches } from "./browser-map";
import { changeSinceMain, readersOf } from "./changed";
import { planChange, planParts, type JestRun } from "./plan-run";

const list = (...parameters: string[]): string[] =>
  execFileSync("git", ["ls-files", ...parameters], { cwd: rootDir, encoding: "utf8" })
    .trim()
    .split("\n");
const browserTests = list("e2e")
  .filter((path) => path.endsWith(".test.ts"))
  .map((path) => path.slice(4, -8));
const named = Object.values(reaches).flatMap((reach) => (typeof reach === "string" ? [] : reach.files));

describe("which browser tests a change can touch", () => {
  test("each folder of source has a place in the map, and each place a folder", () => {
    const folders = list()
      .filter((path) => path.includes("/"))
      .map((path) => dirname(path));
    const isPlaced = (folder: string): boolean =>
      Object.keys(reaches).some((name) => folder === name || folder.startsWith(`${name}/`)) || folder.startsWith(".");
    expect(folders.filter((folder) => !isPlaced(folder))).toEqual([]);
    expect(Object.keys(reaches).filter((name) => !existsSync(join(rootDir, name)))).toEqual([]);
  });

  test("each browser test is named, or is one of every page, and each name is a test", () => {
    const isNamed = (test: string): boolean => named.includes(test) || ofEveryPage.includes(test);
    expect(browserTests.filter((test) => !isNamed(test))).toEqual([]);
    const isTest = (name: string): boolean => browserTests.some((test) => test === name || test.startsWith(name));
    expect([...named, ...ofEveryPage].filter((name) => !isTest(name))).toEqual([]);
  });

  test.each([
    ["site/search/find-entries.ts", { files: ["visitors/search"], pages: "/search" }],
    ["site/search/find-entries.test.ts", "none"],
    ["e2e/staff/chain.test.ts", { files: ["staff/chain"] }],
    ["site/shell/Header.tsx", "every"],
    ["site/admin/kit/list/ItemList.tsx", reaches["site/admin/kit/list"]],
    ["site/admin/kit/form/Form.tsx", reaches["site/admin"]],
    ["api/store/save/save-change.ts", "every"],
    ["package-lock.json", "every"],
    ["docs/scale.md", "none"],
    [".github/workflows/ci.yml", "none"],
  ])("%s", (path, expected) => {
    expect(reachOf(path)).toEqual(expected);
  });

  test("two rooms have the tests of both, one part of all pages has every test", () => {
    const rooms = ["site/search/a.ts", "site/terms/TermsPage.tsx", "docs/scale.md"];
    expect(reachOfAll(rooms)).toEqual({
      files: ["visitors/routes", "visitors/search", "visitors/specified-pages"],
      pages: ["/search", "/sccj-terms"].sort(),
    });
    expect(reachOfAll([...rooms, "site/ui/Prose.tsx"])).toBe("every");
    expect(reachOfAll(["docs/scale.md"])).toEqual({ files: [], pages: [] });
  });
});

test("tests that read a file without importing it are found by its path", () => {
  expect(readersOf(["docs/requirements.md"])).toEqual(["scripts/(?:test|deploy)/"]);
  expect(readersOf(["site/home/HomePage.tsx"])).toEqual([]);
  expect(readersOf(["package.json"])).toEqual(["."]);
});

describe("the run for a change", () => {
  const plan = (...files: string[]) => planChange({ base: "abc", files });
  const patterns = (runs: readonly JestRun[]): string[] =>
    runs.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.startsWith("--test")));

  test("a room: what jest relates to it, its browser tests, and the quality of its pages", () => {
    const { quick, api, site, browser, products } = plan("site/search/find-entries.ts");
    expect([quick, products]).toEqual([true, 1]);
    for (const runs of [api, site])
      expect(runs.map(({ parameters }) => parameters.at(-1))).toEqual(["--changedSince=abc"]);
    const [files, pages, names] = patterns(browser).map((pattern) => new RegExp(pattern.replace(/^[^=]+=/, "")));
    expect(browserTests.filter((name) => files?.test(`e2e/${name}.test.ts`))).toEqual(["visitors/search"]);
    expect(browserTests.filter((name) => pages?.test(`e2e/${name}.test.ts`))).toEqual([
      "visitors/page-quality-en",
      "visitors/page-quality-ja",
    ]);
    const looks = [
      "en /search on a desk: x",
      "ja /ja/search on a phone: x",
      "en / on a desk: x",
      "nothing jumps: en /search",
    ];
    expect(looks.filter((name) => names?.test(name))).toEqual(looks.slice(0, 2));
  });

  test("the home page has its name in both languages", () => {
    const [, , names] = patterns(plan("site/home/HomePage.tsx").browser);
    const pattern = new RegExp(names?.replace(/^[^=]+=/, "") ?? "");
    const pages = [
      "en / on a desk: x",
      "ja /ja on a phone: x",
      "en /sccj-about on a desk: x",
      "ja /ja/search on a desk: x",
    ];
    expect(pages.filter((name) => pattern.test(name))).toEqual(pages.slice(0, 2));
  });

  test("a file that jest relates to nothing: the tests that read it, and no product", () => {
    const { api, browser, products } = plan("docs/requirements.md");
    expect([browser, products]).toEqual([[], 0]);
    expect(patterns(api)).toEqual(["--testPathPatterns=scripts/(?:test|deploy)/"]);
  });

  test("the packages: everything", () => {
    expect(plan("package-lock.json")).toEqual(planParts([]));
  });
});

describe("what has changed since main", () => {
  let folder: string;
  const git = (...parameters: string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@chamber.example", ...parameters], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  const commit = (name: string): string => {
    writeFileSync(join(folder, name), name);
    git("add", "--all");
    git("commit", "--quiet", "--message", name);
    return git("rev-parse", "HEAD");
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "changed-"));
    git("init", "--quiet", "--initial-branch=main");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("on a branch: its commits and what is not committed, also with names in Japanese", () => {
    const base = commit("first");
    git("switch", "--quiet", "--create", "work");
    commit("日本");
    writeFileSync(join(folder, "first"), "changed");
    writeFileSync(join(folder, "new file"), "");
    expect(changeSinceMain(folder)).toEqual({ base, files: ["first", "new file", "日本"] });
  });

  test("on main: since what the origin has", () => {
    const base = commit("first");
    git("update-ref", "refs/remotes/origin/main", base);
    commit("second");
    expect(changeSinceMain(folder)).toEqual({ base, files: ["second"] });
  });

  test("where main is not known, or has no common commit, that is said with the remedy", () => {
    commit("first");
    git("branch", "--move", "other");
    expect(() => changeSinceMain(folder)).toThrow(/neither main nor origin\/main is known.+`git fetch origin main:/);
    git("switch", "--quiet", "--orphan", "main");
    commit("second");
    git("switch", "--quiet", "other");
    expect(() => changeSinceMain(folder)).toThrow(/no commit in common here.+`git fetch --unshallow`/);
  });
});
