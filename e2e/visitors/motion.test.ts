import { createRoutes } from "../../site/routes";
import { openFrozen, pass } from "../support/frozen-time";
import { openPage } from "../support/open-page";
import { axeFindings } from "../support/page-checks";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");
const { home: words } = wordsIn("en");

test("for who prefers less motion nothing moves by itself, nor smoothly; what they start themselves does", async () => {
  const { page, faults, close } = await visitor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFrozen(page, routes.page("en", "home"));
  const hero = page.locator(".hero");
  const gallery = page.locator(".gallery .slideshow");
  const state = (): Promise<(string | undefined)[]> =>
    page
      .locator(".hero-line, .hero-background, .slide, .panel-dot")
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["current"] ?? each.ariaCurrent ?? ""));

  await hero.getByRole("button", { name: "Show panel 2 of 3" }).click();
  // Without a way between: the panel is there at once.
  expect(await page.locator(".hero-track").evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(1);
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await state();
  await pass(page, 40_000);
  expect(await state()).toEqual(before);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator("html").evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe("auto");
  // The logos are in rows, each once.
  expect(await page.locator(".logo-list").nth(1).isVisible()).toBe(false);
  expect(await page.locator(".partners .motion-button").isVisible()).toBe(false);

  const strip = await page.locator(".logo-strip").boundingBox();
  for (const logo of await page.locator(".logo-list").first().locator(".logo").all()) {
    const box = await logo.boundingBox();
    expect((box?.x ?? -1) >= (strip?.x ?? 0) && (box?.x ?? 0) + (box?.width ?? 0) <= (strip?.width ?? 0)).toBe(true);
  }

  await gallery.getByRole("button", { name: words.motion.pictures.play }).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await pass(page, 7000);
  expect(await gallery.locator(".panel-counter").innerText()).toBe("2 / 9");
  expect(faults).toEqual([]);
  await close();
});

test("the hero can be paused where something moves: on two panels of three", async () => {
  const { page, close } = await visitor({ width: 360 });
  await openPage(page, routes.page("en", "home"));
  const hero = page.locator(".hero");
  for (const [panel, isThere] of [
    [2, true],
    [3, false],
    [1, true],
  ] as const) {
    await hero.getByRole("button", { name: `Show panel ${String(panel)} of 3` }).click();
    const button = hero.locator(".motion-button");
    await button.waitFor({ state: isThere ? "visible" : "hidden" });
  }
  await close();
});

test("the way to an anchor is smooth, but not for who prefers less motion, nor on staff pages", async () => {
  const { page, close } = await visitor();
  await openPage(page, routes.page("en", "membership"));
  const behaviour = (): Promise<string> =>
    page.locator("html").evaluate((html) => getComputedStyle(html).scrollBehavior);
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // On staff pages a press is lost when what is pressed moves.
  await page.goto("/adminEvents");
  await page.locator(".adm").waitFor();
  expect(await behaviour()).toBe("auto");
  await close();
});

test("a caption that is always on its way is judged by the colours that it comes to", async () => {
  const { page, faults, close } = await visitor();
  await openPage(page, routes.page("en", "home"));
  await page.locator(".gallery .slide").evaluateAll((slides) => {
    let turn = 0;
    setInterval(() => {
      turn += 1;
      slides.forEach((slide, index) => slide.setAttribute("data-current", String(index === turn % 2)));
    }, 50);
  });
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});
