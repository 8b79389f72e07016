import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import type { OpenRenderer, Previewed, RenderChange, RenderPreview } from "../../../content/model/api/render-messages";
import { PictureMaker } from "../output/pictures";
import { availablePages } from "../plan/plan-pages";
import { realContent, testBuild } from "../test-support/test-build";
import { SitePlanner } from "./site-planner";
import { SiteRenderer } from "./site-renderer";
import { FakePageMaker, writeBuiltPages } from "./test-support/fake-page-maker";

let folder: string;
let contentDir: string;
let siteFolder: string;
let failing: Set<string>;
let open: (output: string) => Promise<SiteRenderer>;
let renderer: SiteRenderer;

const { input } = testBuild({});
const { builtOn } = input;

beforeAll(async () => {
  // Drawings are forbidden to the whole process once a test of the service in it has read an uploaded picture.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  folder = await mkdtemp(join(tmpdir(), "preview-pages-"));
  contentDir = join(folder, "content");
  siteFolder = join(folder, "site");
  failing = new Set();
  await cp(sampleContent, contentDir, { recursive: true });
  const { product } = realContent.site;
  await writeBuiltPages(siteFolder, testBuild({ product, fixedPages: availablePages(realContent) }));
  open = (output) => {
    const asked: OpenRenderer = { kind: "open", contentDir, siteFolder, builtOn, unfinished: [] };
    return SiteRenderer.open(new FakePageMaker(join(folder, output), failing), input, asked, join(folder, "pictures"));
  };
  renderer = await open("output");
  // Encoding pictures is PictureMaker's own test; here it would take minutes.
  jest.spyOn(PictureMaker.prototype, "encode").mockResolvedValue([]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const text = (path: string): Promise<string> => readFile(join(sampleContent, path), "utf8");
const file = (path: string, bytes: string | null) => ({ path, bytes: bytes === null ? null : Buffer.from(bytes) });
const asking = (path: string, bytes: string, more: Partial<RenderPreview> = {}): RenderPreview => ({
  kind: "preview",
  builtOn,
  file: file(path, bytes),
  ...more,
});
const preview = async (path: string, edit: (before: string) => string, more?: Partial<RenderPreview>) =>
  renderer.preview(asking(path, edit(await text(path)), more));
const change = (path: string, bytes: string | null): RenderChange => ({
  kind: "render",
  siteFolder,
  builtOn,
  files: [file(path, bytes)],
  media: [],
  removedMedia: [],
});
const paths = ({ pages }: Previewed): string[] => pages.map(({ path }) => path);
const add = (before: string): string => `${before}\nAnd a cup of tea.\n`;
const both = (...english: string[]): string[] => [
  ...english,
  ...english.map((path) => (path === "/" ? "/ja" : `/ja${path}`)),
];

test("names every page that changes, those of the entry first, and shows the first of them", async () => {
  const previewed = await preview("companies/kopiya.md", (before) =>
    before.replace("Kopiya roasts", "Kopiya gently roasts"),
  );
  expect(paths(previewed)).toEqual([...both("/company/kopiya"), ...both("/sccj-members-directory")]);
  expect(previewed).toMatchObject({ total: 4, page: "/company/kopiya" });
  expect(previewed.pages[0]).toEqual({
    path: "/company/kopiya",
    language: "en",
    title: `Kopiya | ${realContent.site.titleSuffix.en}`,
  });
  expect(previewed.html).toContain("<p>Kopiya gently roasts");
  const plans = await preview("plans.yml", (before) => before.replace("waived for all plans", "waived for every plan"));
  expect([paths(plans), plans.page]).toEqual([[...both("/sccj-membership"), ...both("/")], "/sccj-membership"]);
});

test("an entry that says what it said before changes no page, and its own page is shown where it is asked for", async () => {
  const page = "/company/kopiya";
  for (const path of ["companies/kopiya.md", "plans.yml", "pages/directory.yml", "site.yml"])
    expect(await preview(path, (before) => before, { page })).toMatchObject({ pages: [], total: 0, page });
  const commented = await preview("plans.yml", (before) => `# In yen.\n${before}`);
  expect(commented).toEqual({ kind: "previewed", pages: [], total: 0 });
});

test("shows the page asked for, also one that does not change, and one of its language where it is gone", async () => {
  const article = "news/2024/2024-09-24-chamber-founded.md";
  const page = "/ja/sccj-membership";
  expect(await preview(article, add, { page })).toMatchObject({ page, html: expect.stringContaining(page) as string });
  const retitled = (before: string): string => before.replace(/^title: .*$/m, "title: Founded");
  expect(await preview(article, retitled, { page: "/ja/news/2024-09-24-chamber-founded/old" })).toMatchObject({
    page: "/ja/news/2024-09-24-chamber-founded/founded",
  });
  const same = await renderer.preview(asking("NOTES.txt", "not content"));
  expect(same).toEqual({ kind: "previewed", pages: [], total: 0 });
});

test("a page is shown as it is today, and another day is no change", async () => {
  const previewed = await preview("terms.yml", (before) => before.replace(/^(updated: ).*$/m, "$12026-01-02"), {
    builtOn: "2026-06-30",
  });
  expect(paths(previewed)).toEqual(both("/sccj-terms"));
  expect(previewed.html).toContain('"builtOn":"2026-06-30"');
});

test("of a change of every page the first hundred are named", async () => {
  const previewed = await preview("site.yml", (before) => before.replace(/^(titleSuffix:\n {2}en: ).*$/m, "$1Other"));
  expect([previewed.page, previewed.pages.length]).toEqual(["/", 100]);
  expect(previewed.total).toBeGreaterThan(100);
  expect(previewed.html).toContain("| Other");
});

test("what is published after previews is what is published without them", async () => {
  const other = await open("other");
  const added = "news/2026/2026-11-30-new.md";
  const news = "---\nserial_no: 900\ntitle: Fresh\ndate: 2026-11-30\n---\nText\n";
  const changes: [string, string | null][] = [
    [added, news],
    ["companies/kopiya.md", await text("companies/kopiya.md")],
    ["README.md", "nothing"],
    [added, null],
  ];
  for (const [path, bytes] of changes) {
    await preview("companies/kopiya.md", add);
    await renderer.preview(asking(added, news.replace("Fresh", "Else"), { builtOn: "2026-07-01" }));
    await preview("site.yml", (before) => before.replace(/^(titleSuffix:\n {2}en: ).*$/m, "$1Other"));
    await renderer.preview(asking("pages/home.yml", "not: valid"));
    const [after, without] = [
      await renderer.render(change(path, bytes)),
      await other.render(change(path, bytes)),
    ] as const;
    expect(after).toEqual(without);
    const read = (output: string) =>
      Promise.all(after.written.map((name) => readFile(join(folder, output, name), "utf8")));
    expect(await read("output")).toEqual(await read("other"));
  }
});

test("leaves the plan of every page that did not change", async () => {
  const planner = SitePlanner.open({ ...input, contentDir }, folder, folder);
  const before = planner.plan(builtOn).pages;
  const article = "/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan";
  const bytes = (await text("site.yml")).replace(/^product: .*$/m, "product: other");
  const changed = planner.preview(file("site.yml", bytes)).plan("2026-07-01").pages;
  const paths = (pages: typeof before): string[] => pages.map(({ path }) => path);
  expect(paths(changed)).toContain("/other-news");
  expect(paths(before)).toEqual(expect.arrayContaining(["/sccj-news", article]));
  const after = planner.plan(builtOn).pages;
  expect(paths(after)).toEqual(paths(before));
  const shown = (pages: typeof before) => pages.find(({ path }) => path === article);
  expect(shown(after)).toBe(shown(before));
});

test("a page, or a site, that cannot be made says why; the next change is published", async () => {
  failing.add("/company/kopiya");
  expect(await preview("companies/kopiya.md", add)).toMatchObject({
    page: "/company/kopiya",
    total: 4,
    broken: "cannot be shown",
  });
  failing.clear();
  const { broken, ...noSite } = await renderer.preview(asking("pages/home.yml", "not: valid"));
  expect(noSite).toEqual({ kind: "previewed", pages: [], total: 0 });
  expect(broken).toContain("pages/home.yml");
  expect(await renderer.render(change("README.md", ""))).toMatchObject({ pages: [], broken: [] });
});

test("a picture shows as published pages have it, else as its original, also before it is there", async () => {
  const showing = async (image: string): Promise<string> => {
    const logo = (before: string): string => before.replace(/^logoImg: .*$/m, `logoImg: ${image}`);
    return (await preview("companies/kopiya.md", logo)).html ?? "";
  };
  const image = "/media/2026/new.png";
  expect(await showing(image)).toContain(`"logo":"${image}"`);
  const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: "#ffffff" } });
  await mkdir(dirname(join(contentDir, image)), { recursive: true });
  await writeFile(join(contentDir, image), await picture.png().toBuffer());
  await renderer.render({ ...change("README.md", ""), media: [image.slice(1)] });
  expect(await showing(image)).toContain('"pictures":{}');
  const partners = (await text("partners.yml")).replace(/image: .*/, `image: ${image}`);
  await renderer.render(change("partners.yml", partners));
  expect(await showing(image)).toMatch(/"pictures":\{"\/media\/2026\/new.png":\{.*"src":"\/pictures\//);
});
