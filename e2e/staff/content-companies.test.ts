import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell, openContent, pictureFile, picturesOf, spoken } from "../support/content";
import { confirm, textbox, unfolded } from "../support/staff";

const labels = {
  en: { name: "Name", trade: "Industry or trade, in a few words", place: "Place", website: "Website", logo: "Logo" },
  ja: { name: "会社名", trade: "業種・事業内容（短く）", place: "所在地", website: "ウェブサイト", logo: "ロゴ" },
} as const;

const html = async (path: string) => (await ask(path)).text();
const directories = ["/sccj-members-directory", "/ja/sccj-members-directory"] as const;

test.each([
  ["en", 1280, { slug: "lantern-works", en: "Lantern Works", ja: "灯籠製作所" }],
  ["ja", 360, { slug: "paper-crane-studio", en: "Paper Crane Studio", ja: "折鶴工房" }],
] as const)(
  "a new member with a logo is on its page and in the directory, is edited, leaves and comes back: %s",
  async (language, width, { slug, ...names }) => {
    const { own, admin } = contentWords[language];
    const label = labels[language];
    const pages = { en: `/company/${slug}`, ja: `/ja/company/${slug}` };
    const staff = await openContent(language, "", width, "Mei Tan");
    const { page } = staff;
    const submit = page.locator("#adm-companies-submit");

    const link = page.getByRole("link", { name: new RegExp(`^${own.collections.companies}`) });
    await link.waitFor();
    await expectWell(page);
    await link.click();
    await page.getByRole("article").first().waitFor();
    await expectWell(page);

    // A new member, whose logo is stored before the rest is saved.
    await page.locator(".adm-new").click();
    await textbox(page, spoken(language, label.name, "en")).fill(names.en);
    await textbox(page, spoken(language, label.name, "ja")).fill(names.ja);
    expect(await textbox(page, own.companies.address).inputValue()).toBe(slug);
    await page.getByText(new RegExp(`/company/${slug}`)).waitFor();
    await textbox(page, spoken(language, label.trade, "en")).fill("Lanterns of paper");
    await textbox(page, spoken(language, label.trade, "ja")).fill("紙の提灯");
    await textbox(page, spoken(language, label.place, "en")).fill("Kyoto");
    await textbox(page, spoken(language, label.place, "ja")).fill("京都府");
    await page.getByLabel(new RegExp(`^${label.logo}`)).setInputFiles(await pictureFile("logo.png", "#b5322a"));
    await page.locator(`img[src*="/media/"][src*="${slug}"]`).waitFor();
    await textbox(page, label.website).fill(`https://${slug}.example`);
    await expectWell(page);
    await submit.click();
    await page.getByText(own.kind.added).waitFor();
    await published();
    const ofAll = picturesOf(await html("/company/kopiya"));
    const [logo = "", ...others] = picturesOf(await html(pages.en)).filter((picture) => !ofAll.includes(picture));
    expect(others).toEqual([]);
    expect((await ask(logo)).headers.get("content-type")).toMatch(/^image\//);
    const expectListed = async (trade: string) => {
      for (const each of ["en", "ja"] as const) {
        const company = await html(pages[each]);
        expect(company).toContain(names[each]);
        expect(picturesOf(company)).toContain(logo);
      }
      expect(await html(pages.en)).toContain(trade);
      for (const [at, each] of (["en", "ja"] as const).entries()) {
        const directory = await html(directories[at] ?? "");
        expect(directory).toContain(names[each]);
        expect(picturesOf(directory)).toContain(logo);
      }
    };
    await expectListed("Lanterns of paper");

    const card = page.getByRole("article").filter({ hasText: names[language] });
    await card.getByRole("button", { name: admin.list.edit, exact: true }).click();
    await textbox(page, spoken(language, label.trade, "en")).fill("Lanterns of paper and silk");
    await submit.click();
    await page.getByText(own.kind.saved).waitFor();
    await published();
    await expectListed("Lanterns of paper and silk");

    await (await unfolded(card)).getByRole("button", { name: own.leaving.delete, exact: true }).click();
    await confirm(page, own.leaving.confirmDelete, own.leaving.delete);
    await page.getByText(own.leaving.deleted).waitFor();
    await card.waitFor({ state: "detached" });
    await published();
    for (const path of Object.values(pages)) expect((await ask(path)).status).toBe(404);
    for (const path of directories) expect(await html(path)).not.toContain(`/company/${slug}`);

    await page.getByRole("button", { name: own.leaving.deletedItems.show }).click();
    const deleted = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: names[language], exact: true }) });
    await deleted.waitFor();
    await expectWell(page);
    await deleted.getByRole("button", { name: own.leaving.deletedItems.bringBack, exact: true }).click();
    await page.getByText(fill(own.leaving.deletedItems.back, { title: names[language] })).waitFor();
    await card.waitFor();
    await published();
    await expectListed("Lanterns of paper and silk");
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
