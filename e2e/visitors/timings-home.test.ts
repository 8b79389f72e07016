import type { Locator, Page } from "playwright-core";
import { languages, type Language } from "../../content/model/text/language";
import type { HomePage } from "../../content/model/collections/pages/home-page";
import type { Whole } from "../../content/model/test-support/whole";
import type { Partners } from "../../content/model/collections/partner";
import type { SiteSettings } from "../../content/model/collections/site-settings";
import { createRoutes } from "../../site/routes";
import { contentOf } from "../product/content-of";
import { openFrozen, pass, rendered } from "../support/frozen-time";
import { visitor } from "../support/visitor";
import { filled, wordsIn } from "../support/words";

const routes = createRoutes("sccj");

/** Neither a pointer nor the focus holds what moves: the mouse goes to the corner of the header. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await rendered(page);
}

/** Moves the pointer over a part of the page and away: what it held begins its time anew, now. */
async function startAnew(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.hover();
  await letGo(page);
}

async function expectExternal(link: Locator, href: string, words: string): Promise<void> {
  expect(await link.innerText()).toContain(words);
  expect([await link.getAttribute("href"), await link.getAttribute("target"), await link.getAttribute("rel")]).toEqual([
    href,
    "_blank",
    "noopener noreferrer",
  ]);
}

const shownBackground = (page: Page): Promise<number> =>
  page.locator(".hero-background").evaluateAll((all) => all.findIndex(({ dataset }) => dataset["current"] === "true"));
const markedLine = (page: Page): Promise<string> => page.locator(".hero-line[data-current=true]").innerText();
const shownPanel = (page: Page): Promise<number> =>
  page
    .locator(".hero .panel-dot")
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1);

/** Waits until the sliding row of panels shows the panel (1 to 3). */
async function panelInSight(page: Page, panel: number): Promise<void> {
  await page.waitForFunction((index) => {
    const track = document.querySelector(".hero-track");
    return track !== null && Math.abs(track.scrollLeft - index * track.clientWidth) < 1;
  }, panel - 1);
}

describe.each(languages)("the home page, reading B, in %s", (language: Language) => {
  const words = wordsIn(language).home;
  const newTab = wordsIn(language).common.opensNewTab;

  test("three panels, whose texts and buttons are the content's; arrows and dots choose them; the hero changes every 2000 ms", async () => {
    const texts = contentOf<Whole<HomePage>>("pages/home.yml", language);
    const { forms } = contentOf<SiteSettings>("site.yml", language);
    const { page, faults, close } = await visitor({ language });
    await openFrozen(page, routes.page(language, "home"));
    const hero = page.locator(".hero");
    const panels = hero.locator(".hero-panel");
    const button = (name: string): Locator => hero.getByRole("button", { name, exact: true });
    const dot = (position: number): Locator => button(filled(words.carousel.show, { position, of: 3 }));

    // Panel one: three lines, a join button that leads to an external form.
    expect(await panels.count()).toBe(3);
    expect(await panels.nth(0).locator(".hero-line").allInnerTexts()).toEqual(texts.founding60.lines);
    expect(texts.founding60.lines).toHaveLength(3);
    await expectExternal(panels.nth(0).getByRole("link"), forms.founding60 ?? "", texts.founding60.joinLabel);
    expect(await panels.nth(0).getByRole("link").innerText()).toContain(newTab);
    // Panel two: title, subtitle, two buttons.
    expect(await panels.nth(1).getByRole("heading", { level: 1 }).innerText()).toBe(texts.title);
    expect(await panels.nth(1).locator(".hero-text").innerText()).toBe(texts.subtitle);
    const ways = panels.nth(1).getByRole("link");
    expect(await ways.allInnerTexts()).toEqual([texts.joinLabel, texts.learnMoreLabel]);
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      routes.page(language, "membership"),
      routes.page(language, "about"),
    ]);
    // Panel three: the event, a register button that leads to an external form.
    expect(await panels.nth(2).getByRole("heading", { level: 2 }).innerText()).toBe(texts.eventBanner.title);
    await expectExternal(panels.nth(2).getByRole("link"), forms.eventRegistration ?? "", texts.eventBanner.label);

    // Three dots; the arrows wrap in both directions.
    expect(await hero.locator(".panel-dot").count()).toBe(3);
    expect(await shownPanel(page)).toBe(1);
    await button(words.carousel.previous).click();
    await panelInSight(page, 3);
    expect(await shownPanel(page)).toBe(3);
    await button(words.carousel.next).click();
    await panelInSight(page, 1);
    expect(await shownPanel(page)).toBe(1);

    // The hero: every 2000 ms another background, and again from the first.
    await dot(2).click();
    await panelInSight(page, 2);
    await letGo(page);
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1],
    ]) {
      await pass(page, 1999);
      expect(await shownBackground(page)).toBe(before);
      await pass(page, 1);
      expect(await shownBackground(page)).toBe(after);
    }

    // Choosing a panel, be it the one in sight, resets both inner indexes.
    await dot(2).click();
    expect(await shownBackground(page)).toBe(0);
    await dot(1).click();
    await panelInSight(page, 1);
    await letGo(page);
    await pass(page, 2000);
    expect(await markedLine(page)).toBe(texts.founding60.lines[1]);
    await dot(2).click();
    expect(await markedLine(page)).toBe(texts.founding60.lines[0]);
    await panelInSight(page, 2);

    // It goes on under the pointer whose click chose the panel.
    await pass(page, 2000);
    expect(await shownBackground(page)).toBe(1);
    // A pointer that comes, or the keyboard's focus, holds it while it is there.
    await letGo(page);
    await hero.hover();
    await pass(page, 5000);
    expect(await shownBackground(page)).toBe(1);
    await letGo(page);
    await page.keyboard.press("Tab");
    await ways.first().focus();
    await pass(page, 5000);
    expect(await shownBackground(page)).toBe(1);
    await letGo(page);
    await pass(page, 2000);
    expect(await shownBackground(page)).toBe(2);

    // The pause control stops it, whatever the pointer does, until it is pressed again.
    await button(words.motion.pictures.pause).click();
    await letGo(page);
    await pass(page, 10_000);
    expect(await shownBackground(page)).toBe(2);
    await button(words.motion.pictures.play).click();
    await letGo(page);
    await pass(page, 1999);
    expect(await shownBackground(page)).toBe(2);
    await pass(page, 1);
    expect(await shownBackground(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  test("the gallery: two slides of 7 s, six event pictures of 2 s, one of 7 s, and back; the logos go round in 18 s", async () => {
    const { gallery } = contentOf<Whole<HomePage>>("pages/home.yml", language);
    const { logos, government } = contentOf<Partners>("partners.yml", language);
    const { page, faults, close } = await visitor({ language });
    await openFrozen(page, routes.page(language, "home"));
    const slideshow = page.getByRole("region", { name: gallery.heading });
    // It fades in: innerText would miss it for half a second.
    const caption = (): Promise<string | null> =>
      slideshow.locator(".slide[data-current=true] .slide-caption").textContent();
    const button = (name: string): Locator => slideshow.getByRole("button", { name, exact: true });
    const schedule = [
      ...gallery.slides.map((slide) => ({ ...slide, stays: 7000 })),
      ...gallery.events.map((slide) => ({ ...slide, stays: 2000 })),
      { ...gallery.closing, stays: 7000 },
    ];
    expect([gallery.slides.length, gallery.events.length]).toEqual([2, 6]);

    await startAnew(page, slideshow);
    for (const [index, { caption: words_, stays }] of schedule.entries()) {
      expect(await caption()).toBe(words_);
      expect(await slideshow.locator(".panel-counter").innerText()).toBe(`${String(index + 1)} / 9`);
      await pass(page, stays - 1);
      expect(await caption()).toBe(words_);
      await pass(page, 1);
    }
    expect(await caption()).toBe(schedule[0]?.caption);
    // Paused by a pointer; stopped for good by a step by hand.
    await slideshow.hover();
    await pass(page, 8000);
    expect(await caption()).toBe(schedule[0]?.caption);
    await button(words.carousel.previous).click();
    expect(await caption()).toBe(gallery.closing.caption);
    await letGo(page);
    await pass(page, 20_000);
    expect(await caption()).toBe(gallery.closing.caption);
    await button(words.motion.pictures.play).click();
    await letGo(page);
    await pass(page, 7000);
    expect(await caption()).toBe(schedule[0]?.caption);

    // The government partners' two banners lead to their own sites.
    const banners = page.locator(".government-banners a");
    expect(await banners.count()).toBe(2);
    for (const [index, { name, link }] of government.entries()) {
      expect(await banners.nth(index).getByRole("img").getAttribute("alt")).toBe(name);
      expect([await banners.nth(index).getAttribute("href"), await banners.nth(index).getAttribute("target")]).toEqual([
        link,
        "_blank",
      ]);
    }

    // The strip of logos: the list twice, the second time for the eye only.
    const [first, copy] = [page.locator(".logo-list").nth(0), page.locator(".logo-list").nth(1)];
    expect(await page.locator(".logo-list").count()).toBe(2);
    expect(await first.getByRole("link").count()).toBe(logos.length);
    expect(await copy.getAttribute("aria-hidden")).toBe("true");
    expect(await copy.locator("a[tabindex='-1']").count()).toBe(logos.length);
    for (const [index, { name, link }] of logos.entries()) {
      const logo = first.getByRole("link").nth(index);
      expect(await logo.getAttribute("href")).toBe(link);
      expect([await logo.getAttribute("target"), await logo.getAttribute("rel")]).toEqual([
        "_blank",
        "noopener noreferrer",
      ]);
      expect(await logo.getByRole("img").getAttribute("alt")).toBe(name);
    }
    const heights = await first
      .locator(".logo")
      .evaluateAll((all) =>
        all.map((logo) => ({ size: logo.dataset["size"], height: logo.querySelector("img")?.offsetHeight ?? 0 })),
      );
    expect(heights.map(({ size }) => size)).toEqual(logos.map((logo) => ("size" in logo ? logo.size : "default")));
    const heightOf = (wanted: string): number[] => [
      ...new Set(heights.filter(({ size }) => size === wanted).map(({ height }) => height)),
    ];
    const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect([heightOf("small"), heightOf("default"), heightOf("large")]).toEqual(
      [3.75, 4.75, 6].map((height) => [Math.round(height * rem)]),
    );

    // One round in 18 s: shortly before, the strip has moved nearly its own length; then it is where it began.
    await letGo(page);
    const round = await first.evaluate((list: HTMLElement) => {
      const [animation] = list.getAnimations();
      if (!animation) throw new Error("the strip does not move");
      const at = (time: number): number => {
        animation.currentTime = time;
        return Math.abs(new DOMMatrix(getComputedStyle(list).transform).m41) / list.offsetWidth;
      };
      return { state: animation.playState, ways: [0, 9000, 17_990, 18_000].map(at) };
    });
    expect(round.state).toBe("running");
    expect(round.ways[0]).toBe(0);
    expect(round.ways[1]).toBeCloseTo(0.5);
    expect(round.ways[2]).toBeGreaterThan(0.999);
    expect(round.ways[3]).toBe(0);

    // Held by a pointer and by the focus, stopped by its own control.
    const state = (): Promise<string> => first.evaluate((list) => getComputedStyle(list).animationPlayState);
    const strip = page.locator(".partners");
    await strip.scrollIntoViewIfNeeded();
    expect(await state()).toBe("running");
    await strip.hover();
    expect(await state()).toBe("paused");
    await letGo(page);
    expect(await state()).toBe("running");
    await strip.getByRole("button", { name: words.motion.logos.pause, exact: true }).click();
    await letGo(page);
    expect(await state()).toBe("paused");
    await strip.getByRole("button", { name: words.motion.logos.play, exact: true }).click();
    await letGo(page);
    expect(await state()).toBe("running");
    expect(faults).toEqual([]);
    await close();
  });
});
