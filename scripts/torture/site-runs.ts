import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { rootDir } from "../../api/support/root-dir";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { faultsOfSite } from "../../e2e/any-content/any-site";
import { writeAnyContent } from "../../e2e/any-content/any-content";
import { Choices } from "../../e2e/any-content/choices";
import { flags } from "../../e2e/product/browsers";
import { compileSiteMaker } from "../../e2e/product/without-gatsby/make-site";
import { buildBrowserScripts } from "../../site/gatsby/gatsby-api/browser-scripts";
import { ensureChromium } from "../test/chromium";
import { anyOf, ownNames } from "../test/own-names";
import { retained } from "./retained";

/** Makes the sites of any contents, one of each seed; `good` when no page has a fault. */
export async function siteFigures(
  sites: number,
  firstSeed: number,
  print: (line: object) => void,
): Promise<{ readonly good: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), "torture-sites-"));
  await buildBrowserScripts();
  const { makeSite } = await compileSiteMaker(join(folder, "maker"), rootDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: flags });
  const foreign = anyOf(ownNames(sampleContent));
  let good = true;
  for (let seed = firstSeed; seed < firstSeed + sites; seed += 1) {
    const content = join(folder, String(seed));
    await writeAnyContent(content, new Choices(seed));
    const { pages, faults } = await faultsOfSite(content, { browser, makeSite, foreign, opened: "every page" });
    const [smallest] = faults.toSorted((a, b) => a.length - b.length);
    print({ torture: "sites", seed, pages, faults: faults.length, smallest });
    good &&= faults.length === 0;
  }
  await browser.close();
  if (good) rmSync(folder, { recursive: true });
  else print(retained(folder));
  return { good };
}
