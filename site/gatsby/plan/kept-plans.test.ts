import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "../content/content-files";
import { KeptPlans } from "./kept-plans";
import { ArticleMemo } from "./pages/article-memo";
import { availablePages, planPages } from "./plan-pages";
import { isSamePage, type PagePlan } from "./planned-page";
import { readContentFiles } from "../content/read-content";
import { KeptLists, siteContent, type SiteContent } from "../content/site-content";
import { testBuild } from "../test-support/test-build";

const contentDir = join(process.cwd(), "content");
const article = "news/2024/2024-09-24-chamber-founded.md";
const event = "events/2024/2024-11-14-kopi-morning.md";

let files: ContentFiles;
let lists: KeptLists;
let plan: (content: SiteContent) => PagePlan[];
const build = testBuild({});
beforeEach(() => {
  [files, lists] = [readContentFiles(contentDir), new KeptLists()];
  const [kept, articles] = [new KeptPlans(), new ArticleMemo()];
  plan = (content) => planPages({ ...build, content, fixedPages: availablePages(content), articles }, kept);
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
    () => build.pictures.forget("/media/events/kopi-morning.jpg"),
    () => files.replace(article, null),
  ];
  for (const change of changes) {
    change();
    const content = siteContent(files.folder(), lists);
    const afresh = siteContent(files.folder());
    expect([content.events, content.eventsEtag, content.news, content.newsEtag, content.files]).toEqual([
      afresh.events,
      afresh.eventsEtag,
      afresh.news,
      afresh.newsEtag,
      afresh.files,
    ]);
    const [again, first] = [
      plan(content),
      planPages({ ...build, content: afresh, fixedPages: availablePages(afresh) }),
    ];
    expect(again.map(({ path }) => path)).toEqual(first.map(({ path }) => path));
    expect(again.filter((page, at) => !isSamePage(page, first[at] as PagePlan))).toEqual([]);
  }
});

test("what a change does not touch is not planned again", () => {
  const groupsOf = (pages: readonly PagePlan[]): Map<string, PagePlan> =>
    new Map(pages.map((page) => [page.path, page]));
  const before = groupsOf(plan(siteContent(files.folder(), lists)));
  write(article, add);
  const after = plan(siteContent(files.folder(), lists));
  const anew = after.filter((page) => before.get(page.path) !== page).map(({ path }) => path);
  const own = "/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan";
  expect(anew).toEqual(["/", "/demo-news", own, "/ja", "/ja/demo-news", `/ja${own}`, "/404.html"]);
});
