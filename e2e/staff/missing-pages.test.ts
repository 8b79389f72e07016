import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import english from "../../site/locales/en/adminHealth.json";
import japanese from "../../site/locales/ja/adminHealth.json";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell } from "../support/content";
import { focusOf } from "../support/focus";
import { axeFindings } from "../support/page-checks";
import { logIn } from "../support/staff";
import { visitor } from "../support/visitor";
import adminWords from "../../site/locales/en/admin.json";
import adminWordsJa from "../../site/locales/ja/admin.json";

const path = "/brochure-of-2019";
const words = { en: { own: english, admin: adminWords }, ja: { own: japanese, admin: adminWordsJa } };

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "an address that visitors asked for in vain is led to a page from the health page: %s",
  async (language, width) => {
    const missing = `${path}-${language}`;
    // Another household than that of this machine, whose other tests ask for missing pages, too.
    for (const visitorsAddress of ["198.51.100.7", "198.51.100.8"])
      expect((await ask(missing, { headers: { "X-Forwarded-For": visitorsAddress } })).status).toBe(404);
    const { own, admin } = words[language];
    const staff = await visitor({ language, width });
    const { page } = staff;
    await page.goto(language === "en" ? "/adminHealth" : "/ja/adminHealth");
    await page.getByLabel(admin.login.password).waitFor();
    await logIn(page, language, undefined, "Mei");
    const list = page.getByRole("region", { name: own.missing.heading });
    const row = list.getByRole("row").filter({ hasText: missing });
    await row.getByRole("cell", { name: "2", exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await row.getByRole("link").click();
    const target = page.locator("textarea:focus");
    await target.waitFor();
    expect(await focusOf(page)).toMatchObject({ inSight: true });
    expect(
      await page
        .locator("#adm-redirects-entries textarea")
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
    ).toContain(missing);
    await target.fill("/sccj-about");
    await expectWell(page);
    await page.locator("#adm-redirects-submit").click();
    await page.getByText(contentWords[language].own.kind.saved).waitFor();
    const moved = await ask(missing, { redirect: "manual" });
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/sccj-about"]);
    const health = await page.evaluate(async () => (await (await fetch("/api/health")).json()) as StaffHealthAnswer);
    expect(health.missing?.map((one) => one.path)).not.toContain(missing);

    await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
    await page.getByText(contentWords[language].own.kind.saved).waitFor({ state: "detached" });
    await published();
    // A redirect that leads nowhere yet has no preview, which the browser notes.
    expect(staff.faults.filter((fault) => !fault.includes("status of 400"))).toEqual([]);
    await staff.close();
  },
);
