import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../content/model/text/language";
import { createRoutes } from "../../site/routes";
import { published } from "../product/published";
import { commitAll } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { expectWell } from "../support/content";
import { addressOf, openPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");

/** Eighteen more companies, so that there are thirty-one. */
beforeAll(async () => {
  for (let number = 14; number <= 31; number += 1) {
    const isIn = number % 2 === 0 ? "location: Osaka\nlocation_jp: 大阪" : "location: Tokyo\nlocation_jp: 東京";
    const names = `name: Quay ${String(number)}\nname_jp: 岸壁${String(number)}\nreading: がんぺき${String(number)}`;
    const rest = "description: Trade\nlogoImg: /media/companies/kopiya.png\nlink: https://quay.example/";
    const file = join(startedProduct().repository, "content/companies", `quay-${String(number)}.md`);
    writeFileSync(file, `---\nid: ${String(number)}\n${names}\n${isIn}\n${rest}\n---\n`);
  }
  commitAll("More companies");
  await published();
});

test.each(languages.flatMap((language) => [360, 1280].map((width) => [language, width] as const)))(
  "more than thirty companies are filtered, and the address can be shared: %s, %d px",
  async (language, width) => {
    const { directory } = wordsIn(language);
    const path = routes.page(language, "directory");
    const [initial, osaka] = language === "en" ? ["Q", "Osaka"] : ["か行", "大阪"];
    const { page, faults, close } = await visitor({ language, width });
    await openPage(page, path);
    const cards = page.locator(".company-card:visible");
    expect(await cards.count()).toBe(31);
    await page.getByRole("combobox", { name: directory.filters.place }).selectOption(osaka);
    expect(await cards.count()).toBe(9);
    await page.getByRole("combobox", { name: directory.filters.initial }).selectOption(initial);
    await page.getByRole("main").getByRole("searchbox").fill("14");
    expect(await cards.locator("h2").allInnerTexts()).toEqual([language === "en" ? "Quay 14" : "岸壁14"]);
    const { search } = await addressOf(page);
    expect(new URLSearchParams(search).get("place")).toBe("Osaka");
    await expectWell(page);
    // Another visitor opens the address; without the word there are nine of them.
    const other = await visitor({ language, width });
    await openPage(other.page, path + search);
    expect(await other.page.locator(".company-card:visible").count()).toBe(1);
    await other.page.getByRole("main").getByRole("searchbox").fill("");
    expect(await other.page.locator(".company-card:visible").count()).toBe(9);
    expect([...faults, ...other.faults]).toEqual([]);
    await other.close();
    await close();
  },
);
