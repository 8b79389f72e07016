import type { FrameLocator, Locator, Page } from "playwright-core";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { noticed, published } from "../product/published";
import { commitAll, git } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { contentWords, expectWell, openContent, spoken } from "../support/content";
import { fieldLabel } from "../support/field-label";
import { untilStored } from "../support/stored-drafts";
import { addressOf } from "../support/open-page";
import { call } from "../support/staff-call";
import { confirm, logIn, openForm, textbox, unfolded } from "../support/staff";
import { visitor, type Visitor } from "../support/visitor";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const times = {
  en: {
    nine: "Tuesday, December 1, 2026, 09:00 Japan time",
    evening: "Tuesday, December 1, 2026, 18:30 Japan time",
    eveningInList: "Dec 1, 2026, 18:30",
    end: "Thursday, December 31, 2026, 18:00 Japan time",
    passed: "Wednesday, January 1, 2020, 09:00 Japan time",
    singapore: "Tue, Dec 1 08:00 SGT",
  },
  ja: {
    nine: "2026年12月1日（火）09:00（日本時間）",
    evening: "2026年12月1日（火）18:30（日本時間）",
    eveningInList: "2026年12月1日 18:30",
    end: "2026年12月31日（木）18:00（日本時間）",
    passed: "2020年1月1日（水）09:00（日本時間）",
    singapore: "シンガポール時間 12月1日（火）08:00",
  },
} as const;

const formOf = (page: Page, language: "en" | "ja") => {
  const { publication, dates } = contentWords[language].admin;
  const group = page.getByRole("group", { name: publication.heading, exact: true });
  const choice = (name: keyof typeof publication.choices): Locator =>
    group.getByRole("radio", { name: publication.choices[name], exact: true });
  return {
    group,
    choice,
    day: group.getByLabel(dates.day),
    time: group.getByLabel(dates.clock),
    ends: group.getByRole("checkbox", { name: publication.end }),
    says: (sentence: string): Promise<void> => group.getByText(sentence, { exact: true }).waitFor(),
  };
};

/** The status of an event's page in both languages, and whether the public calls and lists name it. */
async function seenBy(visitors: "nobody" | "everybody", id: string, title: string): Promise<void> {
  await published();
  const isSeen = visitors === "everybody";
  for (const below of ["", "/ja"]) {
    expect((await ask(`${below}/events/${id}`)).status).toBe(isSeen ? 200 : 404);
    expect((await (await ask(`${below}/sccj-events`)).text()).includes(title)).toBe(isSeen);
  }
  expect((await (await ask("/api/getEventsData")).text()).includes(title)).toBe(isSeen);
}

/** Loads the page again and goes on with the text that was stored on the device. */
async function reloadInTheMiddle({ page }: Visitor, language: "en" | "ja", kept: string): Promise<void> {
  const { drafts } = contentWords[language].admin;
  await untilStored(page, kept);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("region", { name: drafts.heading }).getByRole("button", { name: drafts.continue }).click();
}

test.each([
  ["en", 1280, "Lantern parade"],
  ["ja", 360, "Paper boat race"],
] as const)(
  "an event is kept as a draft, scheduled, published now and taken off the site: %s, %i px",
  async (language, width, title) => {
    const { admin, below } = contentWords[language];
    const { events, publication, publishing, list, preview, form } = admin;
    const at = times[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    await page.goto(`${below}/adminEvents`);
    await logIn(page, language);
    await openForm(page);
    const { choice, day, time, ends, says } = formOf(page, language);
    await page.getByLabel(new RegExp(`^${fieldLabel("events", "date", language)}`)).fill("2027-05-20");
    await textbox(page, spoken(language, fieldLabel("events", "title", language), "en")).fill(title);
    await textbox(page, spoken(language, fieldLabel("events", "description", language), "en")).fill("Along the river.");

    // By keyboard: the arrows choose, Tab leads to day and time. A time that is missing is asked for.
    expect(await choice("now").isChecked()).toBe(true);
    await says(publication.says.now);
    await choice("now").focus();
    await page.keyboard.press("ArrowDown");
    expect(await choice("at").isChecked()).toBe(true);
    await says(publication.says.open);
    await page.locator("#adm-events-submit").click();
    await page.getByText(admin.dates.momentRequired).first().waitFor();
    await choice("at").focus();
    await page.keyboard.press("Tab");
    expect(await day.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("12012026");
    await says(fill(publication.says.from, { time: at.nine }));
    expect(await time.inputValue()).toBe("09:00");
    await page.getByText(at.singapore).waitFor();
    await ends.check();
    await day.last().fill("2026-12-31");
    await time.last().fill("18:00");
    await says(
      fill(publication.says.both, {
        begins: fill(publication.says.from, { time: at.nine }),
        ends: fill(publication.says.until, { time: at.end }),
      }),
    );
    await expectWell(page);
    await ends.uncheck();
    await choice("at").focus();
    await page.keyboard.press("ArrowDown");
    await says(publication.says.draft);

    // A draft: stored on the device, looked at on its own page, saved, and not public.
    await reloadInTheMiddle(staff, language, '"draft":true');
    await says(publication.says.draft);
    expect(await choice("draft").isChecked()).toBe(true);
    if ((await page.getByRole("button", { name: preview.show }).count()) > 0)
      await page.getByRole("button", { name: preview.show }).click();
    const frame: FrameLocator = page.frameLocator("iframe");
    await frame.getByRole("heading", { level: 1, name: title }).waitFor();
    await frame.getByText("Along the river.").waitFor();
    await page.getByRole("button", { name: publication.buttons.draft, exact: true }).click();
    await confirm(page, events.confirmAdd, publication.buttons.draft);
    const notice = page.getByRole("region", { name: publishing.label });
    const said = [events.added, publication.says.draft].join(language === "ja" ? "" : " ");
    await notice.getByText(said, { exact: true }).waitFor();
    expect(await notice.getByRole("list", { name: publishing.steps }).count()).toBe(0);
    expect(await notice.getByRole("link").count()).toBe(0);
    const item = page.getByRole("article").filter({ hasText: title });
    await item.getByText(list.states.draft).waitFor();
    await page.getByRole("heading", { name: publication.waiting, exact: true }).waitFor();
    await expectWell(page);
    await item.getByRole("button", { name: list.edit }).click();
    const id = (await addressOf(page)).searchParams.get("item") ?? "";
    await seenBy("nobody", id, title);
    const file = () => git("show", `HEAD:${git("ls-files", `content/events/*/${id}.md`)}`);
    expect(file()).toMatch(/^draft: true$/m);

    // At a time: edited before it has come, with a reload in the middle.
    await choice("at").check();
    await day.fill("2026-12-01");
    await page.getByRole("button", { name: publication.buttons.at, exact: true }).click();
    await notice.getByText(fill(publication.says.from, { time: at.nine })).waitFor();
    expect(await notice.getByRole("list", { name: publishing.steps }).count()).toBe(0);
    expect(file()).toMatch(/^publishAt: 2026-12-01T09:00\+09:00$/m);
    expect(file()).not.toMatch(/^draft:/m);
    await item.getByRole("button", { name: list.edit }).click();
    expect(await choice("at").isChecked()).toBe(true);
    await time.fill("18:30");
    await reloadInTheMiddle(staff, language, "2026-12-01T18:30+09:00");
    await says(fill(publication.says.from, { time: at.evening }));
    await page.locator("#adm-events-submit").click();
    await notice.getByText(fill(publication.says.from, { time: at.evening })).waitFor();
    await item.getByText(fill(list.states.scheduled, { time: at.eveningInList })).waitFor();
    await seenBy("nobody", id, title);

    // Now, and off the site again: the announcement follows both.
    await item.getByRole("button", { name: list.edit }).click();
    await choice("now").check();
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await notice.getByText(publishing.rebuilt.live, { exact: true }).waitFor();
    expect(await notice.getByText(events.saved, { exact: true }).count()).toBe(1);
    expect(await notice.getByRole("link", { name: publishing.links.en }).getAttribute("href")).toMatch(`/events/${id}`);
    await seenBy("everybody", id, title);
    expect(await item.getByText(list.states.draft).count()).toBe(0);
    await item.getByRole("button", { name: list.edit }).click();
    await choice("draft").check();
    await says(publication.unpublishes.draft);
    await page.getByRole("button", { name: publication.leavingButtons.draft, exact: true }).click();
    await notice.getByText(publishing.hidden, { exact: true }).waitFor();
    expect(await notice.getByRole("link").count()).toBe(0);
    await seenBy("nobody", id, title);

    // A time that has passed.
    await item.getByRole("button", { name: list.edit }).click();
    await choice("at").check();
    await day.fill("2020-01-01");
    await says(fill(publication.says.passed, { time: at.passed }));
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await notice.getByText(publishing.rebuilt.live, { exact: true }).waitFor();
    await seenBy("everybody", id, title);

    await (await unfolded(item)).getByRole("button", { name: list.delete }).click();
    await confirm(page, events.confirmDelete, list.delete);
    await notice.getByText(events.deleted).waitFor();
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);

test.each([
  ["en", 1280, "Office hours in August"],
  ["ja", 360, "New opening hours"],
] as const)(
  "a time that cannot be read is named in list and form, and stays until staff choose: %s, %i px",
  async (language, width, title) => {
    const { admin, below } = contentWords[language];
    const { news, publication, publishing, list, dates, form } = admin;
    const staff = await visitor({ language, width });
    const { page } = staff;
    await page.goto(`${below}/adminNews`);
    await logIn(page, language);
    await openForm(page);
    const fields = { title, date: "2026-08-01", content: "We open at ten.", publishAt: "2026-12-01T09:00+09:00" };
    const added = await call(page, "/api/addNews", { fields });
    expect(added.status).toBe(201);
    const id = added.body.item?._id ?? "";
    const path = git("ls-files", `content/news/*/${id}.md`);
    const written = join(startedProduct().repository, path);
    git("checkout", "HEAD", "--", path);
    writeFileSync(written, readFileSync(written, "utf8").replace(/^publishAt: .+$/m, "publishAt: next Monday"));
    commitAll("Write a time by hand");
    await noticed();

    await page.goto(`${below}/adminNews?item=${id}`);
    const unreadable = fill(dates.momentUnreadable, { value: "next Monday" });
    const { choice, day, says } = formOf(page, language);
    await page.getByText(unreadable).waitFor();
    expect(await choice("at").isChecked()).toBe(true);
    await says(publication.says.open);
    const item = page.getByRole("article").filter({ hasText: title });
    await item.getByText(list.states.unreadable).waitFor();
    await expectWell(page);

    // Nothing of it is lost by another change, which waits for the choice.
    await textbox(page, spoken(language, fieldLabel("news", "title", language), "en")).fill(`${title}, again`);
    await page.locator("#adm-news-submit").click();
    await page.waitForFunction(() => document.activeElement?.id === "adm-news-publishAt");
    expect(git("show", `HEAD:${path}`)).toContain("publishAt: next Monday");
    await day.fill("2026-12-01");
    await page.getByRole("button", { name: publication.buttons.at, exact: true }).click();
    await confirm(page, news.confirmSave, publication.buttons.at);
    const notice = page.getByRole("region", { name: publishing.label });
    await notice.getByText(fill(publication.says.from, { time: times[language].nine })).waitFor();
    expect(git("show", `HEAD:${path}`)).toMatch(/^publishAt: 2026-12-01T09:00\+09:00$/m);

    // Found by the filter of the list.
    const filters = page.getByRole("button", { name: list.filters });
    if (await filters.isVisible()) await filters.click();
    await page.getByLabel(publication.heading, { exact: true }).last().selectOption(publication.states.scheduled);
    await item.waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    await page.getByRole("button", { name: list.showAll }).click();

    await item.getByRole("button", { name: list.edit }).click();
    await choice("now").check();
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await confirm(page, news.confirmSave, form.save);
    await notice.getByText(news.saved, { exact: true }).waitFor();
    expect(git("show", `HEAD:${path}`)).not.toContain("publishAt");
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "a member company that is kept as a draft is looked at on its real page: %s, %i px",
  async (language, width) => {
    const { own, admin, below } = contentWords[language];
    const staff = await openContent(language, "?in=companies&item=kopiya", width);
    const { page } = staff;
    const { choice } = formOf(page, language);
    await choice("draft").check();
    const { preview, publication, publishing, list } = admin;
    if ((await page.getByRole("button", { name: preview.show }).count()) > 0)
      await page.getByRole("button", { name: preview.show }).click();
    const name = await textbox(page, spoken(language, language === "en" ? "Name" : "会社名", language)).inputValue();
    await page.frameLocator("iframe").getByRole("heading", { level: 1, name }).waitFor();
    await page.frameLocator("iframe").getByRole("navigation").first().waitFor({ state: "attached" });
    await page
      .locator(".adm-effects")
      .getByText(own.preview.oncePublic.split("{effect}")[0] ?? "")
      .waitFor();
    await page.getByRole("button", { name: publication.leavingButtons.draft, exact: true }).click();
    const notice = page.getByRole("region", { name: publishing.label });
    await notice.getByText(publishing.hidden, { exact: true }).waitFor();
    await published();
    expect((await ask(`${below}/company/kopiya`)).status).toBe(404);
    await page.getByRole("article").filter({ hasText: list.states.draft }).waitFor();
    await notice.getByRole("button", { name: publishing.undo }).click();
    await notice.getByText(publishing.visible, { exact: true }).waitFor();
    await published();
    expect((await ask(`${below}/company/kopiya`)).status).toBe(200);
    await staff.close();
  },
);
