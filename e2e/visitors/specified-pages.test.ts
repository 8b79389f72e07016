import { ask } from "../product/ask";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { languages, type Language } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { SiteSettings } from "../../content/model/collections/site-settings";
import { slugOf } from "../../content/model/text/slug";
import { latestEvents, latestNews } from "../../content/model/entries/sort-items";
import type { FixedPage } from "../../site/routes";
import { createRoutes } from "../../site/routes";
import { productNow } from "../product/clock";
import { contentOf } from "../product/content-of";
import { openPage } from "../support/open-page";
import { visitor, type Visitor } from "../support/visitor";
import { filled, wordsIn } from "../support/words";

const routes = createRoutes("sccj");
const list = async <Answer>(path: string): Promise<Answer[]> => (await (await ask(path)).json()) as Answer[];

describe.each(languages)("the public pages in %s", (language: Language) => {
  const page = (name: FixedPage): string => routes.page(language, name);
  const { nav, opensNewTab } = wordsIn(language).common;
  let reader: Visitor;
  beforeAll(async () => {
    reader = await visitor({ language });
  });

  test("navigation and footer have the specified links; the footer has the icons and the current year", async () => {
    await openPage(reader.page, page("terms"));
    const linksOf = (selector: string): Promise<string[][]> =>
      reader.page
        .locator(`${selector} a`)
        .evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute("href") ?? ""]));
    const about = [
      [nav.president, page("president")],
      [nav.officeholders, page("officeholders")],
    ];
    const membership = [
      [nav.plans, `${page("membership")}#membership-plans`],
      [nav.directory, page("directory")],
    ];
    const community = [
      [nav.news, page("news")],
      [nav.events, page("events")],
    ];
    const contact = [nav.contact, page("contact")];
    const header = reader.page.locator("header .nav-items");
    expect(await header.locator(":scope > li > button, :scope > li > a").allInnerTexts()).toEqual([
      nav.aboutUs,
      nav.membership,
      nav.news,
      nav.events,
      nav.contact,
    ]);
    expect(await linksOf("header .nav-items")).toEqual(
      expect.arrayContaining([...about, ...membership, ...community, contact]),
    );
    expect(await linksOf("header .language-switch")).toEqual([
      ["English", "/sccj-terms"],
      ["日本語", "/ja/sccj-terms"],
    ]);
    const footer = await linksOf("footer");
    expect(footer).toEqual(
      expect.arrayContaining([
        ...about,
        ...membership,
        ...community,
        [nav.contactUs, page("contact")],
        [nav.terms, page("terms")],
      ]),
    );
    expect(await reader.page.locator("footer h2").allInnerTexts()).toContain(nav.community);
    const { social } = contentOf<SiteSettings>("site.yml", language);
    expect(Object.keys(social)).toEqual(["instagram", "linkedin", "youtube"]);
    for (const [network, href] of Object.entries({
      Instagram: social.instagram,
      LinkedIn: social.linkedin,
      YouTube: social.youtube,
    }))
      expect(footer).toContainEqual([`${network} ${opensNewTab}`, href]);
    expect(await reader.page.locator("footer").innerText()).toContain(`© ${String(productNow().getFullYear())} `);
  });

  test("home: the two most recent events, the three newest news, and the ways on", async () => {
    const events = latestEvents(await list<EventAnswer>("/api/getEventsData"), 2);
    const news = latestNews(await list<NewsAnswer>("/api/getNewsData"), 3);
    const shown = ({ title, title_jp }: EventAnswer | NewsAnswer): string =>
      language === "ja" ? (title_jp ?? title) : title;
    await openPage(reader.page, page("home"));
    const headings = (selector: string): Promise<string[]> => reader.page.locator(`${selector} h3`).allInnerTexts();
    expect(await headings(".home-events")).toEqual(events.map(shown));
    expect(await headings(".news-grid")).toEqual(news.map(shown));
    const hrefs = await reader.page
      .locator("main .home-more a, main .contact-band a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([...hrefs].sort()).toEqual([page("events"), page("news"), page("contact")].sort());
    const [first] = news;
    const article = routes.newsArticle(language, first?._id ?? "", slugOf(first?.title ?? ""));
    expect(await reader.page.locator(`main .news-grid a[href="${article}"]`).count()).toBeGreaterThan(0);
  });

  test("directory: 1, 2 or 3 columns by width, the count, the search, the disabled tab, the way to a company", async () => {
    const words = wordsIn(language).directory;
    const earlier = reader.faults.length;
    await openPage(reader.page, page("directory"));
    const columns = (): Promise<number> =>
      reader.page
        .locator(".company-grid")
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    for (const [width, expected] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await reader.page.setViewportSize({ width, height: 800 });
      expect([width, await columns()]).toEqual([width, expected]);
    }
    const showing = reader.page.getByRole("tabpanel").getByRole("status");
    expect(await showing.innerText()).toBe(filled(words.showing, { count: 13, total: 13 }));
    const individual = reader.page.getByRole("tab", { name: words.tabs.individual });
    expect(await individual.getAttribute("aria-disabled")).toBe("true");
    expect(await individual.evaluate((tab) => getComputedStyle(tab).cursor)).toBe("not-allowed");
    const search = reader.page.getByRole("searchbox", { name: words.search.label });
    await search.fill("KOP");
    expect(await showing.innerText()).toBe(filled(words.showing, { count: 1, total: 13 }));
    await search.fill("no company is called that");
    expect(await reader.page.getByRole("tabpanel").innerText()).toContain(words.empty.title);
    expect(await reader.page.getByRole("tabpanel").innerText()).toContain(words.empty.hint);
    // Choosing the corporate tab again begins anew.
    await reader.page.getByRole("tab", { name: words.tabs.corporate }).click();
    expect(await showing.innerText()).toBe(filled(words.showing, { count: 13, total: 13 }));
    await reader.page
      .locator(`.company-grid a[href="${routes.company(language, "kopiya")}"]`)
      .first()
      .click();
    await reader.page.waitForURL(`**${routes.company(language, "kopiya")}`);
    await reader.page.getByRole("heading", { level: 1 }).waitFor();
    expect(reader.faults.slice(earlier)).toEqual([]);
  });

  test("news: newest first; an article with another slug is replaced by its right address", async () => {
    const news = latestNews(await list<NewsAnswer>("/api/getNewsData"), 1000);
    await openPage(reader.page, page("news"));
    const dates = await reader.page
      .locator("main article time, main .news-grid time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(dates).toEqual(news.map(({ date }) => date));
    const [first] = news;
    const right = routes.newsArticle(language, first?._id ?? "", slugOf(first?.title ?? ""));
    await reader.page.goto(localisedPath(language, `/news/${first?._id ?? ""}/another-slug?from=mail`));
    await reader.page.waitForURL(`**${right}?from=mail`);
    await reader.page.getByRole("heading", { level: 1 }).waitFor();
    // Replaced: the way back leads to the list, not to the wrong address.
    await reader.page.goBack();
    await reader.page.waitForURL(`**${page("news")}`);
  });

  test("a company is found in any letter case", async () => {
    const earlier = reader.faults.length;
    await reader.page.goto(localisedPath(language, "/company/JapanTravel"));
    await reader.page.waitForURL(`**${routes.company(language, "japantravel")}`);
    expect(await reader.page.getByRole("heading", { level: 1 }).innerText()).toMatch(/\S/);
    expect(reader.faults.slice(earlier)).toEqual([]);
  });
});
