import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import english from "../../site/locales/en/admin.json";
import content from "../../site/locales/en/adminContent.json";
import englishUploads from "../../site/locales/en/adminUploads.json";
import japanese from "../../site/locales/ja/admin.json";
import { fieldLabel } from "../support/field-label";
import { inputMethod } from "../support/input-method";
import { commitsSince, headCommit } from "../product/repository";
import { axeFindings } from "../support/page-checks";
import { give } from "../support/give-picture";
import { confirm, logIn, openForm, textbox, unfolded } from "../support/staff";
import { visitor, type VisitorOptions } from "../support/visitor";

const { events } = english;
const title = "Paper lantern workshop";
const titleInJapanese = "紙灯籠のワークショップ";

const folder = mkdtempSync(join(tmpdir(), "chamber-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file to be chosen. The bytes of large ones would take the page seconds to take over from the test. */
function onDisk(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function openAdmin(kind: "Events" | "News", options: VisitorOptions = {}) {
  const staff = await visitor(options);
  const language = options.language ?? "en";
  await staff.page.goto(`${language === "ja" ? "/ja" : ""}/admin${kind}`);
  await logIn(staff.page, language);
  await staff.page.getByRole("search").waitFor();
  return staff;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8102e" } });

/** Looks at the page as it is in a colour scheme; fails with the rules that are broken and where. */
async function expectAccessible(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await axeFindings(page)).toEqual([]);
}

/**
 * A card as it is built, without what only says how its picture is fetched (a new one has no variants yet), and without what only
 * concerns presses before the program of a page runs.
 */
const structureOf = (card: Locator): Promise<string> =>
  card.evaluate((element) =>
    element.outerHTML
      .replace(/<source[^>]*>|<!--.*?-->/g, "")
      .replace(
        / (?:src|loading|fetchpriority|decoding|id|data-path|width|height|popovertarget|popovertargetaction)="[^"]*"/g,
        "",
      ),
  );

test("a volunteer adds an event: the preview is the page, languages are kept in step, and everything can be found again", async () => {
  const before = headCommit();
  const { page, faults, close } = await openAdmin("Events");
  await openForm(page);
  const form = page.getByRole("region", { name: "Add Event" });

  await page.getByLabel(/^Date/).fill("2027-06-05");
  await textbox(page, "Title (English)").fill(title);
  await textbox(page, "Description (English)").fill("Fold **paper** with us.\n\n- scissors\n- glue");
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("www.lantern.example");
  await textbox(page, "Button text (English)").fill("Join us");

  // Every kind of picture that is refused, chosen, dropped or pasted, says why and keeps what was there.
  const file = page.locator("#adm-events-image");
  await file.setInputFiles(onDisk("a.gif", Buffer.from("GIF89a")));
  await page.getByText(english.image.wrongType).waitFor();
  await file.setInputFiles(onDisk("a.jpg", Buffer.alloc(10 * 1024 * 1024 + 1)));
  await page.getByText(english.image.unreadable).waitFor();
  // A photograph that is too large to be sent is made smaller, and turned upright, before.
  const photograph = await sharp(randomBytes(3000 * 2000 * 3), { raw: { width: 3000, height: 2000, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(10 * 1024 * 1024);
  await file.setInputFiles(onDisk("photo.jpg", photograph));
  await page
    .getByText(/New image: photo\.jpg \(\d\.\d MB\)/)
    .first()
    .waitFor();
  await page.getByText("1600 × 2400 pixels").waitFor();
  await give("drop", form, { name: "a.svg", type: "image/svg+xml", data: Buffer.from("<svg/>") });
  await page.getByText(english.image.wrongType).waitFor();
  await give("drop", form, { name: "text.jpg", type: "image/jpeg", data: Buffer.from("no picture at all") });
  await page.getByText(english.image.unreadable).waitFor();
  // What is too large as PNG is sent in a smaller format.
  const noise = await sharp(randomBytes(2000 * 2000 * 3), { raw: { width: 2000, height: 2000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(10 * 1024 * 1024);
  await file.setInputFiles(onDisk("noise.png", noise));
  await page
    .getByText(/New image: noise\.png \(\d\.\d MB\)/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Add Event" }).click();
  // A picture needs its description in the languages of the text before it can be sent.
  await page.getByText(english.image.altRequired).waitFor();
  expect(await textbox(page, "Image description (Japanese)").count()).toBe(0);
  await textbox(page, "Image description (English)").fill("A lantern");
  await page.route(
    "**/api/collections/events",
    (route) => route.fulfill({ status: 400, json: { error: { code: "bad-image", message: "" } } }),
    {
      times: 1,
    },
  );
  await page.getByRole("button", { name: "Add Event" }).click();
  await confirm(page, events.confirmAdd, "Add Event");
  await page.getByRole("alert").getByText(events.failedAdd).waitFor();
  expect(await textbox(page, "Title (English)").inputValue()).toBe(title);

  // Pasted while writing; on a text it would become part of the text.
  const real = await picture(1800, 1200).png().toBuffer();
  await give("paste", textbox(page, "Title (English)"), { name: "lantern.png", type: "image/png", data: real });
  await page
    .getByText(/New image: lantern\.png/)
    .first()
    .waitFor();
  await page.getByText("1800 × 1200 pixels").waitFor();

  // The preview, open where there is room, is the page, first the event's own; the picture, not sent yet, is in it.
  await page.getByRole("button", { name: english.preview.hide }).waitFor();
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByLabel(content.preview.page).selectOption("/sccj-events");
  const preview = frame.getByRole("article").filter({ hasText: title });
  await preview.getByRole("heading", { level: 4, name: title }).waitFor();
  const shown = await preview
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.src));
  expect(shown).toMatch(/^blob:/);
  const previewed = await structureOf(preview);
  expect(previewed).toContain("<strong>paper</strong>");
  await page.getByRole("button", { name: "Phone" }).click();
  await expectAccessible(page, "light");
  await expectAccessible(page, "dark");
  await page.keyboard.press("Control+s");
  await confirm(page, events.confirmAdd, "Add Event");
  await page.getByText(events.added).waitFor();
  await page.getByText(/Image: .+ sent, .+ on the website \(1800 × 1200 pixels\)/).waitFor();
  // One commit, although two tries were refused.
  expect(commitsSince(before).filter(({ message }) => message.includes(title))).toHaveLength(1);

  const reader = await visitor();
  await reader.page.goto("/sccj-events");
  const card = reader.page.getByRole("article").filter({ hasText: title });
  await card.waitFor();
  expect(await structureOf(card)).toBe(previewed);
  await reader.close();

  // Next day: found as untranslated, translated, then corrected in one language.
  await page.keyboard.press("Escape");
  await page.getByLabel(english.list.languages).selectOption("needs");
  await page.locator("body").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("/");
  await page.keyboard.type("ＬＡＮＴＥＲＮ workshop");
  await page.getByText(/^1 of \d+ items$/).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("find") === "ＬＡＮＴＥＲＮ workshop");
  const item = page.getByRole("article", { name: title });
  expect(await item.textContent()).toContain(english.translations.nothing.ja);
  await item.getByRole("button", { name: "Edit" }).click();
  await textbox(page, "Title (Japanese)").fill(titleInJapanese);
  await textbox(page, "Description (Japanese)").fill("一緒に紙を折りましょう。");
  await textbox(page, "Image description (Japanese)").fill("灯籠");
  expect(await page.getByLabel(english.translations.stillRight).count()).toBe(0);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText(events.saved).waitFor();
  await page.getByText(english.list.nothingFound).waitFor();
  await page.getByRole("button", { name: english.list.showAll }).click();
  await page.getByRole("searchbox").fill("紙灯籠");
  await page.getByText(english.translations.complete).first().waitFor();

  const correct = async (words: string, checked: boolean) => {
    await item.getByRole("button", { name: "Edit" }).click();
    await textbox(page, "Title (English)").fill(words);
    await page.getByLabel(english.translations.stillRight).setChecked(checked);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText(events.saved).waitFor();
    await page.getByRole("button", { name: english.status.close }).click();
  };
  await correct(`${title} by the river`, false);
  await item.getByText(/^Japanese outdated since/).waitFor();
  await correct(`${title} 2027`, true);
  await item.getByText(english.translations.complete).waitFor();

  // A duplicate opens as a new item with everything but the date; the announcement has both languages.
  await (await unfolded(item)).getByRole("button", { name: english.list.share }).click();
  await page.getByText(english.share.copied).waitFor();
  const announcement = await page.evaluate(() => navigator.clipboard.readText());
  expect(announcement).toMatch(
    /^Event: Paper lantern workshop 2027\n.+\nhttp.+\/events\/[\w-]+\n\n【イベント】紙灯籠の/,
  );
  await item.getByRole("button", { name: english.list.duplicate }).click();
  // The form has this heading all along; it is filled once the picture is copied.
  const filledWith = (title: string): boolean =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
      ({ value }) => value === title,
    );
  await page.waitForFunction(filledWith, titleInJapanese);
  expect(await textbox(page, "Title (Japanese)").inputValue()).toBe(titleInJapanese);
  expect(await page.getByLabel(/^Date/).inputValue()).toBe("");
  await page.getByRole("button", { name: "Clear Form" }).click();
  await confirm(page, events.confirmClear, "Clear Form");

  await item.getByRole("button", { name: "Delete" }).click();
  await confirm(page, events.confirmDelete, "Delete");
  await page.getByText(events.deleted).waitFor();

  // The pictures that are left are those of the other items.
  await page.getByRole("button", { name: englishUploads.panel.show }).click();
  await page
    .getByText(/^Used in: /)
    .first()
    .waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "paper-lantern" }).count()).toBe(0);
  expect(faults.filter((fault) => !fault.includes("/api/collections/events"))).toEqual([]);
  await close();
});

test("on a phone in Japanese: conversions never submit or lose a character, nothing is too small or too wide", async () => {
  const before = headCommit();
  const { page, faults, close } = await openAdmin("News", { language: "ja", width: 360 });
  await openForm(page);
  const ime = await inputMethod(page);
  const label = (words: string, language: string) => `${words}（${language}）`;
  const titleField = textbox(page, label(fieldLabel("news", "title", "ja"), "日本語"));
  const body = textbox(page, label(fieldLabel("news", "content", "ja"), "日本語"));
  await page.locator(".w-md-editor").nth(1).waitFor();

  for (const field of [titleField, body, page.getByRole("searchbox")]) {
    await field.focus();
    await ime.compose("と");
    await ime.compose("とうきょう");
    // Neither the shortcuts nor the form listen to a key of the conversion.
    await ime.confirm("東京");
    await ime.compose("で");
    await ime.confirm("で");
    expect(await field.inputValue()).toBe("東京で");
  }
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  await page.getByRole("searchbox").fill("");

  await page.getByRole("button", { name: japanese.preview.show }).click();
  const shown = page.frameLocator("iframe");
  await shown.getByRole("heading", { level: 1 }).waitFor();
  await textbox(page, label(fieldLabel("news", "title", "ja"), "英語")).fill("Tokyo");
  await shown.getByRole("heading", { level: 1, name: "東京で" }).waitFor();
  expect(await shown.locator("html").getAttribute("lang")).toBe("ja");
  // Asked of the window, which stays when the page in it is replaced by that of the next answer.
  const preview = page.locator("iframe");
  expect(await preview.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(360);

  await expectAccessible(page, "light");
  await expectAccessible(page, "dark");
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".adm :is(button, select, input, a, label.adm-button)")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) => box.width > 0 && !element.matches(".adm-check input, .adm-file input, .adm-rich-text a"),
      )
      .filter(({ box }) => box.height < 43.5)
      .map(({ element, box }) => `${element.className} ${element.textContent} ${String(box.height)}`),
  );
  expect(small).toEqual([]);

  await page.getByRole("button", { name: japanese.form.clear }).click();
  await confirm(page, japanese.news.confirmClear, japanese.form.clear);
  expect(commitsSince(before).filter(({ message }) => message.includes("東京"))).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});
