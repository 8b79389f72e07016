import { languages } from "../../content/model/text/language";
import { createRoutes } from "../../site/routes";
import { tabThrough } from "../support/focus";
import { openPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");
/** CSS pixels (WCAG 2.5.8). */
const smallestTarget = 24;

describe.each(
  languages.flatMap((language) => (["home", "events", "membership"] as const).map((page) => [language, page] as const)),
)("%s %s", (language, name) => {
  test("by the Tab key everything is reached, in sight, marked, and never below the header; targets are large enough", async () => {
    const { page, faults, close } = await visitor({ language });
    await openPage(page, routes.page(language, name));
    const walk = await tabThrough(page);
    expect(walk.at(0)?.words).toBe(wordsIn(language).common.skipToContent);
    // Header, page and footer: more than twenty stops on every page.
    expect(walk.length).toBeGreaterThan(20);
    expect(walk.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
    expect(walk.filter(({ inSight }) => !inSight)).toEqual([]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const small = await page.locator("a, button, input, select, summary").evaluateAll((all, smallest) => {
        // Links within a sentence are excepted, and so is what is drawn by its label.
        const inSentence = (element: Element): boolean =>
          getComputedStyle(element).display === "inline" && element.parentElement?.textContent !== element.textContent;
        return all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
          .map((element) => {
            const target = element.closest("label") ?? element;
            const { width, height } = target.getBoundingClientRect();
            return { words: element.textContent.trim() || element.outerHTML.slice(0, 80), width, height };
          })
          .filter((box) => box.width < smallest || box.height < smallest);
      }, smallestTarget);
      expect([width, small]).toEqual([width, []]);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
