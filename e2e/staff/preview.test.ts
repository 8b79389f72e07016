import type { Frame, Page } from "playwright-core";
import type { PreviewAnswer } from "../../content/model/api/collection-answers";
import { localisedPath } from "../../content/model/pages/page-paths";
import { contentWords, expectWell, openContent } from "../support/content";
import { openPage } from "../support/open-page";
import { call } from "../support/staff-call";
import { logIn, openForm } from "../support/staff";
import { visitor } from "../support/visitor";

const fields = { date: "2027-05-20", title: "Lantern evening", description: "Lanterns on the river." };

/** Requests a page as it would be with an event that is not saved, and shows it in a frame of the staff page. */
async function preview(page: Page, shown?: string): Promise<{ readonly answer: PreviewAnswer; readonly frame: Frame }> {
  const answer = await page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json" };
      const sent = await fetch("/api/previewEntry", { method: "POST", headers, body });
      const answer = (await sent.json()) as PreviewAnswer;
      // The form may show a preview of its own meanwhile.
      document.querySelector("#asked")?.remove();
      const frame = document.createElement("iframe");
      frame.id = "asked";
      frame.sandbox.add("allow-same-origin", "allow-scripts");
      const policy = window.trustedTypes?.createPolicy("sanitised", { createHTML: (html) => html });
      frame.srcdoc = policy?.createHTML(answer.html ?? "") ?? "";
      frame.style.cssText = "position: absolute; inset: 0 auto auto 0; border: 0; z-index: 9";
      [frame.style.width, frame.style.height] = [`${String(innerWidth)}px`, `${String(innerHeight)}px`];
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
      return answer;
    },
    JSON.stringify({ collection: "events", fields, ...(shown === undefined ? {} : { page: shown }) }),
  );
  const frame = await (await page.waitForSelector("#asked")).contentFrame();
  if (frame === null) throw new Error("There is no frame");
  return { answer, frame };
}

/** Place and text of everything that is seen of a page, in the system's fonts: the site's own are used where they came in time. */
const seen = (of: Page | Frame): Promise<string[]> =>
  of.evaluate(() => {
    for (const [name, font] of [
      ["--sans", "sans-serif"],
      ["--serif", "serif"],
      ["--serif-page", "serif"],
    ] as const)
      document.documentElement.style.setProperty(name, font);
    return [...document.body.querySelectorAll("header *, main *, footer *")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0 || getComputedStyle(element).visibility === "hidden") return [];
      const words = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])).join("");
      return [[element.tagName, ...[x, y + scrollY, width, height].map(Math.round), words].join(" ")];
    });
  });

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s, %i px: a preview looks as the page that visitors have, and nothing in it runs",
  async (language, width) => {
    const staff = await visitor({ language, width });
    await staff.page.goto(localisedPath(language, "/adminEvents"));
    await logIn(staff.page, language);
    await openForm(staff.page);
    const reader = await visitor({ language, width });
    for (const page of [staff.page, reader.page]) await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [
      "/sccj-membership",
      "/sccj-members-directory",
      "/company/kopiya",
      "/sccj-contact",
      "/sccj-news",
      "/sccj-terms",
    ]) {
      const own = localisedPath(language, path);
      const { frame } = await preview(staff.page, own);
      await openPage(reader.page, own);
      expect(await seen(frame)).toEqual(await seen(reader.page));
    }
    const { answer, frame } = await preview(staff.page);
    const paths = answer.pages.map((page) => page.path);
    expect(paths).toEqual(expect.arrayContaining(["/sccj-events", "/ja/sccj-events", "/", "/ja"]));
    expect(await frame.locator("article", { hasText: fields.title }).count()).toBe(1);
    expect(await frame.locator("script").count()).toBe(0);
    expect(staff.faults).toEqual([]);
    // A link opens a new window, which the sandbox refuses.
    await frame.locator("nav.language-switch a").last().click();
    expect(staff.context.pages()).toHaveLength(1);
    expect(frame.url()).toBe("about:srcdoc");
    for (const { close } of [staff, reader]) await close();
  },
);

test("an entry as it is changes no page, and its own is shown where it is asked for", async () => {
  const staff = await openContent("en", "", 1280);
  await staff.page.getByRole("link", { name: /^Member companies/ }).waitFor();
  for (const [collection, _id, page] of [
    ["companies", "kopiya", "/company/kopiya"],
    ["plans", "plans", "/sccj-membership"],
    ["site", "site", "/ja"],
  ]) {
    const json = { collection, _id, fields: {}, page };
    expect(await call(staff.page, "/api/previewEntry", { json })).toMatchObject({
      status: 200,
      body: { pages: [], total: 0, page, html: expect.stringContaining("<html") as string },
    });
  }
  await staff.close();
});

test.each([
  ["en", 1280, "Events", "2027-04-08-student-career-day"],
  ["ja", 360, "News", "2026-10-15-quiet-desks"],
] as const)("%s, %i px: the form of %s says which pages its save changes", async (language, width, kind, id) => {
  const { own, below } = contentWords[language];
  const staff = await visitor({ language, width });
  const { page } = staff;
  await page.goto(`${below}/admin${kind}?item=${id}`);
  await logIn(page, language);
  const title = page.locator(`#adm-${kind.toLowerCase()}-title`);
  await title.fill(`${await title.inputValue()} 2`);
  const [before = "", after = ""] = own.preview.effect.split(/\{\w+\}/);
  await page
    .locator(".adm-effects")
    .getByText(new RegExp(`^${before}\\d+${after}`))
    .waitFor();
  await expectWell(page);
  expect(staff.faults).toEqual([]);
  await staff.close();
});

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s, %i px: the buttons of a form stay in their place when its effects come late",
  async (language, width) => {
    const { below } = contentWords[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    await page.goto(`${below}/adminEvents?item=2027-04-08-student-career-day`);
    await logIn(page, language);
    const choice = page.locator("#adm-events-publication\\.draft");
    await choice.waitFor();
    await page.route("**/api/previewEntry", async (route) => {
      await released;
      await route.continue();
    });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.reload();
    await choice.check();
    const place = () =>
      page.locator("#adm-events-submit").evaluate((button) => button.getBoundingClientRect().toJSON());
    const before = await place();
    expect(await page.locator(".adm-effects").count()).toBe(0);
    release();
    await page.locator(".adm-effects").waitFor();
    expect(await place()).toEqual(before);
    await page.locator(".adm-effects").scrollIntoViewIfNeeded();
    await expectWell(page);
    await staff.close();
  },
);
