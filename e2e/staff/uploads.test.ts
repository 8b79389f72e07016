import type { Locator } from "playwright-core";
import sharp from "sharp";
import { pdf } from "../../content/model/test-support/pdf";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import englishUploads from "../../site/locales/en/adminUploads.json";
import japaneseUploads from "../../site/locales/ja/adminUploads.json";
import { fill } from "../../site/admin/kit/services/words";
import { published } from "../product/published";
import { fieldLabel } from "../support/field-label";
import { hold } from "../support/hold-script";
import { axeFindings } from "../support/page-checks";
import { confirm, logIn, openForm, textbox } from "../support/staff";
import { visitor } from "../support/visitor";

const texts = {
  en: { words: english, own: englishUploads, path: "/adminNews", width: 1280, day: "2031-03-04", other: "ja" },
  ja: { words: japanese, own: japaneseUploads, path: "/ja/adminNews", width: 360, day: "2031-03-05", other: "en" },
} as const;
const inLanguage = { en: { en: " (English)", ja: " (Japanese)" }, ja: { en: "（英語）", ja: "（日本語）" } } as const;

test.each(["en", "ja"] as const)(
  "in %s a picture that is there and a PDF come into a text by keyboard and pointer, and visitors read type and size",
  async (language) => {
    const { words, own, path, width, day } = texts[language];
    const { page, faults, close } = await visitor({ language, width });
    await page.goto(path);
    await logIn(page, language, undefined, "Mei Tan");
    await openForm(page);
    const image = {
      name: "a.png",
      mimeType: "image/png",
      buffer: await lantern(language === "en" ? "#c8102e" : "#1d4e89"),
    };
    const sent = await page.request.post("/api/pictures", {
      headers: { "Sec-Fetch-Site": "same-origin" },
      multipart: { name: `lantern-${language}`, image },
    });
    expect(sent.status()).toBe(201);
    const { path: picture } = (await sent.json()) as { path: string };
    await page.locator(".w-md-editor").nth(1).waitFor();
    await page.getByLabel(new RegExp(`^${fieldLabel("news", "date", language)}`)).fill(day);
    const label = (field: string, each: "en" | "ja") =>
      fieldLabel("news", field, language) + inLanguage[language][each];
    await textbox(page, label("title", "en")).fill(`Papers of ${language}`);
    const field = textbox(page, label("content", "en"));
    await field.fill("See: ");

    // By keyboard: the list, a search, the picture, its description.
    const button = page.getByRole("button", { name: own.insert }).first();
    const showList = await hold(page, "**/api/uploads");
    await button.focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: own.heading.all });
    const fromDevice = list.getByText(own.uploadDocument, { exact: true });
    await fromDevice.waitFor();
    const place = await fromDevice.boundingBox();
    showList();
    await list.getByText(`lantern-${language}`).first().waitFor();
    expect(await fromDevice.boundingBox()).toEqual(place);
    expect(await axeFindings(page)).toEqual([]);
    expect(await list.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    if (width === 360) expect(await rowEdges(list.locator(".adm-dialog-buttons > *"))).toHaveLength(1);
    await page.keyboard.type(`lantern-${language}`);
    await list.getByText(new RegExp(`^${own.count.replace("{shown}", "1").replace("{count}", "\\d+")}$`)).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const describe = page.getByRole("dialog", { name: words.textPictures.insert });
    await describe.waitFor();
    await page.keyboard.type("A lantern");
    await page.keyboard.press("Enter");
    await describe.waitFor({ state: "detached" });
    await expectValue(field, `See: ![A lantern](${picture})`);

    // A PDF from the device: refused when it is none, then described and sent.
    const choose = async (name: string, buffer: Buffer) => {
      await field.press("Control+End");
      await button.click();
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        list.getByText(own.uploadDocument, { exact: true }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: "application/pdf", buffer });
    };
    const describing = page.getByRole("dialog", { name: own.document.insert });
    await choose("Page.pdf", Buffer.from("<!doctype html><script>alert(1)</script>"));
    await page
      .getByRole("alert")
      .getByText(fill(own.wrongDocument, { name: "Page.pdf" }))
      .waitFor();
    expect(await describing.count()).toBe(0);
    await choose(`Agenda_${language}.pdf`, pdf(`Agenda in ${language}`, 340_000));
    await describing.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await describing.getByRole("button", { name: own.document.insert }).click();
    const value = await expectValue(
      field,
      new RegExp(
        `^See: !\\[A lantern\\]\\(${picture}\\)\\[Agenda ${language}\\]\\((/media/\\d{4}/agenda-${language}-[0-9a-f]{8}\\.pdf)\\)$`,
      ),
    );
    const address = /\((\/media\/[^)]+\.pdf)\)$/.exec(value)?.[1] ?? "";
    await page.getByRole("button", { name: words.news.addButton }).last().click();
    await confirm(page, words.news.confirmAdd, words.news.addButton);
    await page.getByText(words.news.added).waitFor();
    expect(faults.filter((fault) => !fault.includes("/api/documents"))).toEqual([]);
    await close();

    await published();
    const reader = await visitor({ language, width: width === 360 ? 320 : width });
    const id = `${day}-papers-of-${language}`;
    await reader.page.goto(`${language === "ja" ? "/ja" : ""}/news/${id}/papers-of-${language}`);
    // The text is English on both pages, and so is what stands beside its link.
    await reader.page.getByRole("link", { name: `Agenda ${language} (PDF, 341 KB)`, exact: true }).waitFor();
    expect(
      await reader.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const answer = await reader.page.request.get(address);
    expect(answer.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
    expect(answer.headers()["content-security-policy"]).toContain("sandbox");
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    expect(reader.faults).toEqual([]);
    await reader.close();
  },
);

test.each(["en", "ja"] as const)(
  "in %s a picture is replaced wherever it is used, by keyboard, and the act is undone",
  async (language) => {
    const { own, path, width, day } = texts[language];
    const file = { name: "a.png", mimeType: "image/png", buffer: await lantern("#123456") };
    const { page, faults, close } = await visitor({ language, width });
    await page.goto(path);
    await logIn(page, language, undefined, "Mei Tan");
    await page.getByRole("button", { name: own.panel.show }).waitFor();
    const post = async (call: string, multipart: Record<string, string | typeof file>) => {
      const sent = await page.request.post(call, { headers: { "Sec-Fetch-Site": "same-origin" }, multipart });
      expect(sent.status()).toBe(201);
      return (await sent.json()) as { readonly path: string };
    };
    const store = async (name: string, color: string) => {
      const image = { ...file, buffer: await lantern(color) };
      return (await post("/api/pictures", { name: `${name}-${language}`, image })).path;
    };
    const [before, after] = [await store("old-gate", "#123456"), await store("new-gate", "#654321")];
    const nameOf = (each: string) => each.split("/").at(-1) ?? "";
    const title = `The gate of ${language}`;
    const content = `![A gate](${before})`;
    await post("/api/addNews", { title, date: day, content, title_jp: `門 ${language}`, content_jp: content });

    await page.getByRole("button", { name: own.panel.show }).click();
    await page.getByRole("button", { name: own.panel.replaceName.replace("{name}", nameOf(before)) }).press("Enter");
    const list = page.getByRole("dialog", { name: own.heading.pictures });
    await list.getByText(`new-gate-${language}`).first().waitFor();
    await page.keyboard.type(`new-gate-${language}`);
    await list.getByText(new RegExp(`^${own.count.replace("{shown}", "1").replace("{count}", "\\d+")}$`)).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const fill = (text: string) => text.replace("{name}", nameOf(before)).replace("{by}", nameOf(after));
    await confirm(page, fill(own.panel.confirmReplace), own.panel.replaceEverywhere);
    await page.getByText(fill(own.panel.replaced).replace("{changed}", "1")).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const stored = async () => {
      const item = await page.request.get(`/api/collections/news/${day}-the-gate-of-${language}`);
      const { content: en, content_jp: ja } = (await item.json()) as Readonly<Record<string, unknown>>;
      return [en, ja];
    };
    const both = `![A gate](${after})`;
    expect(await stored()).toEqual([both, both]);
    await page.getByRole("button", { name: own.panel.undo }).press("Enter");
    await page.getByText(own.panel.undone).waitFor();
    expect(await stored()).toEqual([content, content]);
    expect(faults).toEqual([]);
    await close();
  },
);

test.each(["en", "ja"] as const)(
  "in %s a focal point is set by arrow keys, and the picture's crops keep it in sight",
  async (language) => {
    const { own, path, width, day } = texts[language];
    const { page, faults, close } = await visitor({ language, width });
    await page.goto(path);
    await logIn(page, language, undefined, "Mei Tan");
    await page.getByRole("button", { name: own.panel.show }).waitFor();
    const image = { name: "a.png", mimeType: "image/png", buffer: await lantern(`#20${day.slice(-2)}80`) };
    const item = { title: `The speaker of ${language}`, date: day, content: "Words.", imageDecorative: "true", image };
    const added = await page.request.post("/api/addNews", {
      headers: { "Sec-Fetch-Site": "same-origin" },
      multipart: item,
    });
    expect([added.status(), await added.text()]).toEqual([201, expect.anything()]);
    await page.getByRole("button", { name: own.panel.show }).click();
    const [before = "", after = ""] = own.focus.openName.split("{name}");
    await page
      .getByRole("button", { name: new RegExp(`^${before}.*the-speaker-of-${language}.*${after}$`) })
      .press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: own.focus.positions.center, exact: true, checked: true }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await dialog.getByRole("radio", { name: own.focus.positions["top-left"], exact: true, checked: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(own.focus.saved).waitFor();
    expect(faults).toEqual([]);
    await close();

    await published();
    const reader = await visitor({ language, width });
    await reader.page.goto(`${language === "ja" ? "/ja" : ""}/sccj-news`);
    const picture = reader.page.locator("img.focus-top-left").first();
    await picture.waitFor();
    expect(await picture.evaluate((element) => getComputedStyle(element).objectPosition)).toBe("0% 0%");
    expect(reader.faults).toEqual([]);
    await reader.close();
  },
);

/** The left and right edges that rows of buttons have, each pair once. */
async function rowEdges(buttons: Locator): Promise<readonly string[]> {
  const boxes = await buttons.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) =>
    boxes.filter((box) => Math.round(box.top) === top),
  );
  const edges = rows.map((row) => [
    Math.round(Math.min(...row.map(({ left }) => left))),
    Math.round(Math.max(...row.map(({ right }) => right))),
  ]);
  return [...new Set(edges.map(String))];
}

function lantern(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Waits until a text is this, and says what it is when it does not become so. */
async function expectValue(field: Locator, wanted: string | RegExp): Promise<string> {
  const pattern = typeof wanted === "string" ? wanted.replace(/[\\[\](){}.*+?^$|]/g, "\\$&") : wanted.source;
  const area = await field.elementHandle();
  await field
    .page()
    .waitForFunction(
      ([element, source]: readonly [unknown, string]) =>
        new RegExp(`^(?:${source})$`).test((element as HTMLTextAreaElement).value),
      [area, pattern] as const,
    )
    .catch(() => undefined);
  const value = await field.inputValue();
  expect(value).toMatch(new RegExp(`^(?:${pattern})$`));
  return value;
}
