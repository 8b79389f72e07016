import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell, openContent, spoken } from "../support/content";
import { openPage } from "../support/open-page";
import { textbox } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const slug = "visit-us";
const titles = { en: "Visit us", ja: "アクセス" } as const;
const html = async (path: string) => (await ask(path)).text();

test("staff add a page and put it into the menu; visitors walk to it in both languages on a phone and at a desk", async () => {
  const { own, admin } = contentWords.en;
  const staff = await openContent("en", "?in=custom-pages", 1280, "Mei Tan");
  const { page } = staff;
  const text = (label: string, language: "en" | "ja") => textbox(page, spoken("en", label, language));
  const submit = page.locator("#adm-custom-pages-submit");
  await page.locator(".adm-new").click();
  await text("Title", "en").fill("News");
  await text("Title", "ja").fill(titles.ja);
  await text("Summary", "en").fill("How to find the office.");
  await text("Summary", "ja").fill("事務局への行き方です。");
  await text("Text", "en").fill("## By train\n\nFive minutes from the station.");
  await text("Text", "ja").fill("## 電車\n\n駅から5分です。");
  // An address of the site is refused before anything is sent.
  await submit.click();
  await page.getByText(own.customPages.addressTaken).first().waitFor();
  await text("Title", "en").fill(titles.en);
  expect(await textbox(page, own.customPages.address).inputValue()).toBe(slug);
  await expectWell(page);
  await submit.click();
  await page.getByText(own.kind.added).waitFor();
  // The build had no such page: the renderer has its template.
  expect((await published()).path).not.toBe("build");
  expect(await html(`/${slug}`)).toContain("Five minutes from the station.");
  expect(await html(`/${slug}`)).toContain(`hrefLang="ja" href="`);
  expect(await html("/sitemap-0.xml")).toContain(`/ja/${slug}<`);
  expect(await html("/feed.xml")).not.toContain(slug);

  await page.goto("/adminContent?in=site&item=site");
  await page.locator("#adm-site-menu-summary").click();
  await page
    .locator("#adm-site-menu")
    .getByRole("button", { name: fill(admin.items.add, { item: "entry" }) })
    .last()
    .click();
  const field = (name: string) => page.locator(`[id="adm-site-menu.5.${name}"]`);
  await field("label.en").fill(titles.en);
  await field("label.ja").fill(titles.ja);
  await field("to").fill("/nowhere");
  await page.locator("#adm-site-submit").click();
  await page.getByText("where there is no page").first().waitFor();
  await expectWell(page);
  await field("to").fill(`/${slug}`);
  await page.locator("#adm-site-submit").click();
  await page.getByText(own.kind.saved).waitFor();
  await published();
  expect(staff.faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await staff.close();

  for (const language of languages)
    for (const width of [360, 1280]) {
      const { page: window, faults, close } = await visitor({ language, width });
      await openPage(window, localisedPath(language, "/sccj-events"));
      const header = window.locator(".site-header");
      if (width < 992) await header.getByRole("button", { name: wordsIn(language).common.menu.open }).click();
      await header.getByRole("link", { name: titles[language], exact: true }).click();
      await window.waitForURL(`**${localisedPath(language, `/${slug}`)}`);
      await window.getByRole("heading", { level: 1, name: titles[language] }).waitFor();
      await expectWell(window);
      expect(await header.locator('a[aria-current="page"]').textContent()).toBe(titles[language]);
      expect([language, width, faults]).toEqual([language, width, []]);
      await close();
    }
});

/** As wide as a menu may be, with a list below each second entry. */
const widest = Array.from({ length: 6 }, (_, at) => {
  const label = { en: "Elevenwords", ja: "会員の皆様" };
  const children = Array.from({ length: 3 }, (_each, index) => ({
    label: {
      en: `Something rather long to read ${String(index)}`,
      ja: `少し長い名前のページへのリンク${String(index)}`,
    },
    to: "about",
  }));
  return at % 2 === 0 ? { label, to: "events" } : { label, children };
});

test.each(languages)("the widest menu has a row of its own, and its lists stay in the window: %s", async (language) => {
  const staff = await openContent("en", "?in=site&item=site", 1280, "Mei Tan");
  await staff.page.locator("#adm-site-submit").waitFor();
  const saved = await call(staff.page, "/api/collections/site/site", { method: "PUT", json: { menu: widest } });
  expect(saved.status).toBe(200);
  await published();
  await staff.close();
  const { page, faults, close } = await visitor({ language });
  await openPage(page, localisedPath(language, "/sccj-events"));
  for (const width of [360, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.locator(".site-header").boundingBox())?.height).toBeLessThanOrEqual(160);
    const heights = await page
      .locator(".site-header .nav-link:visible")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect([width, Math.max(0, ...heights)]).toEqual([width, expect.closeTo(width < 992 ? 0 : 44, -1)]);
    if (width < 992) continue;
    for (const toggle of await page.locator(".site-header .nav-toggle").all()) {
      await toggle.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.keyboard.press("Escape");
    }
  }
  expect(faults).toEqual([]);
  await close();
});
