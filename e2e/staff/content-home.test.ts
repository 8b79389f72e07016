import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell, openContent, pictureFile, picturesOf } from "../support/content";

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "the promotion of the home page gets a new picture and words in both languages, seen before they are saved: %s",
  async (language, width) => {
    const { own, admin } = contentWords[language];
    const staff = await openContent(language, "?in=pages&item=home", width);
    const { page } = staff;
    const before = picturesOf(await (await ask("/")).text());
    const section = page.locator("#adm-pages-founding60");
    await page.getByRole("navigation", { name: admin.fields.sections }).getByRole("link").first().waitFor();
    await expectWell(page);
    await page.locator('a[href="#adm-pages-founding60"]').click();
    await section.waitFor();

    const english = `Sixty places, ${language}`;
    const japanese = `残席わずか ${language}`;
    await page.locator("#adm-pages-founding60\\.heading\\.en").fill(english);
    await page.locator("#adm-pages-founding60\\.heading\\.ja").fill(japanese);
    await page
      .locator("#adm-pages-founding60\\.picture\\.image")
      .setInputFiles(await pictureFile("sixty.png", "#23507a"));
    await section.locator('img[src*="/media/2026/home-"]').waitFor();

    const show = page.getByRole("button", { name: admin.preview.show });
    if (await show.isVisible()) await show.click();
    const frame = page.frameLocator(".adm-preview-window");
    await frame
      .getByText(language === "en" ? english : japanese)
      .first()
      .waitFor();
    expect(await page.locator(".adm-effects").innerText()).toContain("2");
    await expectWell(page);
    await page.locator("#adm-pages-submit").click();
    await page.getByText(own.kind.saved).waitFor();
    await published();
    for (const [path, words] of [
      ["/", english],
      ["/ja/", japanese],
    ] as const) {
      const html = await (await ask(path)).text();
      expect(html).toContain(words);
      expect(picturesOf(html).filter((picture) => !before.includes(picture))).toHaveLength(1);
    }
    await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
    await page.getByText(own.kind.saved).waitFor({ state: "detached" });
    await published();
    expect(await (await ask("/")).text()).not.toContain(english);
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
