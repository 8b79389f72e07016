import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import type { PagePlan } from "./planned-page";
import { isSamePlan } from "../render/released-plans";
import type { ContentFolder, ReadFile } from "../content/content-files";
import { availablePages, planPages } from "./plan-pages";
import { readContent, readContentFiles } from "../content/read-content";
import { siteContent } from "../content/site-content";
import { testBuild } from "../test-support/test-build";
import { parseContentFile } from "../../../content/model/entries/parse-content-file";

const contentDir = sampleContent;
const real = readContent(contentDir);

// Shared, so that each picture is looked at once.
const { pictures } = testBuild({});

/** The folder with one file's text changed. */
function edited(path: string, edit: (text: string) => string): ContentFolder {
  const text = edit(readFileSync(join(contentDir, path), "utf8"));
  const parsed = parseContentFile(path, text, `other version of ${path}`);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const replace = (read: ReadFile): ReadFile => (read.path === path ? { path, file: parsed.file } : read);
  return { ...real, files: real.files.map(replace) };
}

function planned(folder: ContentFolder): Map<string, PagePlan> {
  const content = siteContent(folder);
  const build = testBuild({ content, product: "demo", fixedPages: availablePages(content) });
  return new Map(planPages({ ...build, pictures }).map((plan) => [plan.path, plan]));
}

/** Paths of the pages that differ between two states of the content, in English only. */
function touched(before: Map<string, PagePlan>, after: Map<string, PagePlan>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const differs = (path: string): boolean => {
    const [a, b] = [before.get(path), after.get(path)];
    return !a || !b || !isSamePlan(a, b);
  };
  const english = (path: string): string => (path === "/ja" ? "/" : path.replace(/^\/ja\//, "/"));
  return [...new Set(paths.filter(differs).map(english))].sort();
}

const all = planned(real);
const add = (text: string): string => `${text}\nAnd more.\n`;
const inField = (field: string, words: string) => (text: string) =>
  text.replace(new RegExp(`^(${field}: ).*$`, "m"), `$1${words}`);
const article = "news/2024/2024-09-24-chamber-founded.md";
const report = "news/2026/2026-06-18-summer-night-report.md";
const ownEvent = "/events/2024-11-14-kopi-morning";
const ownArticle = "/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan";

test.each<[string, string, (text: string) => string, string[]]>([
  ["an article's text", article, add, ["/", "/demo-news", ownArticle]],
  [
    "an article's title, which is its address",
    article,
    inField("title", "Founded"),
    ["/", "/demo-news", ownArticle, "/news/2024-09-24-chamber-founded/founded"],
  ],
  ["an event", "events/2024/2024-11-14-kopi-morning.md", add, ["/", "/demo-events", ownEvent]],
  [
    "the text of an article that reports on an event",
    report,
    add,
    ["/", "/demo-news", "/news/2026-06-18-summer-night-report/a-dry-evening-in-the-rainy-season"],
  ],
  [
    "the Japanese title of an article that reports on an event",
    report,
    inField("title_jp", "雨のない夜"),
    [
      "/",
      "/demo-news",
      "/events/2026-06-12-summer-networking-night",
      "/news/2026-06-18-summer-night-report/a-dry-evening-in-the-rainy-season",
    ],
  ],
  ["a company", "companies/kopiya.md", add, ["/company/kopiya", "/demo-members-directory"]],
  ["the plans", "plans.yml", (text) => text, ["/", "/demo-membership"]],
  ["the texts of one page", "pages/sponsorship.yml", (text) => text, ["/demo-sponsorship"]],
  ["nothing at all", "README.md", (text) => text, []],
])("%s touches its own pages and no others", (_what, path, edit, pages) => {
  const after = pages.length === 0 ? { ...real } : edited(path, edit);
  expect(touched(all, planned(after))).toEqual(pages.toSorted());
});

const below = (folder: string): string[] => [...all.keys()].filter((path) => path.startsWith(folder));

test.each([
  ["directory.yml", "introduction", ["/demo-members-directory"]],
  ["directory.yml", "heading", [...below("/company/"), "/demo-members-directory"]],
  ["news.yml", "empty", ["/demo-news"]],
  ["news.yml", "backLabel", [...below("/news/"), "/404.html", "/demo-news"]],
])("in %s a change of %s touches the pages that show it", (name, field, pages) => {
  const files = readContentFiles(contentDir);
  const before = planned(files.folder());
  const path = `pages/${name}`;
  const text = readFileSync(join(contentDir, path), "utf8");
  files.replace(path, Buffer.from(text.replace(new RegExp(`^${field}:[\\s{]+en: `, "m"), "$&Other ")));
  expect(touched(before, planned(files.folder()))).toEqual(pages.toSorted());
});

test("an article that is deleted takes its pages with it and leaves the other articles alone", () => {
  const without = { ...real, files: real.files.filter(({ path }) => path !== article) };
  expect(touched(all, planned(without))).toEqual(["/", "/demo-news", ownArticle]);
});

test("with a long list a new item touches the list and the newest page of the archive, however old the archive is", () => {
  const news = (number: number): ReadFile => {
    const path = `news/2020/item-${String(number)}.md`;
    const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
    const text = `---\nserial_no: ${String(number)}\ntitle: Item ${String(number)}\ndate: ${day}\n---\nText\n`;
    const parsed = parseContentFile(path, text, String(number));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return { path, file: parsed.file };
  };
  const others = real.files.filter(({ file }) => file.collection !== "news");
  const many = Array.from({ length: 190 }, (_, at) => news(at + 1));
  const before = planned({ ...real, files: [...others, ...many] });
  expect([...before.keys()].filter((path) => path.includes("/archive/"))).toHaveLength(6);
  const after = planned({ ...real, files: [...others, ...many, news(191)] });
  expect(touched(before, after)).toEqual([
    "/",
    "/demo-news",
    "/demo-news/archive/3",
    "/news/item-191/item-191",
    "/search",
  ]);
});

test("the site's settings touch every page", () => {
  const after = planned(edited("site.yml", (text) => text));
  expect(touched(all, after)).toHaveLength(touched(all, new Map()).length);
});

test("a page that would be made otherwise is always a touched one, whichever file changes", async () => {
  const made = async (plans: Map<string, PagePlan>): Promise<Map<string, string>> =>
    new Map(
      await Promise.all([...plans].map(async ([path, plan]) => [path, JSON.stringify(await plan.make())] as const)),
    );
  const before = await made(all);
  const shown = new Map(
    real.files.map(({ path, file }) => [file.collection === "pages" ? path : file.collection, path]),
  );
  // Without these two there is no site at all.
  for (const needed of ["site", "pages/home.yml"]) shown.delete(needed);
  for (const path of shown.values()) {
    const gone = planned({ ...real, files: real.files.filter((read) => read.path !== path) });
    const missed = [...(await made(gone))].filter(([page, json]) => {
      const [a, b] = [all.get(page), gone.get(page)];
      return json !== before.get(page) && a && b && isSamePlan(a, b);
    });
    expect([path, missed.map(([page]) => page)]).toEqual([path, []]);
  }
});
