import { createRoutes } from "../../site/routes";
import { addressOf, openPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");

test.each([
  ["en", "coffee", "Kopiya"],
  ["ja", "コーヒー", "コピ屋"],
] as const)(
  "a company found by a word of its description is found again on the way back, %s",
  async (language, word, name) => {
    const { directory } = wordsIn(language);
    const path = routes.page(language, "directory");
    const { page, faults, close } = await visitor({ language, width: 360 });
    await openPage(page, path);
    const cards = page.locator(".company-card h2:visible");
    await page.getByRole("searchbox", { name: directory.search.label }).fill(word);
    expect(await cards.allInnerTexts()).toEqual([name]);
    expect(await page.getByText(directory.described).isVisible()).toBe(true);
    await page.getByRole("link", { name }).click();
    await page.waitForURL(`**${routes.company(language, "kopiya")}`);
    await page.goBack();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect((await addressOf(page)).searchParams.get("q")).toBe(word);
    expect(await page.getByRole("searchbox", { name: directory.search.label }).inputValue()).toBe(word);
    expect(await cards.allInnerTexts()).toEqual([name]);
    // Another visitor opens the address.
    const other = await visitor({ language });
    await openPage(other.page, `${path}?q=${encodeURIComponent(word)}`);
    expect(await other.page.locator(".company-card h2:visible").allInnerTexts()).toEqual([name]);
    expect([...faults, ...other.faults]).toEqual([]);
    await other.close();
    await close();
  },
);
