import type { Browser } from "playwright-core";
import { languageOfPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { standardTime } from "../product/clock";
import { startStaticHost } from "../product/static-host";
import english from "../../site/locales/en/common.json";
import japanese from "../../site/locales/ja/common.json";
import { axeFindings } from "../support/page-checks";

const width = 320;
const loading = { en: english.loading, ja: japanese.loading } as const;

/** What shows only in a browser, on each of the pages in a window of 320 px: "path: fault". */
export async function shownFaults(
  browser: Browser,
  roots: readonly string[],
  paths: readonly string[],
): Promise<string[]> {
  const host = await startStaticHost(...roots);
  const faults: string[] = [];
  try {
    for (const language of languages) {
      // Readers of the page's own language: others are offered theirs.
      const context = await browser.newContext({ viewport: { width, height: 800 }, locale: language });
      await context.clock.setFixedTime(standardTime);
      const page = await context.newPage();
      const withoutScripts = await browser.newContext({ locale: language, javaScriptEnabled: false });
      const still = await withoutScripts.newPage();
      for (const path of paths.filter((of) => languageOfPath(of) === language)) {
        await page.goto(host.url + path);
        await page.locator("html[data-ready]").waitFor({ state: "attached" });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) faults.push(`${path}: ${String(wide)} px wide`);
        faults.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`));
        await still.goto(host.url + path);
        if (await still.getByText(loading[language], { exact: true }).filter({ visible: true }).count())
          faults.push(`${path}: loading for ever without scripts`);
      }
      await context.close();
      await withoutScripts.close();
    }
    return faults;
  } finally {
    await host.close();
  }
}
