import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { ask } from "../product/ask";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { axeFindings } from "../support/page-checks";
import { noticed } from "../product/published";
import { commitsSince, git, headCommit } from "../product/repository";
import { confirm, logIn, textbox, unfolded } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor, type Visitor } from "../support/visitor";
import { until } from "../../api/test-support/until";

const event = {
  date: "2046-05-31",
  isMultiDay: "false",
  time: "All day",
  title: "Star festival",
  title_jp: "七夕の集い",
  description: "We write wishes on paper.",
  description_jp: "短冊に願いを書きます。",
  imageAlt: "Stars",
  imageAlt_jp: "星",
};
const { history, publishing, events } = english;

let staff: Visitor;
let id = "";
let before = "";

beforeAll(async () => {
  before = headCommit();
  staff = await visitor();
  await staff.page.goto("/adminEvents");
  await logIn(staff.page, "en", undefined, "Hana");
  await staff.page.getByRole("search").waitFor();
  id = await addWithPicture(staff.page);
});

afterAll(async () => {
  await call(staff.page, "/api/deleteEvent", { json: { _id: id } });
  expect(git("diff", "--name-only", before, "HEAD", "--", "content").split("\n").filter(isOurs)).toEqual([]);
  await staff.close();
});

/** Adds the event with a picture, as the form does. */
async function addWithPicture(page: Page): Promise<string> {
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#27408b" } })
    .png()
    .toBuffer();
  return page.evaluate(
    async ([fields, base64]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      form.append("image", new File([bytes], "stars.png", { type: "image/png" }));
      const answer = await fetch("/api/addEvent", { method: "POST", body: form });
      return ((await answer.json()) as { item: { _id: string } }).item._id;
    },
    [event, picture.toString("base64")] as const,
  );
}

/** A file that these tests make. */
const isOurs = (path: string): boolean => /star-festival|summer-hours|stars/.test(path);
/** Commits since `since` that touch the event. */
const commitsOfEvent = (since: string) =>
  commitsSince(since).filter(({ paths }) => paths.some((path) => path.includes(id)));
const save = (page: Page): Promise<void> => page.getByRole("button", { name: english.form.save }).click();
const pathOfEvent = (): string => git("ls-files", `content/events/*/${id}.md`);
const file = (): string => git("show", `HEAD:${pathOfEvent()}`);
const card = (page: Page, title: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

async function edit(page: Page, label: string, text: string): Promise<void> {
  await page.goto(`/adminEvents?item=${id}`);
  await page.getByRole("heading", { name: events.editHeading }).waitFor();
  await textbox(page, label).fill(text);
  await save(page);
  await page.getByText(events.saved).waitFor();
}

test("two edits: each is told and taken back from its message by keyboard, and the undo is taken back as well", async () => {
  const { page } = staff;
  await edit(page, "Title (English)", "Star festival by the river");
  await edit(page, "Description (Japanese)", "短冊に願い事を書いて笹に飾ります。");
  const edited = file();
  const head = headCommit();

  // The form has closed, and the focus is on the button that opens it; the message with its Undo comes right after it.
  const undo = page.getByRole("button", { name: publishing.undo, exact: true });
  await undo.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "New event");
  let tabs = 0;
  while (!(await undo.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    expect((tabs += 1)).toBeLessThan(5);
  }
  await page.keyboard.press("Enter");
  await page.getByText("Undone: “Star festival by the river” is as it was before.").waitFor();
  expect(file()).toContain("短冊に願いを書きます。");
  expect(file()).toContain("title: Star festival by the river");
  await page.waitForFunction(() => document.activeElement?.textContent === "Undo");
  await page.keyboard.press("Enter");
  await expectFile((text) => text === edited);
  expect(commitsOfEvent(head).map(({ author, message }) => [author, message.slice(0, 14)])).toEqual([
    ["Hana", "Restore event:"],
    ["Hana", "Restore event:"],
  ]);
});

/** Resolves when the newest commit holds the event like that. */
function expectFile(fits: (text: string) => boolean): Promise<void> {
  return until(`the file is as expected: ${fits.toString()}`, () => fits(file()), 100);
}

test("the history: differences in words, the page of then, a version restored; a maintainer's revert is in it", async () => {
  const { page } = staff;
  const row = await unfolded(card(page, "Star festival by the river"));
  await row.getByRole("button", { name: history.button }).click();
  const dialog = page.getByRole("dialog", { name: "History of “Star festival by the river”" });
  await dialog.getByRole("listitem").nth(4).waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(5);
  const newest = dialog.getByRole("listitem").first();
  expect(await newest.innerText()).toContain(history.current);
  await newest.locator("ins", { hasText: "笹に飾り" }).waitFor();
  expect(await newest.locator("ins .visually-hidden").first().textContent()).toBe(history.marks.added);
  expect(await newest.getByRole("button", { name: history.restore }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  // The first version: everything it held, and its page.
  const first = dialog.getByRole("listitem").last();
  await first.getByRole("button").first().click();
  await first.getByText(history.firstVersion).waitFor();
  expect(await first.innerText()).toContain("All day");
  await first.getByRole("button", { name: history.page, exact: true }).click();
  const preview = page.locator("dialog iframe").first().contentFrame();
  await preview.getByRole("heading", { name: "Star festival", exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // A colleague is faster: nothing is overwritten, and the history shows what they saved.
  await call(page, "/api/editEvent", { fields: { ...event, _id: id, title: "Star festival by the sea" } });
  await first.getByRole("button", { name: history.restore }).click();
  const question = page.getByRole("alertdialog").filter({ hasText: "The present version stays in the history." });
  await question.getByRole("button", { name: history.restore }).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: history.failedRestore });
  await refused.getByText(history.stale).waitFor();
  await refused.getByRole("button", { name: "OK" }).click();
  await dialog.getByRole("listitem").nth(5).waitFor();
  expect(file()).toContain("title: Star festival by the sea");

  const head = headCommit();
  await first.getByRole("button", { name: history.restore }).click();
  await question.getByRole("button", { name: history.restore }).click();
  await page.getByText(/^The version of .+ has been restored\.$/).waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(file()).toContain("title: Star festival\n");
  expect(commitsOfEvent(head)).toHaveLength(1);
  await card(page, "Star festival").waitFor();

  const restored = git("log", "-1", "--format=%H", "--", pathOfEvent());
  git("-c", "user.name=Mo Maintainer", "-c", "user.email=mo@chamber.example", "revert", "--no-edit", restored);
  await noticed();
  await (await unfolded(card(page, "Star festival"))).getByRole("button", { name: history.button }).click();
  const revert = page.getByRole("dialog").getByRole("listitem").first();
  await revert.getByText("Mo Maintainer").waitFor();
  await revert.getByText(english.status.technical).click();
  expect(await revert.innerText()).toContain('Revert "Restore event: Star festival');
  expect(await revert.innerText()).toContain(history.wentBack);
  await revert.locator("ins", { hasText: "by the sea" }).waitFor();
  await page.keyboard.press("Escape");
  // Back where the dialog was opened from.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(history.button);
});

test("on a phone, in Japanese: delete and bring back with the picture, undo of both, and nothing is wider than the screen", async () => {
  const phone = await visitor({ language: "ja", width: 360 });
  const { page } = phone;
  const { history: texts, publishing: way, list, events: kind } = japanese;
  await page.goto("/ja/adminEvents");
  await logIn(page, "ja", undefined, "Ken");
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const title = /^title: (.+)$/m.exec(file())?.[1] ?? "";
  const picture = /^image: \/(media\/.+\.png)$/m.exec(file())?.[1] ?? "";
  expect(git("ls-files", `content/${picture}`)).not.toBe("");

  await (await unfolded(card(page, event.title_jp))).getByRole("button", { name: texts.button }).click();
  await page.getByRole("dialog").locator("dt").first().waitFor();
  await fits();
  expect(await page.getByRole("dialog").evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await (await unfolded(card(page, event.title_jp))).getByRole("button", { name: list.delete, exact: true }).click();
  await confirm(page, kind.confirmDelete, list.delete);
  await page.getByText(kind.deleted).waitFor();
  expect(git("ls-files", `content/${picture}`)).toBe("");
  await page.getByText(way.hidden).waitFor();
  await page.getByRole("button", { name: texts.deleted.show }).click();
  const gone = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: event.title_jp }) })
    .first();
  await gone.getByText(/^削除：Ken、/).waitFor();
  await fits();
  expect(await axeFindings(page)).toEqual([]);
  await gone.getByRole("button", { name: texts.deleted.bringBack }).click();
  await page.getByText(`「${event.title_jp}」を復元しました。`).waitFor();
  expect(git("ls-files", `content/${picture}`)).not.toBe("");
  expect((await page.request.get(`/${picture}`)).status()).toBe(200);
  await card(page, event.title_jp).waitFor();

  await page.getByRole("button", { name: way.undo, exact: true }).click();
  await page.getByText(`追加を取り消し、「${event.title_jp}」を削除しました。`).waitFor();
  expect(git("ls-files", `content/events/*/${id}.md`)).toBe("");
  await page.getByRole("button", { name: way.undo, exact: true }).click();
  await page.getByText(`削除を取り消し、「${event.title_jp}」を復元しました。`).waitFor();
  expect(file()).toContain(`title: ${title}`);
  expect(phone.faults).toEqual([]);
  await phone.close();
});

test("a save is followed until its static page is rebuilt, which is said once; both languages are linked and there", async () => {
  const { page } = staff;
  await page.goto("/adminNews");
  await page.getByRole("search").waitFor();
  const added = await call(page, "/api/addNews", {
    fields: {
      date: "2027-07-01",
      title: "Summer hours",
      title_jp: "夏の営業時間",
      content: "Open.",
      content_jp: "営業中。",
      category: "Notice",
    },
  });
  const news = added.body.item?._id ?? "";
  await page.goto(`/adminNews?item=${news}`);
  await page.getByRole("heading", { name: english.news.editHeading }).waitFor();
  await textbox(page, "Title (English)").fill("Longer summer hours");
  await textbox(page, "Title (Japanese)").fill("夏の営業時間の延長");
  await save(page);
  await confirm(page, english.news.confirmSave, english.form.save);
  await page.getByText(english.news.saved).waitFor();
  const notice = page.getByRole("region", { name: publishing.label });
  await notice.getByText(publishing.visible).waitFor();
  await notice.getByText(publishing.rebuilt.live).waitFor();
  await notice.getByText("“Longer summer hours”: the published page has been updated.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  for (const [link, title] of [
    [publishing.links.en, "Longer summer hours"],
    [publishing.links.ja, "夏の営業時間の延長"],
  ] as const) {
    const path = (await notice.getByRole("link", { name: link }).getAttribute("href")) ?? "";
    const answer = await ask(path, { redirect: "manual" });
    expect(answer.status).toBe(200);
    // Without JavaScript: this is what was built, with marks where a Japanese line may break.
    expect((await answer.text()).replaceAll("<wbr/>", "")).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
  await call(page, "/api/deleteNews", { json: { _id: news } });
  // The save that was refused on purpose is the only thing the browser complained about.
  expect(staff.faults.filter((fault) => !fault.includes("status of 409"))).toEqual([]);
});
