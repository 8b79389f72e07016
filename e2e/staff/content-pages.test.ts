import type { Page } from "playwright-core";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell, openContent } from "../support/content";

const textOf = async (path: string) => (await ask(path)).text();
/** The control of a field, named by the path of the field. */
const control = (page: Page, collection: string, path: string) => page.locator(`[id="adm-${collection}-${path}"]`);

/** Opens a section of the form, and an item of the list in it. */
async function unfold(page: Page, collection: string, section: string, item?: number): Promise<void> {
  await control(page, collection, `${section}-summary`).click();
  if (item === undefined) return;
  const list = control(page, collection, section);
  await list.locator("> ol > li").nth(item).locator("> details > summary").click();
}

/** Changes texts of an entry, saves them, and leaves the form to be looked at. */
async function edit(
  { page }: { readonly page: Page },
  [language, collection, entry]: readonly ["en" | "ja", string, string],
  change: (typed: (path: string, text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { own, below } = contentWords[language];
  await page.goto(`${below}/adminContent?in=${collection}&item=${entry}`);
  await control(page, collection, "submit").waitFor();
  await change((path, text) => control(page, collection, path).fill(text));
  await expectWell(page);
  await page.locator(".adm-effects").waitFor();
  await control(page, collection, "submit").click();
  await page.getByText(own.kind.saved).waitFor();
}

test.each([
  ["en", 1280, { id: "membership", path: "/sccj-membership" }, { en: "Harbour", ja: "港湾" }],
  ["ja", 360, { id: "contact", path: "/sccj-contact" }, { en: "Lighthouse", ja: "灯台" }],
] as const)(
  "partners, terms, settings and a page are edited, and visitors see it: %s",
  async (language, width, text, as) => {
    const { own, admin } = contentWords[language];
    const staff = await openContent(language, "", width, "Mei");
    const { page } = staff;
    await page.locator(".adm-collections").waitFor();
    const both = async (typed: (path: string, text: string) => Promise<void>, path: string) => {
      await typed(`${path}.en`, as.en);
      await typed(`${path}.ja`, as.ja);
    };

    await edit(staff, [language, "site", "site"], async (typed) => {
      // The word in every address is shown, with the reason why it stays.
      await page.getByText("sccj", { exact: true }).waitFor();
      expect(await control(page, "site", "product").count()).toBe(0);
      await typed("email", `${language}@office.example`);
    });
    await edit(staff, [language, "partners", "partners"], async (typed) => {
      await unfold(page, "partners", "logos", 1);
      await both(typed, "logos.1.name");
    });
    await edit(staff, [language, "pages", text.id], (typed) => both(typed, "heading"));
    await edit(staff, [language, "terms", "terms"], async (typed) => {
      await typed("updated", "2026-11-09");
      await unfold(page, "terms", "sections", 0);
      await both(typed, "sections.0.heading");
    });

    await published();
    for (const each of ["en", "ja"] as const) {
      const { below } = contentWords[each];
      const terms = await textOf(`${below}/sccj-terms`);
      for (const part of [as[each], "2026-11-09", `${language}@office.example`]) expect(terms).toContain(part);
      expect(await textOf(below === "" ? "/" : below)).toContain(`alt="${as[each]}"`);
      expect(await textOf(below + text.path)).toContain(`>${as[each]}</h1>`);
    }

    // Two versions, their difference, and the way back.
    await control(page, "terms", "submit").waitFor({ state: "detached" });
    await page.getByRole("article").getByRole("button", { name: admin.list.details }).click();
    await page.getByRole("button", { name: admin.history.button, exact: true }).click();
    const history = page.getByRole("dialog");
    await history.locator("ins", { hasText: as[language] }).first().waitFor();
    await expectWell(page);
    await history.getByRole("heading", { level: 3 }).nth(1).getByRole("button").click();
    const restore = { name: admin.history.restore, exact: true };
    await history.getByRole("button", restore).click();
    await page.getByRole("alertdialog").getByRole("button", restore).click();
    await page.getByText(new RegExp(fill(admin.history.restored, { time: ".+" }))).waitFor();
    await published();
    expect(await textOf("/sccj-terms")).not.toContain(as.en);
    await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
    await page.getByText(fill(admin.history.undone.changed, { title: own.collections.terms })).waitFor();
    await published();
    expect(await textOf("/sccj-terms")).toContain(as.en);
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
