import type { Page } from "playwright-core";
import english from "../../site/locales/en/adminPrepared.json";
import japanese from "../../site/locales/ja/adminPrepared.json";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { git, headCommit } from "../product/repository";
import { invitedEditor, leaveNothing, openOffice, requireApproval } from "../support/approval";
import { contentWords, spoken } from "../support/content";
import { fieldLabel } from "../support/field-label";
import { addressOf } from "../support/open-page";
import { checked, publicHome } from "../support/passkeys";
import { confirm, openForm, textbox } from "../support/staff";

const preparedWords = { en: english, ja: japanese };
const names = {
  en: { editor: "Mei Lim", administrator: "Aiko Tan" },
  ja: { editor: "林 メイ", administrator: "丹 愛子" },
};
const career = "2027-04-08-student-career-day";
const events = "content/events";

/** The administrator's page. */
let office: Page;

afterEach(() => leaveNothing(office));

const isThere = (path: string): boolean => git("ls-tree", "--name-only", "HEAD", path) !== "";

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s: where nothing is required an editor may ask beside the save, by keyboard, and withdraws it",
  async (language, width) => {
    const own = preparedWords[language];
    const { admin, below } = contentWords[language];
    const { editor: name, administrator: boss } = names[language];
    const form = `${publicHome(language)}/adminEvents?item=${career}`;
    const administrator = await openOffice(boss, language, width);
    office = administrator.page;
    const staff = await invitedEditor(office, name, language, width);
    const { page } = staff;
    const button = (of: Page, label: string) => of.getByRole("button", { name: label, exact: true });

    // Who approves is offered the save and the time alone.
    await office.goto(form);
    await button(office, admin.prepared.make).waitFor();
    expect(await button(office, admin.prepared.ask).count()).toBe(0);

    await page.goto(form);
    const send = button(page, admin.prepared.ask);
    await send.waitFor();
    for (const label of [admin.form.save, admin.prepared.make]) expect(await button(page, label).count()).toBe(1);
    await send.press("Enter");
    await confirm(page, admin.prepared.unchanged, admin.dialog.ok);
    const before = headCommit();
    await page.locator("#adm-events-title").fill("Students meet companies");
    await checked(page);
    await send.press("Enter");
    await page.getByText(own.sent).waitFor();
    await page.locator(".adm-new:focus").waitFor();
    const waits = fill(admin.prepared.asked, { name });
    await page.getByText(waits).first().waitFor();
    await checked(page);
    expect(git("diff", "--name-only", before, "HEAD")).toBe(`${events}/2026/${career}.next.md`);
    expect(git("show", `HEAD:${events}/2026/${career}.next.md`)).toContain("publishAt: approval");

    // Today's version says what waits, and takes no second change.
    await page.goto(form);
    await page.getByText(admin.prepared.today).waitFor();
    for (const label of [admin.prepared.ask, admin.prepared.make]) expect(await button(page, label).count()).toBe(0);
    await page.locator("#adm-events-section").getByRole("link", { name: admin.prepared.open }).press("Enter");
    await page.getByText(fill(own.asked, { askedBy: name })).waitFor();
    await page.getByRole("heading", { name: own.editHeading }).waitFor();
    expect(await button(page, own.approval.publish).count()).toBe(0);
    await checked(page);
    await button(page, own.discard).first().press("Enter");
    await confirm(page, own.confirmDiscard, own.discard);
    await page.getByText(own.discarded).waitFor();
    await page.getByText(own.empty).waitFor();
    expect(isThere(`${events}/2026/${career}.next.md`)).toBe(false);
    expect(git("diff", "--name-only", before, "HEAD")).toBe("");
    expect((await (await ask(`${below}/events/${career}`)).text()).includes("Students meet companies")).toBe(false);
    expect([...administrator.faults, ...staff.faults]).toEqual([]);
    await staff.close();
  },
);

test.each([
  ["en", 360, "Rooftop tea"],
  ["ja", 1280, "Harbour breakfast"],
] as const)(
  "%s: a draft is sent for approval as it is, and is public once approved",
  async (language, width, title) => {
    const own = preparedWords[language];
    const { admin, below } = contentWords[language];
    const { editor: name, administrator: boss } = names[language];
    const home = publicHome(language);
    const administrator = await openOffice(boss, language, width);
    office = administrator.page;
    await requireApproval(office, ["events"]);
    const staff = await invitedEditor(office, name, language, width);
    const { page } = staff;

    // What an editor adds is a draft.
    await page.goto(`${home}/adminEvents`);
    await openForm(page);
    await page.getByLabel(new RegExp(`^${fieldLabel("events", "date", language)}`)).fill("2027-05-13");
    await textbox(page, spoken(language, fieldLabel("events", "title", language), "en")).fill(title);
    await textbox(page, spoken(language, fieldLabel("events", "description", language), "en")).fill("With a view.");
    const asDraft = admin.publication.buttons.draft;
    await page.getByRole("button", { name: asDraft, exact: true }).click();
    await confirm(page, admin.events.confirmAdd, asDraft);
    const item = page.getByRole("article").filter({ hasText: title });
    await item.getByText(admin.list.states.draft).waitFor();

    // Unchanged, it is sent with the keyboard.
    await item.getByRole("button", { name: admin.list.edit }).press("Enter");
    const send = page.getByRole("button", { name: admin.prepared.ask, exact: true });
    await send.waitFor();
    await checked(page);
    const id = (await addressOf(page)).searchParams.get("item") ?? "";
    expect(git("show", `HEAD:${git("ls-files", `${events}/*/${id}.md`)}`)).toMatch(/^draft: true$/m);
    await send.press("Enter");
    await page.getByText(own.sent).waitFor();
    await page.locator(".adm-new:focus").waitFor();
    await published();
    for (const prefix of ["", "/ja"]) expect((await ask(`${prefix}/events/${id}`)).status).toBe(404);

    await office.goto(`${home}/admin`);
    const row = office.getByRole("listitem").filter({ hasText: fill(admin.prepared.asked, { name }) });
    await row.getByRole("link").click();
    await office.getByText(fill(own.asked, { askedBy: name })).waitFor();
    await checked(office);
    await office.getByRole("button", { name: own.approval.publish, exact: true }).press("Enter");
    await confirm(office, own.approval.confirm, own.approval.publish);
    await confirm(office, own.approval.published, admin.dialog.ok);
    await office.waitForURL((url) => !url.searchParams.has("next"));
    await office.getByRole("article").first().waitFor();
    await published();
    const answer = await ask(`${below}/events/${id}`);
    expect([answer.status, (await answer.text()).includes(title)]).toEqual([200, true]);
    expect([...administrator.faults, ...staff.faults]).toEqual([]);
    await staff.close();
  },
);
