import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { installedChromium } from "../../scripts/test/chromium";
import { fill } from "../../site/admin/kit/services/words";
import { ask } from "../product/ask";
import { flags } from "../product/browsers";
import { shiftDates } from "../product/clock";
import { noticed, published } from "../product/published";
import { git } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { contentWords, expectWell, openContent, spoken } from "../support/content";
import { untilStored } from "../support/stored-drafts";
import { logIn, textbox } from "../support/staff";

// A browser with its profile on disk: it can be killed, and the next one finds its storage.
const folder = mkdtempSync(join(tmpdir(), "chamber-browser-"));
let restarted: BrowserContext | undefined;
async function startBrowser(): Promise<Page> {
  const { url, clockShift } = startedProduct();
  restarted = await chromium.launchPersistentContext(folder, {
    executablePath: installedChromium(),
    timeout: patienceMs,
    args: [...flags],
    baseURL: url,
    viewport: { width: 360, height: 800 },
    locale: "ja-JP",
  });
  restarted.setDefaultTimeout(patienceMs);
  await restarted.addInitScript(shiftDates, clockShift);
  return restarted.newPage();
}
async function killBrowser(page: Page): Promise<void> {
  const killed = page.waitForEvent("close");
  const session = await page.context().newCDPSession(page);
  await Promise.all([killed, session.send("Browser.crash").catch(() => undefined)]);
}

afterAll(async () => {
  await restarted?.close();
  rmSync(folder, { recursive: true });
});

test("a maintainer commits the same file during an edit: only the field that both changed asks, and the rest comes together", async () => {
  const staff = await openContent("en", "?in=companies&item=kopiya", 1280, "Mei");
  const { page } = staff;
  const { own, admin } = contentWords.en;
  await textbox(page, spoken("en", "Industry or trade, in a few words", "en")).fill("Coffee, roasted in Koenji");
  await textbox(page, spoken("en", "Address", "en")).fill("4-5-7 Koenji-Minami, Suginami-ku, Tokyo");

  const path = "content/companies/kopiya.md";
  const file = join(startedProduct().repository, path);
  const edited = readFileSync(file, "utf8")
    .replace("id: 13\n", "id: 13 # the newest member\n")
    .replace("Singapore-style coffee and toast", "Coffee and kaya toast")
    .replace("location: Tokyo", "location: Yokohama")
    .replace("just soft enough.", "just soft enough. Tea is served, too.");
  writeFileSync(file, edited);
  const maintainer = ["-c", "user.name=Mo Maintainer", "-c", "user.email=mo@chamber.example"];
  git(...maintainer, "commit", "--quiet", "-m", "Correct Kopiya", "--", path);
  await noticed();

  await page.locator("#adm-companies-submit").click();
  const dialog = page.getByRole("alertdialog").filter({ hasText: admin.conflict.heading });
  await dialog.getByText(/^Mo Maintainer saved this item/).waitFor();
  const choices = dialog.getByRole("group");
  expect(await choices.count()).toBe(1);
  const asked = await choices.innerText();
  for (const text of ["Coffee, roasted in Koenji", "Coffee and kaya toast"]) expect(asked).toContain(text);
  expect(await dialog.innerText()).toContain("Theirs: Place (English), About the company (English)");
  await expectWell(page);
  await dialog.getByRole("button", { name: admin.conflict.save }).click();
  await page.getByText(own.kind.saved).waitFor();
  // Byte for byte what the maintainer wrote, but for the two lines of the form.
  expect(git("show", `HEAD:${path}`)).toBe(
    edited
      .replace("Coffee and kaya toast", "Coffee, roasted in Koenji")
      .replace("4-5-6 Koenji-Minami", "4-5-7 Koenji-Minami")
      .trim(),
  );
  await published();
  const html = await (await ask("/company/kopiya")).text();
  for (const text of ["Coffee, roasted in Koenji", "4-5-7 Koenji-Minami", "Yokohama", "Tea is served, too."])
    expect(html).toContain(text);
  expect(staff.faults.filter((fault) => !fault.includes("409"))).toEqual([]);
  await staff.close();
});

test("the browser is killed during an edit: the text is offered, continued and saved", async () => {
  const { own, admin } = contentWords.ja;
  const { password } = startedProduct();
  const heading = (page: Page) => page.locator('[id="adm-terms-sections.0.heading.ja"]');
  const unfold = async (page: Page) => {
    await page.locator("#adm-terms-sections-summary").click();
    await page.locator("#adm-terms-sections > ol > li > details > summary").first().click();
  };

  const before = await startBrowser();
  await before.goto("/ja/adminContent?in=terms&item=terms");
  await logIn(before, "ja", password);
  await unfold(before);
  await heading(before).fill("第1条（この規約について）");
  await untilStored(before, "この規約について");
  await killBrowser(before);

  const page = await startBrowser();
  // Chromium writes cookies some time later than a draft: with or without the session, the text is there.
  await page.context().clearCookies();
  await page.goto("/ja/adminContent?in=terms");
  await logIn(page, "ja", password);
  const notice = page.getByRole("region", { name: admin.drafts.heading });
  await notice.getByText(new RegExp(fill(admin.drafts.found, { time: ".+", title: own.collections.terms }))).waitFor();
  await expectWell(page);
  await notice.getByRole("button", { name: admin.drafts.continue }).click();
  await unfold(page);
  expect(await heading(page).inputValue()).toBe("第1条（この規約について）");
  await page.locator("#adm-terms-submit").click();
  await page.getByText(own.kind.saved).waitFor();
  await notice.waitFor({ state: "detached" });
  expect(git("show", "HEAD:content/terms.yml")).toContain("第1条（この規約について）");
});
