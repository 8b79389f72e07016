import type { Locator, Page } from "playwright-core";
import { until } from "../../api/test-support/until";
import { momentInWords } from "../../site/admin/kit/dates/moment-parts";
import { fill } from "../../site/admin/kit/services/words";
import english from "../../site/locales/en/adminPrepared.json";
import japanese from "../../site/locales/ja/adminPrepared.json";
import { ask } from "../product/ask";
import { productNow } from "../product/clock";
import { noticed, published } from "../product/published";
import { commitAtOnce, git } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { contentWords, expectWell, openContent } from "../support/content";
import { confirm, logIn, unfolded } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor, type Visitor } from "../support/visitor";

const preparedWords = { en: english, ja: japanese };
const time = "2027-04-01T00:00+09:00";
const career = "2027-04-08-student-career-day";
const pitch = "2027-03-04-green-business-forum";

/** Chooses the time of a change in the dialog that asks for it, with the keyboard. */
async function chooseTime(page: Page, language: "en" | "ja", day: string, clock: string): Promise<void> {
  const { dialog } = preparedWords[language];
  const { dates } = contentWords[language].admin;
  const box = page.getByRole("dialog", { name: dialog.heading });
  await box.waitFor();
  await box.getByLabel(dates.day, { exact: true }).fill(day);
  await box.getByLabel(dates.clock, { exact: true }).fill(clock);
  await box.getByLabel(dates.clock, { exact: true }).press("Enter");
}

/** The list of events, opened by Mei. */
async function openEvents(language: "en" | "ja", width: number): Promise<Visitor> {
  const staff = await visitor({ language, width });
  await staff.page.goto(`${contentWords[language].below}/adminEvents`);
  await logIn(staff.page, language, startedProduct().password, "Mei");
  await staff.page.getByRole("article").first().waitFor();
  return staff;
}

const timeIn = (language: "en" | "ja", iso: string): string =>
  momentInWords(Date.parse(iso), language, contentWords[language].admin);

/** The form of the plans with the first plan's fields unfolded. */
async function firstFee(page: Page): Promise<Locator> {
  await page.locator('a[href="#adm-plans-plans"]').click();
  await page.locator("#adm-plans-plans > ol > li > details > summary").first().click();
  return page.locator("#adm-plans-plans\\.0\\.applicationFee");
}

const membership = async (): Promise<string> => (await ask("/sccj-membership")).text();
const prepared = (path: string, page: Page) =>
  call(page, `/api/collections/${path}?next=1`, { method: "PUT", json: {} });

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)("%s: a fee is prepared, listed, previewed, edited and discarded", async (language, width) => {
  const own = preparedWords[language];
  const { admin, own: content, below } = contentWords[language];
  const staff = await openContent(language, "?in=plans&item=plans", width, "Mei");
  const { page } = staff;
  // Nothing is to be prepared as long as nothing is changed.
  await page.getByRole("button", { name: admin.prepared.make }).click();
  await page.getByRole("alertdialog").filter({ hasText: admin.prepared.unchanged }).waitFor();
  await page.keyboard.press("Enter");
  const applicationFee = await firstFee(page);
  await applicationFee.fill("16000");
  const feeLabel = await applicationFee.evaluate(
    (field) => (field as HTMLInputElement).labels?.[0]?.firstChild?.textContent,
  );
  const make = page.getByRole("button", { name: admin.prepared.make });
  await make.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: own.dialog.heading }).waitFor();
  await expectWell(page);
  // A time that is over is asked for again, and Escape leaves the form as it is.
  await chooseTime(page, language, "2026-11-01", "09:00");
  await page.getByText(own.dialog.past).waitFor();
  await page.keyboard.press("Escape");
  await make.click();
  await chooseTime(page, language, "2027-04-01", "00:00");
  await page.getByText(fill(own.made, { time: timeIn(language, time) })).waitFor();
  const waits = fill(admin.prepared.waits, { time: timeIn(language, time) });
  await page.getByText(waits).waitFor();
  await expectWell(page);
  expect(git("show", "HEAD:content/plans.next.yml")).toContain("applicationFee: 16000");
  expect(git("log", "-1", "--format=%an: %s")).toBe("Mei: Prepare membership plans");
  await published();
  expect(await membership()).not.toContain("16,000");

  await page.goto(`${below}/adminContent`);
  await page.getByRole("link", { name: fill(content.overview.prepared, { count: 1 }) }).click();
  await page.getByText(waits).waitFor();
  const [changes = ""] = own.changes.split("{fields}");
  expect(await page.getByRole("article").innerText()).toMatch(new RegExp(`${changes}.*${feeLabel}$`, "m"));
  await page.getByRole("button", { name: admin.list.edit, exact: true }).click();
  const fee = await firstFee(page);
  expect(await fee.inputValue()).toBe("16000");
  await page.getByText(fill(own.waits, { time: timeIn(language, time) })).waitFor();
  expect(await page.locator(".adm-today").innerText()).toMatch(/15,000[\s\S]*16,000/);
  const show = page.getByRole("button", { name: admin.preview.show });
  if (await show.isVisible()) await show.click();
  await page.frameLocator(".adm-preview-window").getByText("16,000").first().waitFor();
  await expectWell(page);

  await fee.fill("16500");
  // A wrong year would publish it at once.
  const day = page.getByLabel(admin.dates.day, { exact: true });
  await day.fill("2026-04-01");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").filter({ hasText: own.dialog.past }).waitFor();
  await expectWell(page);
  expect(git("show", "HEAD:content/plans.next.yml")).toContain("applicationFee: 16000");
  await day.fill("2027-05-01");
  await page.keyboard.press("Control+s");
  await page.getByText(own.saved).waitFor();
  const later = fill(admin.prepared.waits, { time: timeIn(language, "2027-05-01T00:00+09:00") });
  await page.getByText(later).waitFor();
  expect(git("show", "HEAD:content/plans.next.yml")).toContain("applicationFee: 16500");
  await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
  await page.getByText(waits).waitFor();
  expect(git("show", "HEAD:content/plans.next.yml")).toContain("applicationFee: 16000");

  const entry = await unfolded(page.getByRole("article"));
  await entry.getByRole("button", { name: own.discard }).click();
  await confirm(page, own.confirmDiscard, own.discard);
  await page.getByText(own.discarded).waitFor();
  await page.getByText(own.empty).waitFor();
  expect(git("ls-tree", "--name-only", "HEAD", "content/plans.next.yml")).toBe("");
  await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
  await page.getByText(own.undone.deleted.slice(-12)).waitFor();
  await page.getByText(waits).waitFor();
  expect(git("show", "HEAD:content/plans.next.yml")).toContain("applicationFee: 16000");
  await (await unfolded(page.getByRole("article"))).getByRole("button", { name: own.discard }).click();
  await confirm(page, own.confirmDiscard, own.discard);
  await page.getByText(own.empty).waitFor();
  expect((await prepared("plans/plans", page)).status).toBe(400);
  await page.getByRole("link", { name: own.back.replace("{collection}", "") }).click();
  await page.getByRole("heading", { name: fill(content.titleOf, { label: content.collections.plans }) }).waitFor();
  expect(staff.faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await staff.close();
});

test.each([
  ["en", 360],
  ["ja", 1280],
] as const)(
  "%s: a change is prepared although a colleague has saved the same page meanwhile",
  async (language, width) => {
    const own = preparedWords[language];
    const { admin } = contentWords[language];
    const staff = await openContent(language, "?in=plans&item=plans", width, "Mei");
    const { page } = staff;
    await (await firstFee(page)).fill("16500");
    const days = language === "en" ? 45 : 46;
    const saved = await call(page, "/api/collections/plans/plans", { method: "PUT", json: { quoteValidDays: days } });
    expect(saved.status).toBe(200);
    await page.getByRole("button", { name: admin.prepared.make }).click();
    await chooseTime(page, language, "2027-04-01", "00:00");
    await page.getByText(fill(own.made, { time: timeIn(language, time) })).waitFor();
    const waiting = git("show", "HEAD:content/plans.next.yml");
    expect(waiting).toContain("applicationFee: 16500");
    expect(waiting).toContain(`quoteValidDays: ${String(days)}`);
    expect(waiting).toMatch(/publishAt: "?2027-0[34]/);
    expect((await call(page, "/api/collections/plans/plans?next=1", { method: "DELETE" })).status).toBe(200);
    // The browser notes the answer 409.
    expect(staff.faults.filter((fault) => !fault.includes("status of 409"))).toEqual([]);
    await staff.close();
  },
);

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s: the programme of an event is prepared in its own form, waits, and takes its place at its time",
  async (language, width) => {
    const own = preparedWords[language];
    const { admin, below } = contentWords[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    await page.goto(`${below}/adminEvents?item=${pitch}`);
    await logIn(page, language, startedProduct().password, "Mei");
    const location = page.locator("#adm-events-venue");
    await location.waitFor({ state: "attached" });
    const hall = language === "en" ? "Marinahall" : "Sakurahall";
    await location.evaluate((field) => ((field.closest("details") ?? { open: true }).open = true));
    await location.fill(hall);
    // Whether it is public now is another decision than what is prepared.
    const { choices } = admin.publication;
    await page.getByRole("radio", { name: choices.draft }).check();
    await page.getByRole("button", { name: admin.prepared.make }).click();
    await page.getByRole("alertdialog").filter({ hasText: admin.prepared.publication }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: choices.now }).check();
    await page.getByRole("button", { name: admin.prepared.make }).click();
    await chooseTime(page, language, "2027-02-01", "09:00");
    const at = timeIn(language, "2027-02-01T09:00+09:00");
    await page.getByText(fill(own.made, { time: at })).waitFor();
    await page
      .getByRole("article")
      .getByText(fill(admin.prepared.waits, { time: at }))
      .waitFor();
    await published();
    expect(await (await ask(`/events/${pitch}`)).text()).not.toContain(hall);

    await page.getByRole("link", { name: admin.prepared.open }).first().click();
    await page.getByText(fill(own.waits, { time: at })).waitFor();
    expect(await page.locator(".adm-today").innerText()).toContain(hall);
    const show = page.getByRole("button", { name: admin.preview.show });
    if (await show.isVisible()) await show.click();
    await page.frameLocator(".adm-preview-window").getByText(hall).first().waitFor();
    await expectWell(page);

    const soon = new Date(productNow().getTime() + 1500).toISOString();
    const answer = await call(page, `/api/collections/events/${pitch}?next=1`, {
      method: "PUT",
      json: { publishAt: soon },
    });
    expect(answer.status).toBe(200);
    await until("its time has come", async () => (await (await ask(`/events/${pitch}`)).text()).includes(hall));
    expect(git("log", "-1", "--format=%an: %s")).toContain("Publish prepared event");
    expect(git("ls-tree", "--name-only", "HEAD", `content/events/2026/${pitch}.next.md`)).toBe("");

    // Its form was open meanwhile: what is typed stays, and is public neither by itself nor at the time that has passed.
    await location.fill(`${hall} 2`);
    await page.locator("#adm-events-submit").click();
    await page.getByText(own.gone).waitFor();
    await page.getByRole("alert").filter({ hasText: own.time }).waitFor();
    expect(await location.inputValue()).toBe(`${hall} 2`);
    await expectWell(page);
    expect(await page.getByRole("link", { name: own.today }).getAttribute("href")).toMatch(/Events\?item=2027-03-04/);
    const [day, clock] = [admin.dates.day, admin.dates.clock].map((label) => page.getByLabel(label, { exact: true }));
    await day?.first().fill("2027-02-02");
    await clock?.first().fill("10:00");
    await page.locator("#adm-events-submit").click();
    await page.getByText(own.saved).waitFor();
    expect(git("show", `HEAD:content/events/2026/${pitch}.next.md`)).toContain(`${hall} 2`);
    expect(git("show", `HEAD:content/events/2026/${pitch}.md`)).not.toContain(`${hall} 2`);
    const { status } = await call(page, `/api/collections/events/${pitch}?next=1`, { method: "DELETE" });
    expect(status).toBe(200);
    // The browser notes the answers 409 and 400.
    expect(staff.faults.filter((fault) => !/status of (?:409|400)/.test(fault))).toEqual([]);
    await staff.close();
  },
);

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s: who has not seen what a colleague saved meanwhile is asked before it is replaced",
  async (language, width) => {
    const own = preparedWords[language];
    const { admin, below } = contentWords[language];
    const staff = await openEvents(language, width);
    const { page } = staff;
    const entry = `/api/collections/events/${career}`;
    const put = (address: string, json: object) => call(page, address, { method: "PUT", json });
    const publishAt = new Date(productNow().getTime() + 3_600_000).toISOString();
    const [mine, theirs] = [`Mine ${language}`, `Theirs ${language}`];
    expect((await put(`${entry}?next=1`, { title: mine, publishAt })).status).toBe(200);
    await page.goto(`${below}/adminEvents?next=1&item=${career}`);
    const title = page.locator("#adm-events-title");
    await title.waitFor();
    expect(await title.inputValue()).toBe(mine);
    expect((await put(entry, { title: theirs })).status).toBe(200);
    await title.fill(`${mine} again`);
    await page.locator("#adm-events-submit").click();
    await page.getByRole("alert").filter({ hasText: own.failedSave }).waitFor();
    await page.getByText(own.stuck).waitFor();
    await expectWell(page);
    expect(git("show", `HEAD:content/events/2026/${career}.next.md`)).toContain(`title: ${mine}\n`);
    await page.getByRole("button", { name: own.bringIn }).click();
    const dialog = page.getByRole("alertdialog").filter({ hasText: own.conflict.heading });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(theirs);
    await dialog.getByRole("button", { name: admin.conflict.use }).click();
    await page.getByText(fill(own.decided, { time: timeIn(language, publishAt) })).waitFor();
    await page.locator("#adm-events-submit").click();
    await page.getByText(own.saved).waitFor();
    expect(git("show", `HEAD:content/events/2026/${career}.next.md`)).toContain(`title: ${mine} again\n`);
    await page.getByText(fill(admin.prepared.waits, { time: timeIn(language, publishAt) })).waitFor();
    const item = await unfolded(page.getByRole("article"));
    await item.getByRole("button", { name: own.discard }).click();
    await confirm(page, own.confirmDiscard, own.discard);
    await page.getByText(own.discarded).waitFor();
    const { version } = (await (await ask(`/api/getSingleEvent/${career}`)).json()) as { readonly version: string };
    expect((await put(entry, { title: "Student career day", version })).status).toBe(200);
    expect(staff.faults.filter((fault) => !/40[019]/.test(fault))).toEqual([]);
    await staff.close();
  },
);

/** Has an event prepared anew for a time in some seconds, and then changed as it was changed last: both at once, on a machine of any speed. */
function comesSoon(id: string): string {
  const [file, next] = [`content/events/2026/${id}.md`, `content/events/2026/${id}.next.md`];
  const soon = new Date(productNow().getTime() + 1500).toISOString();
  const waiting = git("show", `HEAD:${next}`).replace(/^publishAt: .+$/m, `publishAt: ${soon}`);
  const before = { [file]: git("show", `HEAD~1:${file}`), [next]: waiting };
  commitAtOnce("Bring the time near", [before, { [file]: git("show", `HEAD:${file}`) }]);
  return soon;
}

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)("%s: a change that waits because of a conflict says so, and there is a way on", async (language, width) => {
  const own = preparedWords[language];
  const { admin } = contentWords[language];
  const staff = await openEvents(language, width);
  const { page } = staff;
  const [mine, theirs] = [`Prepared ${language}`, `Of today ${language}`];
  const entry = `/api/collections/events/${pitch}`;
  const put = (address: string, json: object) => call(page, address, { method: "PUT", json });
  const publishAt = new Date(productNow().getTime() + 3_600_000).toISOString();
  expect((await put(`${entry}?next=1`, { title: mine, publishAt })).status).toBe(200);
  expect((await put(entry, { title: theirs })).status).toBe(200);
  // Named before its time.
  await until("health names the conflict", async () =>
    (await page.evaluate(async () => (await fetch("/api/health")).text())).includes(".next.md"),
  );
  const soon = comesSoon(pitch);
  await noticed();
  await until("its time has come", () => productNow().toISOString() > soon);
  await page.reload();
  const article = page.getByRole("article").filter({ hasText: admin.prepared.stuck });
  await article.waitFor();
  // It is for staff to decide, not for a maintainer to mend.
  expect(await page.getByRole("heading", { name: admin.problems.heading }).count()).toBe(0);
  await expectWell(page);
  await article.getByRole("link", { name: admin.prepared.open }).click();
  await page.getByText(own.stuck).waitFor();
  await expectWell(page);
  await page.getByRole("button", { name: own.bringIn }).click();
  const dialog = page.getByRole("alertdialog").filter({ hasText: own.conflict.heading });
  await dialog.waitFor();
  expect(await dialog.innerText()).toMatch(new RegExp(`${theirs}|${mine}`));
  await dialog.getByRole("button", { name: admin.conflict.use }).click();
  await page.getByText(own.due).waitFor();
  expect(await page.locator("#adm-events-title").inputValue()).toBe(mine);
  expect(await page.locator(".adm-prepared").innerText()).not.toContain("title");
  await page.locator("#adm-events-submit").click();
  await page.getByText(own.published).waitFor();
  expect(await page.getByRole("button", { name: admin.publishing.undo, exact: true }).count()).toBe(0);
  await until(
    "the prepared file is gone",
    () => git("ls-tree", "--name-only", "HEAD", `content/events/2026/${pitch}.next.md`) === "",
  );
  await published();
  expect(await (await ask(`/events/${pitch}`)).text()).toContain(mine);
  expect(staff.faults).toEqual([]);
  await staff.close();
});
