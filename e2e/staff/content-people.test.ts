import { ask } from "../product/ask";
import { published } from "../product/published";
import { contentWords, expectWell, openContent, spoken } from "../support/content";
import { textbox } from "../support/staff";

test.each([
  ["en", 1280, "Name"],
  ["ja", 360, "氏名"],
] as const)(
  "a director is replaced, the order changed by keyboard, and both undone: %s",
  async (language, width, label) => {
    const { own, admin } = contentWords[language];
    const staff = await openContent(language, "?in=people", width);
    const { page } = staff;
    const cards = page.getByRole("article");
    await cards.first().waitFor();
    await expectWell(page);
    const board = async () => (await ask("/about/sccj-officeholders")).text();
    const before = await board();

    // The second of the list is replaced.
    await cards.nth(1).getByRole("button", { name: admin.list.edit }).click();
    const name = `Ayumi Hoshide ${language}`;
    await textbox(page, spoken(language, label, "en")).fill(name);
    await textbox(page, spoken(language, label, "ja")).fill("星出 歩");
    await expectWell(page);
    await page.locator("#adm-people-submit").click();
    await page.getByText(own.kind.saved).waitFor();
    await published();
    expect(await board()).toContain(name);
    await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
    await page.getByText(own.kind.saved).waitFor({ state: "detached" });
    await published();
    expect(await board()).not.toContain(name);

    await page.getByRole("button", { name: own.order.button }).click();
    const section = page.getByRole("region", { name: own.order.heading });
    const rows = section.getByRole("listitem");
    const last = (await rows.last().locator("span").first().innerText()).trim();
    const up = rows.last().getByRole("button", { name: admin.order.up });
    await up.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect((await rows.nth((await rows.count()) - 3).innerText()).includes(last)).toBe(true);
    await expectWell(page);
    await section.getByRole("button", { name: own.order.save }).click();
    await page.getByText(own.order.saved).waitFor();
    await published();
    expect(await board()).not.toBe(before);
    await page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
    await page.getByText(own.order.saved).waitFor({ state: "detached" });
    await published();
    const names = (html: string) => html.match(/<h3[^>]*>.*?<\/h3>/gs);
    expect(names(await board())).toEqual(names(before));
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);
