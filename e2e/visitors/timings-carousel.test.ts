import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { languages } from "../../content/model/text/language";
import type { HomePage } from "../../content/model/collections/pages/home-page";
import type { Whole } from "../../content/model/test-support/whole";
import { createRoutes } from "../../site/routes";
import { contentOf } from "../product/content-of";
import { openFrozen, pass, rendered } from "../support/frozen-time";
import { published } from "../product/published";
import { git, headCommit } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { visitor } from "../support/visitor";
import { filled, wordsIn } from "../support/words";

const routes = createRoutes("sccj");
const asMaintainer = ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example"];
let setting = "";

// Reading A is a setting of the content: a maintainer's commit turns it on, a revert turns it off (R3.1). Two builds of
// a few pages' difference cost less than a second product.
beforeAll(async () => {
  const file = join(startedProduct().repository, "content", "pages", "home.yml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^hero: panels$/m, "hero: carousel"));
  git(...asMaintainer, "commit", "--all", "--message=Open the home page with pictures");
  setting = headCommit();
  await published();
});
afterAll(async () => {
  git(...asMaintainer, "revert", "--no-edit", setting);
  await published();
});

async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await rendered(page);
}

describe.each(languages)("the home page, reading A, in %s", (language) => {
  const words = wordsIn(language).home;
  const { title, subtitle, joinLabel, learnMoreLabel, carousel } = contentOf<Whole<HomePage>>(
    "pages/home.yml",
    language,
  );
  const captions = carousel.slides.map(({ caption }) => caption);

  test("it goes on every 3 s and wraps; buttons and dots show others; what is done by hand stops it for good", async () => {
    const { page, faults, close } = await visitor({ language });
    await openFrozen(page, routes.page(language, "home"));
    const top = page.locator(".introduction");
    expect(await page.locator(".hero").count()).toBe(0);
    expect(await top.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await top.locator(".introduction-lead").innerText()).toBe(subtitle);
    expect(await top.getByRole("heading", { level: 2 }).innerText()).toBe(carousel.heading);
    expect(await top.getByRole("link").allInnerTexts()).toEqual([joinLabel, learnMoreLabel]);

    const slideshow = page.getByRole("region", { name: words.carousel.introduction });
    const button = (name: string): Locator => slideshow.getByRole("button", { name, exact: true });
    const dot = (position: number): Locator => button(filled(words.carousel.show, { position, of: captions.length }));
    // It fades in: innerText would miss it for half a second.
    const caption = (): Promise<string | null> =>
      slideshow.locator(".slide[data-current=true] .slide-caption").textContent();
    expect(await slideshow.locator(".panel-dot").count()).toBe(captions.length);

    await slideshow.hover();
    await letGo(page);
    for (const [index, shown] of captions.entries()) {
      expect(await caption()).toBe(shown);
      await pass(page, 2999);
      expect(await caption()).toBe(shown);
      await pass(page, 1);
      expect(await caption()).toBe(captions[(index + 1) % captions.length]);
    }
    // Held while a pointer is there.
    await slideshow.hover();
    await pass(page, 9000);
    expect(await caption()).toBe(captions[0]);

    for (const [control, expected] of [
      [button(words.carousel.previous), captions.at(-1)],
      [button(words.carousel.next), captions[0]],
      [dot(2), captions[1]],
    ] as const) {
      await control.click();
      await letGo(page);
      expect(await caption()).toBe(expected);
      await pass(page, 12_000);
      expect(await caption()).toBe(expected);
      expect(await slideshow.locator(".slides").getAttribute("aria-live")).toBe("polite");
      // Only who asks for movement gets it back.
      await button(words.motion.pictures.play).click();
      await letGo(page);
      expect(await slideshow.locator(".slides").getAttribute("aria-live")).toBe("off");
    }
    expect(faults).toEqual([]);
    await close();
  });
});
