import { openPage } from "../support/open-page";
import { logIn } from "../support/staff";
import { tornDates } from "../support/torn-dates";
import { visitor, type Visitor } from "../support/visitor";

let opened: Visitor | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
/** The lines in which the browser shows each date below `main`. */
function dateLines({ page }: Visitor): Promise<string[][]> {
  return page.locator("main time").evaluateAll((elements) =>
    elements.map((element) => {
      const lines: { top: number; shown: string }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let index = 0; index < text.length; index += 1) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top } = range.getBoundingClientRect();
          const line = lines.at(-1);
          if (line && Math.abs(line.top - top) < 5) line.shown += text.data[index] ?? "";
          else lines.push({ top, shown: text.data[index] ?? "" });
        }
      }
      return lines.map(({ shown }) => shown.trim());
    }),
  );
}

test.each([
  ["en", "/sccj-events", /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}/],
  ["ja", "/ja/sccj-events", /\d{4}年\d{1,2}月\d{1,2}日（.）/],
] as const)(
  "on a phone no date is torn apart, also where an event lasts several days (%s)",
  async (language, path, day) => {
    opened = await visitor({ language, width: 360 });
    await opened.page.goto(path);
    const dates = await dateLines(opened);
    expect(dates.length).toBeGreaterThan(3);
    expect(dates.some((lines) => lines.length > 1)).toBe(true);
    expect(dates.flat().filter((line) => !day.test(line))).toEqual([]);
  },
);

test.each([360, 768, 1280])("nor a phrase of the title on a Japanese cover: %d px", async (width) => {
  opened = await visitor({ language: "ja", width });
  await opened.page.goto("/ja/sccj-news");
  const torn = await opened.page.locator(".cover h2 :lang(ja)").evaluateAll((titles) =>
    titles.flatMap((title) =>
      [...title.childNodes].flatMap((phrase) => {
        const range = document.createRange();
        range.selectNode(phrase);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return phrase instanceof Text && lines.size > 1 ? [phrase.data] : [];
      }),
    ),
  );
  expect(torn).toEqual([]);
  expect(await opened.page.locator(".cover h2 wbr").count()).toBeGreaterThan(2);
});

test.each(["en", "ja"] as const)(
  "nor within a text of the staff pages, whose heading stands below the way back to the site: %s",
  async (language) => {
    opened = await visitor({ language, width: 360 });
    const { page } = opened;
    for (const name of ["adminEvents", "adminNews", "adminContent", "adminInquiries", "adminHealth", "admin"]) {
      await openPage(page, `${language === "ja" ? "/ja" : ""}/${name}`);
      if (name === "adminEvents") await logIn(page, language);
      await page.locator(".adm-header-actions").waitFor();
      await page
        .locator("main")
        .filter({ hasText: /20\d\d/ })
        .or(page.locator(".adm-empty"))
        // The overview of the collections shows no dates.
        .or(page.locator("main a[href*='?in=']"))
        .first()
        .waitFor();
      expect([name, await tornDates(page)]).toEqual([name, []]);
      for (const width of [1600, 1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const left = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.getBoundingClientRect().left);
        expect([name, width, await left("main h1")]).toEqual([name, width, await left("header a")]);
      }
    }
  },
);
