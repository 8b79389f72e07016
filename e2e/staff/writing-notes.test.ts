import english from "../../site/locales/en/admin.json";
import englishHealth from "../../site/locales/en/adminHealth.json";
import japanese from "../../site/locales/ja/admin.json";
import japaneseHealth from "../../site/locales/ja/adminHealth.json";
import { fill } from "../../site/admin/kit/services/words";
import { axeFindings } from "../support/page-checks";
import { logIn, textbox } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor } from "../support/visitor";

const words = { en: english, ja: japanese };
const health = { en: englishHealth, ja: japaneseHealth };
const description = { en: english.form.inEnglish, ja: japanese.form.inEnglish };
const differs = {
  en: 'The text says "3,500 yen" in English, but "3,000円" in Japanese.',
  ja: "英語では「3,500 yen」、日本語では「3,000円」となっており、内容に差があります。",
};
const weekday = {
  en: 'The text says "12月10日（水）", but the weekday of that date in 2026 is Thursday.',
  ja: "「12月10日（水）」とありますが、2026年のこの日は木曜日です。",
};
const nowhere = { en: "has a link that leads nowhere", ja: "リンク先がありません" };

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "%s, %i px: texts that disagree are noted below them, found in the list and in health, and saved all the same",
  async (language, width) => {
    const { page, faults, close } = await visitor({ language, width });
    const all = words[language];
    const prefix = language === "ja" ? "/ja" : "";
    await page.goto(`${prefix}/adminEvents`);
    await logIn(page, language);
    await page.getByRole("search").waitFor();
    const fields = {
      title: "Writers' lunch",
      title_jp: "執筆者の昼食会",
      date: "2026-12-10",
      time: "12:00 - 13:00",
      description: "Students pay 3,500 yen.",
      description_jp: "12月10日（水）に開催します。学生の方は3,000円です。",
    };
    const added = await call(page, "/api/addEvent", { fields });
    expect(added.status).toBe(201);
    const id = added.body.item?._id ?? "";
    const title = language === "ja" ? fields.title_jp : fields.title;

    // Health names the entry once the server has compared it.
    const inHealth = page.getByRole("main").getByRole("link", { name: title, exact: true });
    await page.goto(`${prefix}/adminHealth`);
    await page.getByRole("button", { name: all.list.retry, exact: true }).waitFor();
    await page.getByRole("heading", { name: health[language].problems.heading, exact: true }).waitFor();
    await inHealth.waitFor();
    expect(await page.getByText(fill(health[language].problems.disagreeing, { count: 1 })).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await inHealth.click();

    const notes = page.getByRole("list", { name: all.form.notes });
    await notes.getByText(differs[language], { exact: true }).waitFor();
    expect(await notes.getByText(weekday[language], { exact: true }).count()).toBe(1);
    expect(await page.getByRole("alert").filter({ hasText: "3,000円" }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeFindings(page)).toEqual([]);

    // A note prevents no save.
    const label = fill(description[language], { label: language === "ja" ? "説明" : "Description" });
    await textbox(page, label).fill("Students pay 3,500 yen. Come hungry: [form](https://exa mple.com).");
    // Chromium reads a host in it, which the server refuses.
    await page.getByText(nowhere[language]).waitFor();
    await page.getByRole("button", { name: all.form.save, exact: true }).click();
    await page.getByRole("region", { name: all.publishing.label }).waitFor();

    await page.goto(`${prefix}/adminEvents?languages=differ`);
    await page.getByRole("search").waitFor();
    await page.getByRole("article").first().waitFor();
    expect(await page.getByRole("article").count()).toBe(1);

    await call(page, "/api/deleteEvent", { json: { _id: id } });
    expect(faults).toEqual([]);
    await close();
  },
);
