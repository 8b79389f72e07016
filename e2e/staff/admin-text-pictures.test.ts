import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { published } from "../product/published";
import { commitsSince, headCommit } from "../product/repository";
import { fieldLabel } from "../support/field-label";
import { give } from "../support/give-picture";
import { inputMethod } from "../support/input-method";
import { axeFindings, jumps, readToTheEnd, watchShifts } from "../support/page-checks";
import { confirm, logIn, openForm, textbox } from "../support/staff";
import { visitor } from "../support/visitor";

const title = "A lantern for every window";
const photograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer();
const markdown = (description: string): string => `!\\[${description}\\]\\(/media/\\d{4}/picture-[0-9a-f]{8}\\.jpg\\)`;

/** Waits until the whole text is this; says what it is when it does not become so. */
async function holds(field: Locator, wanted: string): Promise<void> {
  const area = await field.elementHandle();
  const isThere = ([element, pattern]: readonly [unknown, string]): boolean =>
    new RegExp(`^${pattern}$`).test((element as HTMLTextAreaElement).value);
  await field
    .page()
    .waitForFunction(isThere, [area, wanted] as const)
    .catch(() => undefined);
  expect(await field.inputValue()).toMatch(new RegExp(`^${wanted}$`));
}

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === element.ownerDocument.activeElement);

/** Answers the dialog about a picture: its description in each language that is asked for. */
async function describePicture(page: Page, words: typeof english, descriptions: readonly string[]): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.textPictures.insert });
  await dialog.waitFor();
  const fields = dialog.getByRole("textbox");
  expect(await fields.count()).toBe(descriptions.length);
  for (const [index, description] of descriptions.entries()) await fields.nth(index).fill(description);
  await dialog.getByRole("button", { name: words.textPictures.insert }).click();
  await dialog.waitFor({ state: "detached" });
}

test("a picture comes into a text by button, paste and drop, can be undone, and visitors see it without a jump", async () => {
  const before = headCommit();
  const { page, faults, close } = await visitor();
  await page.goto("/adminNews");
  await logIn(page, "en", undefined, "Mei Tan");
  await openForm(page);
  await page.locator(".w-md-editor").nth(1).waitFor();
  await page.getByLabel(/^Date/).fill("2031-02-03");
  await textbox(page, "Title (English)").fill(title);
  const field = textbox(page, "Content (English)");
  await field.fill("Before after");
  const place = (at: number) =>
    field.evaluate((element, cursor) => {
      element.focus();
      (element as HTMLTextAreaElement).setSelectionRange(cursor, cursor);
    }, at);

  // By button; the keyboard alone is enough.
  await place(7);
  const button = page.getByRole("button", { name: english.textPictures.insert }).first();
  // Listened for before the key: Chromium handles the key before a later listener is registered.
  const chooser = page.waitForEvent("filechooser");
  await button.focus();
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "red.jpg", mimeType: "image/jpeg", buffer: await photograph("#c8102e") });
  const dialog = page.getByRole("dialog", { name: english.textPictures.insert });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Not without a description.
  await page.keyboard.press("Enter");
  await dialog.getByText(english.image.altRequired).waitFor();
  await page.keyboard.type("A red lantern");
  await page.keyboard.press("Enter");
  const red = markdown("A red lantern");
  await holds(field, `Before ${red}after`);
  expect(await hasFocus(field)).toBe(true);
  await page.getByRole("status").getByText(english.textPictures.inserted).waitFor();
  await page.keyboard.press("Control+z");
  await holds(field, "Before after");
  await page.keyboard.press("Control+Shift+z");
  await holds(field, `Before ${red}after`);

  // Pasted and dropped: into the text, not to the item's picture. A dialog that is left leaves the text as it was.
  await place(0);
  const blue = { name: "image.png", type: "image/jpeg", data: await photograph("#1d4e89") };
  await give("paste", field, blue);
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(field)).toBe(true);
  await holds(field, `Before ${red}after`);
  await give("paste", field, blue);
  await describePicture(page, english, ["A blue lantern"]);
  await holds(field, `${markdown("A blue lantern")}Before ${red}after`);

  // A failure loses nothing, and the picture can be tried again while the person writes on.
  await page.route("**/api/pictures", (route) => route.abort(), { times: 1 });
  await place(0);
  await give("drop", field, { name: "green.jpg", type: "image/jpeg", data: await photograph("#3a7d44") });
  await describePicture(page, english, ["A green lantern"]);
  await page.getByRole("alert").getByText(english.textPictures.network).waitFor();
  await page.keyboard.type("So: ");
  await page.getByRole("button", { name: english.session.retry }).click();
  await holds(field, `${markdown("A green lantern")}So: ${markdown("A blue lantern")}Before ${red}after`);
  expect(await page.getByText(/^New image/).count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Add News" }).click();
  await confirm(page, english.news.confirmAdd, "Add News");
  await page.getByText(english.news.added).waitFor();
  const commits = commitsSince(before);
  expect(commits.map(({ author, message }) => `${author}: ${message.replace(/-[0-9a-f]{8}/, "")}`)).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^Mei Tan: Add picture: media\/\d{4}\/picture\.jpg$/)),
    `Mei Tan: Add news: ${title} (2031-02-03)`,
  ]);
  expect(faults.filter((fault) => !fault.includes("/api/pictures"))).toEqual([]);
  await close();

  await published();
  for (const width of [360, 1280]) {
    const reader = await visitor({ width });
    await watchShifts(reader.page);
    await reader.page.goto("/news/2031-02-03-a-lantern-for-every-window/a-lantern-for-every-window");
    await reader.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await readToTheEnd(reader.page);
    const pictures = await reader.page.locator(".prose img").evaluateAll((images) =>
      images.map((image) => ({
        alt: image.getAttribute("alt"),
        loading: image.getAttribute("loading"),
        size: `${image.getAttribute("width") ?? ""} ${image.getAttribute("height") ?? ""}`,
        fits: image.getBoundingClientRect().right <= window.innerWidth,
        isLighter: /\/pictures\/.+\.avif$/.test((image as HTMLImageElement).currentSrc),
      })),
    );
    expect(pictures).toEqual(
      ["A green lantern", "A blue lantern", "A red lantern"].map((alt) => ({
        ...{ alt, loading: "lazy", size: "2400 1600", fits: true, isLighter: true },
      })),
    );
    expect(await jumps(reader.page)).toEqual([]);
    expect(reader.faults).toEqual([]);
    await reader.close();
  }
});

test("on a phone in Japanese: one upload, two descriptions, and a conversion is not interrupted", async () => {
  const { page, faults, close } = await visitor({ language: "ja", width: 360, touch: true });
  await page.goto("/ja/adminNews");
  await logIn(page, "ja");
  await openForm(page);
  await page.locator(".w-md-editor").nth(1).waitFor();
  const words = japanese.textPictures;
  const own = textbox(page, `${fieldLabel("news", "content", "ja")}（日本語）`);
  const other = textbox(page, `${fieldLabel("news", "content", "ja")}（英語）`);
  await other.fill("Lanterns");
  await own.fill("灯籠です。");
  // The buttons of a text stay in one row.
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const bar = page.locator(".w-md-editor-toolbar").first();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
  }
  await page.setViewportSize({ width: 360, height: 700 });

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/pictures", async (route) => {
    await answered;
    await route.continue();
  });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: words.insert }).nth(1).click(),
  ]);
  await chooser.setFiles({ name: "灯籠.jpg", mimeType: "image/jpeg", buffer: await photograph("#f2c14e") });
  const dialog = page.getByRole("dialog", { name: words.insert });
  await dialog.getByLabel(words.inBoth.en).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const both = dialog.getByRole("textbox");
  const ime = await inputMethod(page);
  await both.first().focus();
  await ime.compose("とうろう");
  await ime.confirm("灯籠");
  await both.nth(1).fill("A lantern");
  await dialog.getByRole("button", { name: words.insert }).click();
  await page.getByRole("progressbar").waitFor();

  await page.keyboard.press("End");
  await ime.compose("まつり");
  const uploaded = page.waitForResponse("**/api/pictures");
  answer();
  expect((await uploaded).status()).toBe(201);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await own.inputValue()).toBe("灯籠です。まつり");
  await ime.confirm("祭り");
  await holds(own, `灯籠です。${markdown("灯籠")}祭り`);
  await holds(other, `Lanterns\n\n${markdown("A lantern")}`);
  expect(await hasFocus(own)).toBe(true);
  await page.getByRole("button", { name: japanese.form.clear }).click();
  await confirm(page, japanese.news.confirmClear, japanese.form.clear);
  expect(faults).toEqual([]);
  await close();
});
