import english from "../../site/locales/en/editLink.json";
import japanese from "../../site/locales/ja/editLink.json";
import { contentWords, expectWell, spoken } from "../support/content";
import { openPage } from "../support/open-page";
import { jumps, watchShifts } from "../support/page-checks";
import { logIn, textbox } from "../support/staff";
import { visitor } from "../support/visitor";

const words = { en: english, ja: japanese };

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "after a login each public page leads to its form, which leads back; before it and after the logout none does: %s, %i px",
  async (language, width) => {
    const { admin, below } = contentWords[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    await watchShifts(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    const link = page.getByRole("link", { name: words[language].edit, exact: true });
    const company = `${below}/company/kopiya`;
    const seenByVisitor = async (): Promise<void> => {
      asked.length = 0;
      await openPage(page, company);
      expect(await link.count()).toBe(0);
      expect(asked.filter((path) => /edit\.js|formOfPage/.test(path))).toEqual([]);
    };
    await seenByVisitor();
    await page.goto(`${below}/adminEvents`);
    await logIn(page, language);
    await page.getByRole("article").first().waitFor();

    for (const [path, form] of [
      ["/events/2027-04-08-student-career-day", "/adminEvents?item=2027-04-08-student-career-day"],
      [
        "/news/2024-09-24-chamber-founded/a-chamber-for-singapore-and-japan",
        "/adminNews?item=2024-09-24-chamber-founded",
      ],
      ["/sccj-membership", "/adminContent?in=pages&item=membership"],
      ["/", "/adminContent?in=pages&item=home"],
    ] as const) {
      const address = path === "/" ? below || "/" : below + path;
      await openPage(page, address);
      expect(await link.getAttribute("href")).toBe(`${below}${form}&back=${encodeURIComponent(address)}`);
    }
    await openPage(page, company);
    await expectWell(page);
    expect(await jumps(page)).toEqual([]);
    await link.click();
    const label = language === "en" ? "Name" : "会社名";
    const name = textbox(page, spoken(language, label, language));
    const before = await name.inputValue();
    await name.fill(`${before} 2`);
    await page.locator("#adm-companies-submit").click();
    await page.getByRole("link", { name: admin.publishing.back }).click();
    await page.waitForURL((url) => url.pathname === company);
    expect(await page.locator("h1").textContent()).toBe(`${before} 2`);

    // What the list asks for is answered before the logout, after which it would be refused.
    const answers = ["collections", "translations"].map((what) => page.waitForResponse(`**/api/${what}/events`));
    await page.goto(`${below}/adminEvents`);
    await Promise.all(answers);
    await page.getByRole("button", { name: admin.session.logout, exact: true }).click();
    await page.getByLabel(admin.login.password).waitFor();
    await seenByVisitor();
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
