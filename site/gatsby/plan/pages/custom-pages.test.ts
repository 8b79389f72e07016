import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteSettings } from "../../../../content/model/collections/site-settings";
import type { FileOf } from "../../../../content/model/entries/content-file";
import { ownPagesIn } from "../../../../content/model/menu/menu-faults";
import { ownPage } from "../../../../content/model/test-support/own-page";
import { sitemapFiles } from "../../output/sitemap";
import { made } from "../../test-support/made";
import { realContent, testBuild } from "../../test-support/test-build";
import { planFiles } from "../plan-files";
import { availablePages, planPages } from "../plan-pages";

const fields = "title: Visit us\ntitle_jp: アクセス\nsummary: How to find us.\nsummary_jp: 行き方です。";
const visit = ownPage("visit", fields, "By *train*.\n\n<!-- ja -->\n\n電車で。");
const english = ownPage("library", "title: Library", "Books of our members.");

function planned(files: readonly FileOf<"custom-pages">[], settings: Partial<SiteSettings> = {}) {
  const site = { ...realContent.site, ...settings };
  const all = [...realContent.files, ...files];
  const content = { ...realContent, site, files: all, menuPages: ownPagesIn(site, all) };
  const build = testBuild({ content, fixedPages: availablePages(content), product: site.product });
  const pages = planPages(build);
  return { build, pages, at: (path: string) => pages.filter((page) => page.path === path) };
}

test("an own page is planned in both languages, with its metadata; one without a translation is no page of its own", async () => {
  const { at } = planned([visit, english]);
  const [en, ja, copy] = await made([...at("/visit"), ...at("/ja/visit"), ...at("/ja/library")]);
  expect(en?.context.page).toMatchObject({
    article: { title: { text: "Visit us" }, content: { text: "<p>By <em>train</em>.</p>" } },
    summary: { text: "How to find us.", language: "en" },
  });
  expect(ja?.context.head).toMatchObject({
    title: "アクセス | 在日シンガポール商工会議所",
    description: "行き方です。",
    ogType: "website",
    alternates: { en: "/visit", ja: "/ja/visit" },
    sharePicture: { alt: "アクセス、在日シンガポール商工会議所" },
  });
  expect(copy?.context.head).toMatchObject({
    canonicalPath: "/library",
    alternates: null,
    description: "Books of our members.",
  });
});

test("it is in the sitemap and the search, in no feed, and without one nothing is", async () => {
  const { build, pages } = planned([visit]);
  const written = async (path: RegExp) =>
    (
      await Promise.all(
        planFiles(build, pages)
          .filter((file) => path.test(file.path))
          .map(async (file) => file.make()),
      )
    ).join();
  expect(sitemapFiles("", pages).get("sitemap-0.xml")).toContain("<loc>/ja/visit</loc>");
  expect(await written(/^search-index\/ja\/pages/)).toContain("行き方です。 · 電車で。");
  expect(await written(/feed\.xml$/)).not.toContain("/visit");
  const before = planned([]).pages;
  expect(pages.length).toBe(before.length + 2);
});

test("a menu shows it as long as it is there, and every page of the site depends on that", async () => {
  const menu = [{ label: { en: "Visit", ja: "アクセス" }, to: "/visit", children: [] }];
  const [without, shown] = [planned([], { menu }), planned([visit], { menu })];
  const headerOf = async ({ at }: typeof shown) => (await made(at("/ja")))[0]?.context.frame.site.menus?.header;
  expect(await headerOf(shown)).toEqual([{ label: "アクセス", to: "/ja/visit" }]);
  expect(await headerOf(without)).toEqual([]);
  expect(shown.at("/ja")[0]?.dependencies).not.toEqual(without.at("/ja")[0]?.dependencies);
  // The default menu is in no page's data.
  expect((await made(planned([visit]).at("/")))[0]?.context.frame.site).not.toHaveProperty("menus");
});

test("a page knows the size of the documents that it links to, whatever they are called, and is another one with their bytes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  mkdirSync(join(folder, "media/2026"), { recursive: true });
  writeFileSync(join(folder, "media/2026/map-1234abcd.pdf"), "12345");
  writeFileSync(join(folder, "media/2026/地図.pdf"), "123");
  const text = "[Map](/media/2026/map-1234abcd.pdf) [gone](/media/gone.pdf) [out](/media/../x.pdf)";
  const page = ownPage("map", "title: Map", `${text}\n\n<!-- ja -->\n\n[地図](/media/2026/地図.pdf)`);
  const content = { ...realContent, files: [...realContent.files, page], menuPages: new Map<string, string>() };
  const build = testBuild({ content, folder });
  const [plan] = planPages(build).filter(({ path }) => path === "/map");
  const made = await plan?.make();
  expect(made?.context.frame.documents).toEqual({ "media/2026/map-1234abcd.pdf": 5, "media/2026/地図.pdf": 3 });
  build.pictures.forget("/media/2026/map-1234abcd.pdf");
  const [again] = planPages(build).filter(({ path }) => path === "/map");
  expect(again?.dependencies).not.toEqual(plan?.dependencies);
  rmSync(folder, { recursive: true });
});
