import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { displayDate } from "../../../content/model/dates/display-dates";
import type { PageContext } from "../../shell/page-context";
import type { SiteContent } from "../content/site-content";
import { realContent, testBuild } from "../test-support/test-build";
import { planFiles } from "./plan-files";
import { planPages } from "./plan-pages";
import type { PagePlan } from "./planned-page";
import { sharePicture } from "./share-picture";

const contentDir = sampleContent;
const article = realContent.news.find((news) => news.contentMarkdown_jp !== undefined && news.image !== undefined);
if (article === undefined) throw new Error("The content has no translated article with a picture");
const item = { title: article.title, startDate: "2026-01-20", image: article.image };

let folder: string;
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "share-picture-"));
  cpSync(join(contentDir, "media"), join(folder, "media"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const articles = (content: SiteContent): PagePlan[] =>
  planPages(testBuild({ content })).filter(({ template }) => template === "news/ArticlePage.tsx");
const headOf = async (page: PagePlan | undefined): Promise<PageContext<unknown>["head"] | undefined> =>
  (await page?.make())?.context.head;
const bytes = async (plan: ReturnType<typeof sharePicture>): Promise<Uint8Array> =>
  (await plan?.file.make()) as Uint8Array;

test("every article names its own picture with size and words, one of each language (R15.26)", async () => {
  const plans = articles({ ...realContent, news: [article] });
  const [en, ja] = await Promise.all(plans.map(headOf));
  expect(en?.sharePicture).toMatchObject({ width: 1200, height: 630 });
  const alt = [article.title, displayDate("en", article.date), realContent.site.name.en].join(", ");
  expect(en?.sharePicture?.alt).toBe(alt);
  expect(ja?.sharePicture?.alt).toContain(article.title_jp);
  expect(ja?.sharePicture?.path).toMatch(/^\/share\/[0-9a-f]{24}\.jpg$/);
  expect(ja?.sharePicture?.path).not.toBe(en?.sharePicture?.path);
});

test("an article without a translation has the English picture at both addresses, made once", async () => {
  const { contentMarkdown_jp: _, ...untranslated } = article;
  const plans = articles({ ...realContent, news: [untranslated] });
  const [en, ja] = await Promise.all(plans.map(headOf));
  expect(ja?.sharePicture).toEqual(en?.sharePicture);
  const files = planFiles(testBuild({}), plans).filter(({ isDeferred }) => isDeferred);
  expect(new Set(files.map(({ path }) => path)).size).toBe(1);
});

test("a title with letters that the font lacks leaves the page the picture that it had", async () => {
  const [en] = articles({ ...realContent, news: [{ ...article, title: "שלום" }] });
  const head = await headOf(en);
  expect([head?.sharePicture, head?.ogImage]).toEqual([undefined, article.image]);
});

test("the address is made of what the picture shows: title, day, picture, name of the chamber, language", () => {
  const build = testBuild({});
  const site = { ...realContent.site, name: { en: "Another Chamber", ja: "別の商工会議所" } };
  const paths = [
    sharePicture(build, "en", item),
    sharePicture(build, "ja", item),
    sharePicture(build, "en", { ...item, title: "Another" }),
    sharePicture(build, "en", { ...item, startDate: "2026-01-21" }),
    sharePicture(build, "en", { ...item, endDate: "2026-01-22" }),
    sharePicture(build, "en", { ...item, time: "18:30 - 20:30" }),
    sharePicture(build, "en", { ...item, image: undefined }),
    sharePicture(testBuild({ content: { ...realContent, site } }), "en", item),
  ].map((plan) => plan?.file.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(sharePicture(testBuild({}), "en", item)?.file.path).toBe(paths[0]);
});

test("a picture is drawn once: other processes find it in the cache, until the bytes of what it shows are others", async () => {
  const build = testBuild({ folder });
  const drawn = await bytes(sharePicture(build, "en", item));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [name = ""] = readdirSync(folder).filter((each) => each.endsWith("-share.jpg"));
  writeFileSync(join(folder, name), "cached");
  expect(Buffer.from(await bytes(sharePicture(testBuild({ folder }), "en", item))).toString()).toBe("cached");
  const other = await sharp({ create: { width: 800, height: 450, channels: 3, background: "#0000ff" } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, article.image ?? ""), other);
  build.pictures.forget(article.image ?? "");
  const replaced = sharePicture(build, "en", item);
  expect(replaced?.file.path).toBe(sharePicture(testBuild({ folder }), "en", item)?.file.path);
  expect(Buffer.from(await bytes(replaced))).not.toEqual(Buffer.from(drawn));
});

test("an item whose picture cannot be read is drawn without it, as is a chamber without a mark", async () => {
  rmSync(join(folder, "media"), { recursive: true });
  const drawn = await bytes(sharePicture(testBuild({ folder }), "en", item));
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
});
