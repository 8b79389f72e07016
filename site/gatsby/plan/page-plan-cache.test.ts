import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import type { ContentFiles } from "../content/content-files";
import { PagePlanCache } from "./page-plan-cache";
import { availablePages, planPages } from "./plan-pages";
import type { PagePlan } from "./planned-page";
import { isSamePlan } from "../render/released-plans";
import { readContentFiles } from "../content/read-content";
import { siteContent, type SiteContent } from "../content/site-content";
import { testBuild } from "../test-support/test-build";

const contentDir = sampleContent;
const article = "news/2024/2024-09-24-chamber-founded.md";
const event = "events/2024/2024-11-14-kopi-morning.md";

let files: ContentFiles;
let plan: (content: SiteContent) => PagePlan[];
const build = testBuild({});
beforeEach(() => {
  files = readContentFiles(contentDir);
  const cache = new PagePlanCache();
  plan = (content) => planPages({ ...build, content, fixedPages: availablePages(content) }, cache);
});

const write = (path: string, edit: (text: string) => string): void =>
  files.replace(path, Buffer.from(edit(readFileSync(join(contentDir, path), "utf8"))));
const add = (text: string): string => `${text}\nAnd more.\n`;

test("planned again, the site has the pages that it has planned for the first time", () => {
  const changes: (() => void)[] = [
    () => undefined,
    () => write(article, add),
    () => write(event, add),
    () => write(article, (text) => text.replace(/^date: .*$/m, "date: 2020-01-01")),
    () => files.replace(event, null),
    () => write("companies/kopiya.md", add),
    () => write("pages/sponsorship.yml", (text) => text.replace(/^( {2}en: ).*$/m, "$1Other words")),
    () => write("site.yml", (text) => text.replace(/^product: .*$/m, "product: other")),
    () => write(event, add),
    () => files.replace("terms.yml", null),
    () => files.replace("plans.yml", null),
    () => build.pictures.forget("/media/events/kopi-morning.jpg"),
    () => write(article, (text) => `${text}\n![In the text](/media/2026/in-text.jpg)\n`),
    () => build.pictures.forget("/media/2026/in-text.jpg"),
    () => files.replace(article, null),
  ];
  for (const change of changes) {
    change();
    const content = siteContent(files.folder());
    const [again, first] = [plan(content), planPages({ ...build, content, fixedPages: availablePages(content) })];
    expect(again.map(({ path }) => path)).toEqual(first.map(({ path }) => path));
    expect(again.filter((page, at) => !isSamePlan(page, first[at] as PagePlan))).toEqual([]);
  }
});

test("an article that a change does not touch is not planned again", () => {
  const isArticle = ({ path }: PagePlan): boolean => /^(?:\/ja)?\/news\//.test(path);
  const before = new Set(plan(siteContent(files.folder())).filter(isArticle));
  write(article, add);
  const after = plan(siteContent(files.folder())).filter(isArticle);
  const own = "/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan";
  expect(after.filter((page) => !before.has(page)).map(({ path }) => path)).toEqual([own, `/ja${own}`]);
  expect(after.length).toBe(before.size);
});

test("another day plans every article again", () => {
  const cache = new PagePlanCache();
  const planOn = (builtOn: string): PagePlan[] => planPages({ ...build, input: { ...build.input, builtOn } }, cache);
  const [before, after] = [planOn("2026-06-12"), planOn("2026-06-13")];
  expect(after.filter((page, at) => isSamePlan(page, before[at] as PagePlan))).toEqual([]);
});
