import { randomBytes } from "node:crypto";
import type { Locator, Page, Route } from "playwright-core";
import english from "../../site/locales/en/contact.json";
import japanese from "../../site/locales/ja/contact.json";
import { openInbox } from "../support/inbox";
import { addressOf, openPage, reloadPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { until } from "../../api/test-support/until";

const call = "**/api/contact";
/** Another household for every visit: the product takes five inquiries of one in ten minutes. */
const someAddress = (): string => `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;

const said = {
  en: {
    nameRequired: "Name is required",
    emailRequired: "Email is required",
    emailInvalid: "Email is invalid",
    messageRequired: "Message is required",
    failed: "Something went wrong. Please try again.",
    sent: "Thank you for your inquiry!",
    redirecting: (seconds: number) => `Redirecting to homepage in ${String(seconds)}...`,
  },
  ja: {
    nameRequired: "お名前を入力してください",
    emailRequired: "メールアドレスを入力してください",
    emailInvalid: "メールアドレスの形式が正しくありません",
    messageRequired: "お問い合わせ内容を入力してください",
    failed: "送信できませんでした。もう一度お試しください。",
    sent: "お問い合わせありがとうございます。",
    redirecting: (seconds: number) => `${String(seconds)}秒後にトップページへ移動します。`,
  },
};

const form = (page: Page, words: typeof english) => ({
  name: page.getByRole("textbox", { name: words.fields.name }),
  company: page.getByRole("textbox", { name: words.fields.company }),
  email: page.getByRole("textbox", { name: words.fields.email }),
  contact: page.getByRole("textbox", { name: words.fields.contact }),
  message: page.getByRole("textbox", { name: words.fields.message }),
  type: (name: keyof typeof words.types) => page.getByRole("radio", { name: words.types[name] }),
  send: page.locator('.contact-form button[type="submit"]'),
  summary: page.getByRole("alert", { name: words.summary.heading }),
});

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** The words that a field is described by, as a screen reader says them. */
const description = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(" ");
  });

/** Holds the calls of the form until the test says what becomes of them. */
async function holdCalls(page: Page): Promise<() => Promise<Route>> {
  const held: Route[] = [];
  const waiting: ((route: Route) => void)[] = [];
  await page.route(call, (route) => {
    const next = waiting.shift();
    if (next) next(route);
    else held.push(route);
  });
  return () =>
    new Promise((resolve) => {
      const route = held.shift();
      if (route) resolve(route);
      else waiting.push(resolve);
    });
}

describe.each([
  ["en", "/sccj-contact", english, "/"],
  ["ja", "/ja/sccj-contact", japanese, "/ja/"],
] as const)("the contact form, %s", (language, path, words, home) => {
  const expected = said[language];

  test("what is missing or wrong is said, what fails can be tried again, what is sent is in the inbox", async () => {
    const { page, context, faults, close } = await visitor({ language });
    await context.setExtraHTTPHeaders({ "X-Forwarded-For": someAddress() });
    await page.clock.install();
    await openPage(page, path);
    const title = await page.title();
    const fields = form(page, words);

    // Fields marked * are name, email, message; membership is the default inquiry type.
    const marked = page.locator(".contact-form label", { hasText: "*" });
    expect((await marked.allInnerTexts()).map((text) => text.replace("*", "").trim())).toEqual([
      words.fields.name,
      words.fields.email,
      words.fields.message,
    ]);
    expect(await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([
      "Membership",
      "General",
      "Support",
    ]);
    expect(await fields.type("Membership").isChecked()).toBe(true);

    // White space, also the full-width one, is nothing.
    await fields.name.fill(" 　");
    await fields.message.fill("　\n ");
    await fields.send.click();
    await fields.summary.waitFor();
    expect(await fields.summary.getByRole("link").allInnerTexts()).toEqual([
      expected.nameRequired,
      expected.emailRequired,
      expected.messageRequired,
    ]);
    expect(await hasFocus(fields.summary)).toBe(true);
    expect(await page.title()).toBe(words.errorTitle.replace("{{title}}", title));
    for (const [field, problem] of [
      [fields.name, expected.nameRequired],
      [fields.email, expected.emailRequired],
      [fields.message, expected.messageRequired],
    ] as const) {
      expect(await description(field)).toBe(problem);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
    }
    expect(await page.locator(".contact-error").count()).toBe(3);
    await fields.summary.getByRole("link", { name: expected.emailRequired }).click();
    expect(await hasFocus(fields.email)).toBe(true);

    // A field's error clears when that field is edited; the others stay.
    await page.keyboard.type("mei@harbour");
    expect(await description(fields.email)).toBe("");
    expect(await description(fields.name)).toBe(expected.nameRequired);
    await fields.name.fill("  Mei 芽衣 ");
    await fields.message.fill(" Hello\n こんにちは ");
    await fields.summary.waitFor({ state: "detached" });
    expect(await page.title()).toBe(title);
    await fields.send.click();
    await fields.summary.waitFor();
    expect(await fields.summary.getByRole("link").allInnerTexts()).toEqual([expected.emailInvalid]);
    await fields.email.fill("mei@harbour.example");
    await fields.type("Support").check();

    // Sending: the button is disabled and says so. Failing: everything that was written stays.
    const nextCall = await holdCalls(page);
    expect(faults).toEqual([]);
    await fields.send.click();
    const failing = await nextCall();
    expect(await fields.send.isDisabled()).toBe(true);
    expect(await fields.send.innerText()).toBe(words.sending);
    await failing.fulfill({ status: 500, contentType: "application/json", body: "{}" });
    const failure = page.getByRole("alert").filter({ hasText: expected.failed });
    await failure.waitFor();
    expect(await hasFocus(failure)).toBe(true);
    expect(await page.title()).toBe(words.errorTitle.replace("{{title}}", title));
    expect(await fields.send.isEnabled()).toBe(true);
    expect(await fields.send.innerText()).toBe(words.send);
    expect(await fields.name.inputValue()).toBe("  Mei 芽衣 ");
    expect(await fields.email.inputValue()).toBe("mei@harbour.example");
    expect(await fields.message.inputValue()).toBe(" Hello\n こんにちは ");
    expect(await fields.type("Support").isChecked()).toBe(true);
    // What is in the console now: the browser's line about the status, and ours.
    expect(faults).toHaveLength(2);

    // The real call, then 5 seconds to home in the same language.
    await fields.send.click();
    const succeeding = await nextCall();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await succeeding.continue();
    await page.getByRole("heading", { name: expected.sent }).waitFor();
    for (const seconds of [5, 4, 3, 2, 1]) {
      await page.getByText(expected.redirecting(seconds), { exact: true }).waitFor();
      expect((await addressOf(page)).pathname.replace(/\/$/, "")).toBe(path);
      await page.clock.runFor(1000);
    }
    await page.clock.resume();
    await page.waitForURL((url) => url.pathname === home || `${url.pathname}/` === home);
    await page.locator(`html[lang=${language}]`).waitFor();
    expect(faults).toHaveLength(2);
    await close();

    const inbox = await openInbox();
    // Other tests write to the same inbox at the same time.
    const sent = (await inbox.list()).find(({ name }) => name === "Mei 芽衣");
    expect(sent).toMatchObject({
      name: "Mei 芽衣",
      company: "",
      email: "mei@harbour.example",
      contact: "",
      inquiryType: "Support",
      message: "Hello\n こんにちは",
      state: "new",
    });
    expect(await inbox.remove(sent?._id ?? "")).toBe(200);
  });
});

test("the Enter that ends a Japanese conversion sends nothing, the next one does", async () => {
  const { page, context, close } = await visitor({ language: "ja", width: 360 });
  await openPage(page, "/ja/sccj-contact");
  const fields = form(page, japanese);
  await page.evaluate(() => {
    const keys: boolean[] = [];
    Object.assign(window, { keys });
    document.addEventListener("keydown", (event) => keys.push(event.isComposing), true);
  });
  const devtools = await context.newCDPSession(page);
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
  await fields.name.focus();
  await devtools.send("Input.imeSetComposition", { text: "たなか", selectionStart: 3, selectionEnd: 3 });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", ...enter });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter, text: "" });
  await devtools.send("Input.insertText", { text: "田中" });
  expect(await page.evaluate(() => (window as unknown as { keys: boolean[] }).keys)).toEqual([true]);
  expect(await fields.name.inputValue()).toBe("田中");
  expect(await page.locator(".contact-error").count()).toBe(0);
  await page.keyboard.press("Enter");
  await fields.summary.waitFor();
  expect(await fields.summary.getByRole("link").allInnerTexts()).toEqual([
    said.ja.emailRequired,
    said.ja.messageRequired,
  ]);
  await close();
});

/** Resolves when a field has its text: React reads the stored one after its script is there. */
const shows = (field: Locator, text: string): Promise<void> =>
  until(`a field shows ${text}`, async () => (await field.inputValue()) === text);

test("what is typed survives the language switch, the terms, Back and a reload, and is gone once it is sent", async () => {
  const { page, context, faults, close } = await visitor({ width: 360 });
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": someAddress() });
  await openPage(page, "/sccj-contact");
  const [fields, inJapanese] = [form(page, english), form(page, japanese)];
  await fields.name.fill("Mei");
  await fields.message.fill("Hello");
  await fields.type("Support").check();

  await page.locator(".language-switch a[hreflang=ja]").click();
  await page.waitForURL("**/ja/sccj-contact");
  const awake = page.locator("[data-island][data-awake]");
  await awake.waitFor();
  await shows(inJapanese.message, "Hello");
  await inJapanese.message.scrollIntoViewIfNeeded();
  expect([await inJapanese.name.inputValue(), await inJapanese.message.inputValue()]).toEqual(["Mei", "Hello"]);
  expect(await inJapanese.type("Support").isChecked()).toBe(true);
  await inJapanese.message.fill("Hello again");

  await page.locator(".contact-privacy a").click();
  await page.waitForURL("**/ja/sccj-terms");
  await page.goBack();
  await awake.waitFor();
  await shows(inJapanese.message, "Hello again");
  await reloadPage(page);
  await awake.waitFor();
  await shows(inJapanese.message, "Hello again");

  // Back to the page that held an older text when it was left.
  await page.goBack();
  await page.waitForURL((url) => url.pathname.replace(/\/$/, "") === "/sccj-contact");
  await awake.waitFor();
  await shows(fields.message, "Hello again");
  expect([await fields.name.inputValue(), await fields.message.inputValue()]).toEqual(["Mei", "Hello again"]);

  await fields.email.fill("mei@harbour.example");
  await fields.send.click();
  await page.getByRole("heading", { name: said.en.sent }).waitFor();
  await page.goto("/ja/sccj-contact");
  await awake.waitFor();
  expect([await inJapanese.name.inputValue(), await inJapanese.message.inputValue()]).toEqual(["", ""]);
  expect(faults).toEqual([]);
  await close();
  const inbox = await openInbox();
  const sent = (await inbox.list()).find(({ message }) => message === "Hello again");
  expect(sent).toMatchObject({ name: "Mei", inquiryType: "Support" });
  expect(await inbox.remove(sent?._id ?? "")).toBe(200);
});
