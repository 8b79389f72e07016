import { localisedPath } from "../../content/model/pages/page-paths";
import { openPage } from "../support/open-page";
import { visitor } from "../support/visitor";

const widths = [320, 360, 480, 768, 991, 992, 1000, 1024, 1040, 1060, 1087, 1088, 1280, 1920];

test.each(["en", "ja"] as const)("the header breaks no word and fits at every width: %s", async (language) => {
  const { page, faults, close } = await visitor({ language, width: 320 });
  await openPage(page, localisedPath(language, "/sccj-events"));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate((locale) => {
      const header = document.querySelector(".site-header");
      if (!header) return ["no header"];
      const linesOf = (text: Node, start: number, end: number): number => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top));
        return new Set(tops).size;
      };
      const words = new Intl.Segmenter(locale, { granularity: "word" });
      const found: string[] = [];
      const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { textContent, parentElement } = text;
        if (textContent === null || !parentElement || parentElement.matches(".visually-hidden")) continue;
        // An entry of the menu is one line; the name may have several.
        const parts = parentElement.matches(".nav-link")
          ? [{ segment: textContent, index: 0 }]
          : [...words.segment(textContent)];
        for (const { segment, index } of parts)
          if (linesOf(text, index, index + segment.length) > 1) found.push(`${segment} in ${textContent}`);
      }
      if (document.documentElement.scrollWidth > window.innerWidth) found.push("wider than the window");
      return found;
    }, language);
    expect([width, ...broken]).toEqual([width]);
  }
  expect(faults).toEqual([]);
  await close();
});

test.each(["en", "ja"] as const)("the panels' words begin below the name of the header: %s", async (language) => {
  const { page, faults, close } = await visitor({ language });
  await openPage(page, localisedPath(language, "/"));
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator(".brand, .hero-panel:first-child .hero-words > :first-child")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect([width, lefts]).toEqual([width, [lefts[0], lefts[0]]]);
  }
  expect(faults).toEqual([]);
  await close();
});
