import type { Page } from "playwright-core";
import english from "../../site/locales/en/adminPrepared.json";
import japanese from "../../site/locales/ja/adminPrepared.json";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { git } from "../product/repository";
import { invitedEditor, leaveNothing, openOffice, requireApproval } from "../support/approval";
import { contentWords } from "../support/content";
import { checked, publicHome } from "../support/passkeys";
import { confirm } from "../support/staff";

const preparedWords = { en: english, ja: japanese };
const career = "2027-04-08-student-career-day";
const next = `content/events/2026/${career}.next.md`;

/** The administrator's page. */
let office: Page;

afterEach(() => leaveNothing(office));

/** The title that is changed, before and after the return. */
const titles = {
  en: { field: "title", first: "Students meet companies", second: "Students meet twelve companies" },
  ja: { field: "title_jp", first: "学生と企業の出会い", second: "学生と12社の出会い" },
};
const plain = (html: string): string => html.replaceAll("<wbr/>", "");

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)("%s: a change is sent, seen, returned with a word, sent again and published", async (language, width) => {
  const own = preparedWords[language];
  const { admin, below } = contentWords[language];
  const name = language === "en" ? "Mei Lim" : "林 メイ";
  const boss = language === "en" ? "Aiko Tan" : "丹 愛子";
  const home = publicHome(language);
  const { field, first, second } = titles[language];
  const eventPage = async (): Promise<string> => plain(await (await ask(`${below}/events/${career}`)).text());
  const administrator = await openOffice(boss, language, width);
  office = administrator.page;
  await requireApproval(office, ["events"]);
  const staff = await invitedEditor(office, name, language, width);
  const { page } = staff;

  // What the editor adds begins as a draft, and a change of what is public goes to an administrator.
  await page.goto(`${home}/adminEvents?new`);
  await page.getByRole("button", { name: admin.publication.buttons.draft, exact: true }).waitFor();
  await page.goto(`${home}/adminEvents?item=${career}`);
  const send = page.getByRole("button", { name: admin.prepared.ask, exact: true });
  await send.waitFor();
  expect(await page.getByRole("button", { name: admin.prepared.make, exact: true }).count()).toBe(0);
  const title = page.locator(`#adm-events-${field}`);
  await title.fill(first);
  await checked(page);
  await send.click();
  await page.getByText(own.sent).waitFor();
  const waits = fill(admin.prepared.asked, { name });
  await page.getByText(waits).first().waitFor();
  await checked(page);
  expect(git("show", `HEAD:${next}`)).toContain("publishAt: approval");
  await published();
  expect(await eventPage()).not.toContain(first);

  // The administrator finds it on the start page, sees the real page and the difference, and returns it.
  await office.goto(`${home}/admin`);
  const row = office.getByRole("listitem").filter({ hasText: waits });
  await row.waitFor();
  await checked(office);
  await row.getByRole("link").click();
  await office.getByText(fill(own.asked, { askedBy: name })).waitFor();
  await office.locator(".adm-today ins").first().waitFor();
  const show = office.getByRole("button", { name: admin.preview.show });
  if (await show.isVisible()) await show.click();
  await office.frameLocator(".adm-preview-window").locator("h1", { hasText: first }).first().waitFor();
  await checked(office);
  await office.getByRole("button", { name: own.approval.return }).press("Enter");
  const box = office.getByRole("dialog", { name: own.approval.heading });
  await box.getByRole("button", { name: own.approval.send }).click();
  await box.getByText(own.approval.required).waitFor();
  await checked(office);
  const word = language === "en" ? "Which companies?" : "どの企業ですか？";
  await box.getByLabel(own.approval.word).fill(word);
  await box.getByRole("button", { name: own.approval.send }).click();
  const returned = fill(own.returned, { by: boss, word });
  await office.getByText(returned).waitFor();

  // The editor sees the word, changes it and sends it again.
  await page.goto(`${home}/adminEvents?next=1&item=${career}`);
  await page.getByText(returned).waitFor();
  expect(await page.getByRole("button", { name: own.approval.publish, exact: true }).count()).toBe(0);
  await checked(page);
  await title.fill(second);
  await page.getByRole("button", { name: own.save, exact: true }).click();
  await page.getByText(own.saved).waitFor();
  await page.getByText(waits).first().waitFor();

  await office.goto(`${home}/adminEvents?next=1&item=${career}`);
  await office.getByText(fill(own.asked, { askedBy: name })).waitFor();
  await office.getByRole("button", { name: own.approval.publish, exact: true }).press("Enter");
  await confirm(office, own.approval.confirm, own.approval.publish);
  await confirm(office, own.approval.published, admin.dialog.ok);
  await office.waitForURL((url) => !url.searchParams.has("next"));
  await office.getByRole("article").first().waitFor();
  const trailers = "%(trailers:key=Asked-By,valueonly)%(trailers:key=Approved-By,valueonly)";
  expect(git("log", "-1", `--format=%an|${trailers}`).trim().split("\n")).toEqual([`${name}|${name}`, boss]);
  await published();
  expect(await eventPage()).toContain(second);
  expect([...administrator.faults, ...staff.faults]).toEqual([]);
  await staff.close();
});
