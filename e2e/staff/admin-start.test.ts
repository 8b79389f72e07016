import english from "../../site/locales/en/adminStart.json";
import japanese from "../../site/locales/ja/adminStart.json";
import adminEnglish from "../../site/locales/en/admin.json";
import adminJapanese from "../../site/locales/ja/admin.json";
import { fill } from "../../site/admin/kit/services/words";
import { startedProduct } from "../product/started-product";
import { axeFindings } from "../support/page-checks";
import { confirm, logIn } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor } from "../support/visitor";

const texts = {
  en: { own: english, admin: adminEnglish, below: "", width: 1280 },
  ja: { own: japanese, admin: adminJapanese, below: "/ja", width: 360 },
} as const;

test.each(["en", "ja"] as const)(
  "staff log in at the start page, see what waits, and go where it is done: %s",
  async (language) => {
    const { own, admin, below, width } = texts[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    const section = (name: string) => page.getByRole("region", { name, exact: true });
    const checked = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    };
    await page.goto(`${below}/admin`);
    await page.getByLabel(admin.login.password).waitFor();
    await logIn(page, language, startedProduct().password, "Mei Tan");
    for (const { heading } of [
      own.inquiries,
      own.health,
      own.waiting,
      own.events,
      own.translations,
      own.endings,
      own.changes,
    ])
      await section(heading).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${below}/admin`);
    const entry = page.getByRole("navigation", { name: admin.navigation.label }).getByRole("link").first();
    expect([await entry.innerText(), await entry.getAttribute("aria-current")]).toEqual([
      admin.navigation.start,
      "page",
    ]);

    // In English only, and undone by keyboard: the page says so and is as it was.
    const title = `Start page ${language}`;
    const fields = { date: "2027-03-03", title, description: "Tea." };
    expect((await call(page, "/api/addEvent", { fields })).status).toBe(201);
    await page.getByRole("button", { name: admin.list.retry }).click();
    const change = section(own.changes.heading).getByRole("listitem").filter({ hasText: title });
    await section(own.translations.heading).getByRole("link", { name: title }).waitFor();
    await change.getByText("Mei Tan").waitFor();
    await checked();
    await change.getByRole("button", { name: admin.publishing.undo }).focus();
    await page.keyboard.press("Enter");
    await checked();
    await confirm(page, fill(own.changes.confirm.added, { title }), admin.publishing.undo);
    await page.getByText(fill(admin.history.undone.added, { title })).waitFor();
    await section(own.translations.heading).getByRole("link", { name: title }).waitFor({ state: "detached" });
    await page.emulateMedia({ colorScheme: "dark" });
    await checked();

    await section(own.translations.heading)
      .getByRole("link", { name: new RegExp(`^${own.translations.events.replace("{count}", "\\d+")}$`) })
      .click();
    const filter = page.getByRole("combobox", { name: admin.list.languages, includeHidden: true });
    await filter.waitFor({ state: "attached" });
    expect(await filter.inputValue()).toBe("needs");
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
