import type { Page } from "playwright-core";
import { ask } from "../product/ask";
import type { InquiriesAnswer } from "../../content/model/api/inquiry-answer";
import { fill } from "../../site/admin/kit/services/words";
import adminWords from "../../site/locales/ja/admin.json";
import inboxWords from "../../site/locales/ja/adminInquiries.json";
import { axeFindings } from "../support/page-checks";
import { confirm, logIn } from "../support/staff";
import { visitor } from "../support/visitor";

const staffName = "田中 メイ";
const sender = "港<script>alert(1)</script>Mei";
const message = [
  '<script>document.title = "hacked"</script>',
  '<img src="https://elsewhere.example/x.png" onerror="alert(1)">',
  "入会について教えてください。会費は年払いですか？",
  "w".repeat(300),
  "ご返信をお待ちしております。".repeat(20),
].join("\n");

const call = ask;
const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
  body: JSON.stringify(body),
});

/** Sends an inquiry as the contact page does, from an address of its own: others' inquiries are not counted with it. */
async function sendInquiry(): Promise<void> {
  const template_params = {
    name: sender,
    company: "<b>海運</b>株式会社",
    email: "mei@harbour.example",
    contact: "03-0000-0000",
    inquiryType: "Membership",
    message,
  };
  const answer = await call(
    "/api/contact",
    post(
      { service_id: "", template_id: "", user_id: "", template_params },
      {
        "X-Forwarded-For": "198.51.100.77",
        "Accept-Language": "ja",
      },
    ),
  );
  expect(answer.status).toBe(200);
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test("without a session the inbox is closed to reading, marking and deleting", async () => {
  const answers = await Promise.all([
    call("/api/inquiries"),
    call("/api/markInquiries", post({ ids: ["20261120T234500000Z-0123456789abcdef"], state: "done" })),
    call("/api/deleteInquiries", post({ ids: ["20261120T234500000Z-0123456789abcdef"] })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("staff read a hostile inquiry as text on a phone, mark it as done for good, and delete it", async () => {
  await sendInquiry();
  const staff = await visitor({ language: "ja", width: 360 });
  const { page } = staff;
  await page.goto("/ja/adminInquiries");
  expect(await page.title()).toContain(inboxWords.title);
  await page.getByLabel(adminWords.login.password).waitFor();
  await expectNoViolations(page);
  await logIn(page, "ja", undefined, staffName);

  const card = page.getByRole("article").filter({ hasText: sender });
  await card.waitFor();
  expect(await card.count()).toBe(1);
  const shown = card.getByText("onerror");
  expect(await shown.textContent()).toBe(message);
  expect(await card.locator("script, img, b").count()).toBe(0);
  expect(await page.title()).toContain(inboxWords.title);
  expect(await card.getByRole("link").getAttribute("href")).toMatch(/^mailto:mei@harbour\.example\?subject=Re%3A/);
  const reply = new URL((await card.getByRole("link", { name: inboxWords.reply.button }).getAttribute("href")) ?? "");
  expect(reply.href.length).toBeLessThanOrEqual(2000);
  expect(reply.searchParams.get("subject")).toBe("Re: お問い合わせの件（入会・会員制度）");
  expect(reply.searchParams.get("body")).toContain("\r\n> 入会について教えてください。");
  await card.getByText(inboxWords.page.ja).waitFor();
  await card.getByText(/^新着・.*までに返信$/).waitFor();
  // The number on the tab counts what the list counts.
  const pages = page.getByRole("navigation", { name: adminWords.navigation.label });
  const tabCount = async (): Promise<number> => Number(await pages.locator("[aria-hidden]").textContent());
  const filterCount = async (): Promise<number> =>
    Number(/\d+/.exec((await page.getByRole("button", { name: /^未対応 \d+件$/ }).textContent()) ?? "")?.[0]);
  const openBefore = await filterCount();
  expect(await tabCount()).toBe(openBefore);

  await card.getByRole("button", { name: inboxWords.note.add }).click();
  await page.keyboard.type("折り返し電話する");
  await expectNoViolations(page);
  await card.getByRole("button", { name: inboxWords.note.save }).click();
  await page.getByText(fill(inboxWords.note.saved, { name: sender })).waitFor();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: "light" });

  // From the keyboard, to the end of the act.
  await card.getByRole("button", { name: inboxWords.markDone }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(fill(inboxWords.markedDone, { name: sender })).waitFor();
  await card.waitFor({ state: "detached" });
  expect(await filterCount()).toBe(openBefore - 1);
  await pages
    .locator("[aria-hidden]", { hasText: new RegExp(`^${String(openBefore)}$`) })
    .waitFor({ state: "detached" });

  await page.reload();
  await page.getByRole("button", { name: /^対応済み \d+件$/ }).click();
  await card.getByText(inboxWords.state.done, { exact: true }).waitFor();
  await card.getByText("折り返し電話する").waitFor();
  expect(await card.getByText(inboxWords.answered.label, { exact: true }).locator("xpath=..").textContent()).toContain(
    staffName,
  );
  const stored = ((await (await page.request.get("/api/inquiries")).json()) as InquiriesAnswer).items;
  expect(stored.find(({ name }) => name === sender)).toMatchObject({ state: "done", message });

  await card.getByRole("button", { name: adminWords.list.delete }).click();
  await confirm(page, fill(inboxWords.confirmDelete, { name: sender }), adminWords.list.delete);
  await page.getByText(inboxWords.deleted).waitFor();
  await card.waitFor({ state: "detached" });
  expect(await (await page.request.get("/api/inquiries")).text()).not.toContain(sender);

  // Another person, or the same one after a reload, brings it back as it was.
  await page.reload();
  const last = page.getByRole("group", { name: inboxWords.undoLabel });
  await last.getByRole("button", { name: inboxWords.undo }).click();
  await page.getByText(fill(inboxWords.restored, { count: 1 })).waitFor();
  await page.getByRole("button", { name: /^対応済み \d+件$/ }).click();
  await card.getByText("折り返し電話する").waitFor();
  await expectNoViolations(page);

  // Nothing stays for other tests, which share the inbox.
  await card.getByRole("button", { name: adminWords.list.delete }).click();
  await confirm(page, fill(inboxWords.confirmDelete, { name: sender }), adminWords.list.delete);
  await card.waitFor({ state: "detached" });

  // The way to the other pages, and out.
  expect(await pages.locator("[aria-current=page]").textContent()).toBe(adminWords.navigation.inquiries);
  await pages.getByRole("link", { name: adminWords.navigation.news }).click();
  await page.getByRole("heading", { level: 1, name: adminWords.news.title }).waitFor();
  await page.getByRole("article").getByText("お知らせ", { exact: true }).first().waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/ja/adminNews");
  expect(staff.faults).toEqual([]);
  await staff.close();
});
