import { ask } from "../product/ask";
import { noticed, published } from "../product/published";
import { contentWords, expectWell, openContent, pictureFile, spoken } from "../support/content";
import { confirm, textbox, unfolded } from "../support/staff";
import { closeBrowser } from "../support/visitor";

afterAll(closeBrowser);

const labels = {
  en: {
    name: "Name",
    description: "Industry or trade, in a few words",
    location: "Place",
    website: "Website",
    logo: "Logo",
  },
  ja: {
    name: "会社名",
    description: "業種・事業内容（短く）",
    location: "所在地",
    website: "ウェブサイト",
    logo: "ロゴ",
  },
} as const;

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "a new member with a logo is on its page and in the directory, leaves it and comes back: %s",
  async (language, width) => {
    const { own, admin, below } = contentWords[language];
    const label = labels[language];
    const staff = await openContent(language, "", width, "Mei Tan");
    const { page } = staff;
    await page.getByRole("link", { name: new RegExp(`^${own.collections.companies}`) }).waitFor();
    await expectWell(page);
    await page.getByRole("link", { name: new RegExp(`^${own.collections.companies}`) }).click();
    await page.getByRole("button", { name: "+" }).or(page.locator(".adm-new")).first().click();

    const name = `Lantern Works ${language}`;
    const slug = `lantern-works-${language}`;
    await textbox(page, spoken(language, label.name, "en")).fill(name);
    await textbox(page, spoken(language, label.name, "ja")).fill("ランタン工房");
    expect(await textbox(page, own.companies.address).inputValue()).toBe(slug);
    await textbox(page, spoken(language, label.description, "en")).fill("Lanterns");
    await textbox(page, spoken(language, label.description, "ja")).fill("提灯");
    await textbox(page, spoken(language, label.location, "en")).fill("Kyoto");
    await textbox(page, spoken(language, label.location, "ja")).fill("京都府");
    await page.getByLabel(new RegExp(`^${label.logo}`)).setInputFiles(await pictureFile("lantern.png", "#b5322a"));
    await page.locator(`img[src*="/media/"][src*="lantern"]`).waitFor();
    await textbox(page, label.website).fill("https://lantern.example");
    await page
      .getByText(own.companies.addressIs.split("{")[0] ?? "", { exact: false })
      .first()
      .waitFor();
    await expectWell(page);
    await page.locator("#adm-companies-submit").click();
    await page.getByText(own.kind.added).waitFor();
    await published();
    for (const path of [`/company/${slug}`, `/ja/company/${slug}`])
      expect(await (await ask(path)).text()).toMatch(/lantern[^"]*\.(?:png|webp)/);
    expect(await (await ask("/sccj-members-directory")).text()).toContain(name);

    const row = page.getByRole("article").filter({ hasText: language === "en" ? name : "ランタン工房" });
    await (await unfolded(row)).getByRole("button", { name: own.companies.delete }).click();
    await confirm(page, own.companies.confirmDelete, own.companies.delete);
    await page.getByText(own.companies.deleted).waitFor();
    await published();
    expect((await ask(`/company/${slug}`)).status).toBe(404);
    expect(await (await ask("/sccj-members-directory")).text()).not.toContain(name);

    await page.getByRole("button", { name: admin.history.deleted.show }).click();
    await page
      .getByRole("listitem")
      .filter({ hasText: name })
      .or(page.getByRole("listitem").filter({ hasText: "ランタン工房" }))
      .getByRole("button", { name: admin.history.deleted.bringBack, exact: true })
      .click();
    await noticed();
    await published();
    expect((await ask(`${below}/company/${slug}`)).status).toBe(200);
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
