import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { productNow } from "../product/clock";
import { noticed } from "../product/published";
import { commitsSince, git, headCommit } from "../product/repository";
import { fieldLabel } from "../support/field-label";
import { call } from "../support/staff-call";
import { confirm, logIn, openForm, textbox, unfolded } from "../support/staff";
import { startedProduct } from "../product/started-product";
import { visitor, type Visitor } from "../support/visitor";

const day = "2031-05-08";
const weekMs = 7 * 86_400_000;

const title = "Moonlight concert";
const titleJp = "月夜のコンサート";
const text = "Music by the harbour. Bring a lantern.";
const textJp = "港で音楽を楽しみます。";
const saved = japanese.events.saved;

let phone: Visitor;
let laptop: Visitor;
let colleague: Visitor;
let before = "";
let id = "";

beforeAll(async () => {
  before = headCommit();
  [phone, laptop, colleague] = await Promise.all([
    visitor({ language: "ja", width: 360, touch: true }),
    visitor({ language: "ja" }),
    visitor(),
  ]);
});

afterAll(async () => {
  await call(laptop.page, "/api/deleteEvent", { json: { _id: id } });
  await Promise.all([phone.close(), laptop.close(), colleague.close()]);
  expect(git("ls-files", `*${id}*`)).toBe("");
});

const inLanguage = (label: string, language: "英語" | "日本語"): string => `${label}（${language}）`;
const path = (): string => git("ls-files", `content/events/*/${id}.md`);
const file = (): string => git("show", `HEAD:${path()}`);
const card = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });
const save = (page: Page, words: typeof english): Promise<void> =>
  page.getByRole("button", { name: words.form.save, exact: true }).click();
/** The message of the last write, with its Undo. */
const notice = (page: Page, words: typeof english): Locator =>
  page.getByRole("region", { name: words.publishing.label });

/** A press on Undo must not miss it because the steps have grown between its beginning and its end. */
async function expectUndoStays(page: Page, words: typeof english): Promise<void> {
  const undo = notice(page, words).getByRole("button", { name: words.publishing.undo, exact: true });
  const steps = notice(page, words).getByRole("list", { name: words.publishing.steps });
  const top = async () => (await undo.boundingBox())?.y;
  const before = await top();
  await steps.evaluate((list) => (list.style.paddingBottom = "150px"));
  expect(await top()).toBe(before);
  await steps.evaluate((list) => (list.style.paddingBottom = ""));
}

/** The colleague opens the event by the list, changes one field, and saves. */
async function colleagueSaves(label: string, value: string): Promise<void> {
  const { page } = colleague;
  await page.goto(`/adminEvents?item=${id}`);
  await page.getByRole("heading", { name: english.events.editHeading }).waitFor();
  await textbox(page, label).fill(value);
  await save(page, english);
  await notice(page, english).getByText(english.events.saved).waitFor();
}

test("on the phone: log in, add an event in English only; nothing is wider than the screen", async () => {
  const { page } = phone;
  await page.goto("/ja/adminEvents");
  await logIn(page, "ja", undefined, "花子");
  await openForm(page);
  await page.getByLabel(new RegExp(`^${fieldLabel("events", "date", "ja")}`)).fill(day);
  await textbox(page, inLanguage(fieldLabel("events", "title", "ja"), "英語")).fill(title);
  await textbox(page, inLanguage(fieldLabel("events", "description", "ja"), "英語")).fill("Music by the harbour.");
  await page.getByRole("button", { name: japanese.events.addButton, exact: true }).click();
  await confirm(page, japanese.events.confirmAdd, japanese.events.addButton);
  await notice(page, japanese).getByText(japanese.events.added).waitFor();
  await expectUndoStays(page, japanese);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await openForm(page);
  expect(await textbox(page, inLanguage(fieldLabel("events", "title", "ja"), "英語")).inputValue()).toBe("");

  id = /\/([^/]+)\.md$/.exec(git("show", "--name-only", "--format=", "HEAD"))?.[1] ?? "";
  expect(id).toContain(day);
  expect(phone.faults).toEqual([]);
});

test("next day on the laptop: the mark says that the Japanese is missing, the filter finds it, the Japanese is added", async () => {
  const { page } = laptop;
  await page.goto("/ja/adminEvents");
  await logIn(page, "ja", undefined, "花子");
  await page.getByRole("search").waitFor();
  await page
    .getByRole("search")
    .getByLabel(japanese.list.languages)
    .selectOption({ label: japanese.list.languageChoices.needs });
  await card(page, title).getByText(japanese.translations.nothing.ja).waitFor();
  await card(page, title).getByRole("button", { name: japanese.list.edit, exact: true }).click();
  await page.getByRole("heading", { name: japanese.events.editHeading }).waitFor();
  await textbox(page, inLanguage(fieldLabel("events", "title", "ja"), "日本語")).fill(titleJp);
  await textbox(page, inLanguage(fieldLabel("events", "description", "ja"), "日本語")).fill(textJp);
  await save(page, japanese);
  await notice(page, japanese).getByText(saved).waitFor();
  // What is translated is not among what needs translation any more.
  await card(page, title).or(card(page, titleJp)).waitFor({ state: "detached" });
  await page.getByRole("button", { name: japanese.list.showAll, exact: true }).click();
  await card(page, titleJp).getByText(japanese.translations.complete).waitFor();
});

test("a colleague changes it meanwhile: another field is merged by itself, the same field is asked about", async () => {
  const { page } = laptop;
  // Serves as last week's version: a maintainer's commit with a date of its own.
  const absolute = join(startedProduct().repository, path());
  writeFileSync(absolute, readFileSync(absolute, "utf8").replace("Music by the harbour.", text));
  const lastWeek = new Date(productNow().getTime() - weekMs).toISOString();
  const maintainer = ["-c", "user.name=Mo Maintainer", "-c", "user.email=mo@chamber.example"];
  git(...maintainer, "commit", "--quiet", `--date=${lastWeek}`, "-m", "Say what to bring", "--", path());
  await noticed();

  const openIt = async () => {
    await page.goto(`/ja/adminEvents?item=${id}`);
    await page.getByRole("heading", { name: japanese.events.editHeading }).waitFor();
  };
  await colleague.page.goto("/adminEvents");
  await logIn(colleague.page, "en", undefined, "Ken");
  await colleague.page.getByRole("search").waitFor();

  await openIt();
  await colleagueSaves("Contact email", "music@chamber.example");
  await textbox(page, inLanguage(fieldLabel("events", "description", "ja"), "日本語")).fill(
    "港で音楽と月を楽しみます。",
  );
  await save(page, japanese);
  const kept = japanese.conflict.kept.replace("{fields}", fieldLabel("events", "contactEmail", "ja"));
  await notice(page, japanese).getByText(`${saved}${kept}`).waitFor();
  expect(file()).toContain("contactEmail: music@chamber.example");
  expect(file()).toContain("港で音楽と月を楽しみます。");

  await openIt();
  await colleagueSaves("Title (English)", "Moonlight concert at the pier");
  await textbox(page, inLanguage(fieldLabel("events", "title", "ja"), "英語")).fill("Long moonlight concert");
  await save(page, japanese);
  const dialog = page.getByRole("alertdialog", { name: japanese.conflict.heading });
  const titles = dialog.getByRole("group", { name: inLanguage(fieldLabel("events", "title", "ja"), "英語") });
  await titles.locator("ins", { hasText: "pier" }).waitFor();
  await titles.getByRole("radio", { name: japanese.conflict.mine }).check();
  await dialog.getByRole("button", { name: japanese.conflict.save, exact: true }).click();
  await notice(page, japanese).getByText(saved).waitFor();
  expect(file()).toContain("title: Long moonlight concert");
});

test("last week's version comes back from the history; a delete is undone from its message", async () => {
  const { page } = laptop;
  const row = await unfolded(card(page, titleJp));
  await row.getByRole("button", { name: japanese.history.button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  const lastWeek = dialog.getByRole("listitem").filter({ hasText: "7日前" });
  await lastWeek.getByText("Mo Maintainer").waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(7);
  await lastWeek.getByRole("button").first().click();
  await lastWeek.locator("ins", { hasText: "lantern" }).waitFor();
  await lastWeek.getByRole("button", { name: japanese.history.restore, exact: true }).click();
  await confirm(page, "現在の版も履歴に残ります。", japanese.history.restore);
  await notice(page, japanese)
    .getByText(/の版に戻しました。$/)
    .waitFor();
  const restored = file();
  expect(restored).toContain(`title: ${title}\n`);
  expect(restored).toContain(textJp);
  expect(restored).not.toContain("contactEmail");

  await (await unfolded(card(page, titleJp))).getByRole("button", { name: japanese.list.delete, exact: true }).click();
  await confirm(page, japanese.events.confirmDelete, japanese.list.delete);
  await notice(page, japanese).getByText(japanese.events.deleted).waitFor();
  expect(path()).toBe("");
  await expectUndoStays(page, japanese);
  await notice(page, japanese).getByRole("button", { name: japanese.publishing.undo, exact: true }).click();
  await notice(page, japanese).getByText(`削除を取り消し、「${titleJp}」を復元しました。`).waitFor();
  expect(file()).toBe(restored);
  // The browser complained about nothing but the two saves over a newer version.
  expect(laptop.faults.filter((fault) => !fault.includes("status of 409"))).toEqual([]);
  expect(laptop.faults).toHaveLength(2);
  expect(colleague.faults).toEqual([]);
});

test("visitors read the right text in both languages, and the history has one commit for each step, by the right person", async () => {
  for (const [{ page }, address, words] of [
    [colleague, "/sccj-events", [title, text]],
    [phone, "/ja/sccj-events", [titleJp, textJp]],
  ] as const) {
    await page.goto(address);
    const shown = page.getByRole("article").filter({ has: page.getByRole("heading", { name: words[0], exact: true }) });
    await shown.getByText(words[1]).waitFor();
  }

  const steps = commitsSince(before).filter(({ paths }) => paths.some((each) => each.includes(id)));
  expect(steps.map(({ author, message }) => `${author}: ${message.replace(` (${day})`, "")}`)).toEqual([
    `花子: Add event: ${title}`,
    `花子: Edit event: ${title}`,
    "Mo Maintainer: Say what to bring",
    `Ken: Edit event: ${title}`,
    `花子: Edit event: ${title}`,
    "Ken: Edit event: Moonlight concert at the pier",
    "花子: Edit event: Long moonlight concert",
    expect.stringMatching(`^花子: Restore event: ${title} as of [0-9a-f]{7}$`),
    `花子: Delete event: ${title}`,
    expect.stringMatching(`^花子: Restore event: ${title} as of [0-9a-f]{7}$`),
  ]);
  // No step touched anything but the event.
  expect(steps.flatMap(({ paths }) => paths).filter((each) => !each.includes(id))).toEqual([]);
});
