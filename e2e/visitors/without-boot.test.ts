import { randomBytes } from "node:crypto";
import english from "../../site/locales/en/contact.json";
import japanese from "../../site/locales/ja/contact.json";
import { openInbox } from "../support/inbox";
import { axeFindings } from "../support/page-checks";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const someAddress = (): string => `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;

test.each([
  ["en", "/sccj-contact", english, 1280],
  ["ja", "/ja/sccj-contact", japanese, 360],
] as const)("without JavaScript an inquiry is sent, after a mistake, too: %s", async (language, path, words, width) => {
  const { page, context, close } = await visitor({ language, width, javaScript: false });
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": someAddress() });
  await page.goto(path);
  const { width: before } = (await page.locator(".contact-form").boundingBox()) ?? { width: NaN };
  const field = (name: "name" | "email" | "message") => page.getByRole("textbox", { name: words.fields[name] });
  const message = `Without a script ${language}`;
  await field("name").fill("Mei");
  await field("message").fill(message);
  await page.getByRole("radio", { name: words.types.Support }).check();
  await page.getByRole("button", { name: words.send }).click();

  await page.getByRole("alert").getByRole("link", { name: words.problems.emailRequired }).waitFor();
  expect(await page.title()).toMatch(language === "en" ? /^Error: Contact/ : /^エラー：お問い合わせ/);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect([await field("name").inputValue(), await field("message").inputValue()]).toEqual(["Mei", message]);
  expect(await page.getByRole("radio", { name: words.types.Support }).isChecked()).toBe(true);
  expect(await page.locator(".contact-error").allInnerTexts()).toEqual([words.problems.emailRequired]);
  // The page as it was, in its style.
  expect((await page.locator(".contact-form").boundingBox())?.width).toBe(before);
  await field("email").fill("mei@harbour.example");
  await page.getByRole("button", { name: words.send }).click();
  await page.getByRole("heading", { name: words.sent.title }).waitFor();
  await page.getByRole("link", { name: words.sent.home }).click();
  await page.waitForURL((url) => /^\/(?:ja\/?)?$/.test(url.pathname));
  await close();

  const inbox = await openInbox();
  const sent = (await inbox.list()).find((inquiry) => inquiry.message === message);
  expect(sent).toMatchObject({ name: "Mei", inquiryType: "Support", language });
  expect(await inbox.remove(sent?._id ?? "")).toBe(200);
});

test.each(["en", "ja"] as const)(
  "where boot is blocked, what needs it goes after five seconds: %s",
  async (language) => {
    const { page, close } = await visitor({ language });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/scripts/boot-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    const prefix = language === "ja" ? "/ja" : "";
    const { membership } = wordsIn(language);
    await page.goto(`${prefix}/sccj-membership`);
    const note = page.getByText(membership.calculator.noScript);
    expect([await note.isVisible(), await page.locator(".choice").isVisible()]).toEqual([false, true]);
    await note.waitFor();
    expect(await page.locator(".choice, .bill-pass-on").filter({ visible: true }).count()).toBe(0);
    await page.getByRole("link", { name: membership.calculator.allFees }).click();
    expect(await page.locator("#membership-plans .plan-price").first().isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`${prefix}/sccj-members-directory`);
    await page.locator(".company-search").waitFor({ state: "hidden" });
    expect(await page.locator(".company-card").first().isVisible()).toBe(true);

    await page.goto(`${prefix}/sccj-contact`);
    const words = language === "ja" ? japanese : english;
    await page.getByText(words.noScriptByMail).waitFor();
    expect(await page.getByRole("button", { name: words.send }).isEnabled()).toBe(true);
    await page.getByRole("button", { name: words.send }).click();
    await page.getByRole("alert").getByRole("link", { name: words.problems.nameRequired }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);

test("the contact form is sent by the browser where its own script is gone", async () => {
  const { page, context, close } = await visitor({ language: "ja", width: 360 });
  await context.setExtraHTTPHeaders({ "X-Forwarded-For": someAddress() });
  await page.route("**/scripts/contact-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/ja/sccj-contact");
  await page.getByRole("textbox", { name: japanese.fields.name }).fill("芽衣");
  await page.getByRole("button", { name: japanese.send }).click();
  await page.getByRole("alert").getByRole("link", { name: japanese.problems.messageRequired }).waitFor();
  expect(await page.getByRole("textbox", { name: japanese.fields.name }).inputValue()).toBe("芽衣");
  await close();
});
