import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { languages } from "../../content/model/text/language";
import { describeEngine, firefox, installedPrograms, webKit } from "../../scripts/test/other-engines";
import adminWords from "../../site/locales/en/admin.json";
import contactEnglish from "../../site/locales/en/contact.json";
import contactJapanese from "../../site/locales/ja/contact.json";
import { createRoutes } from "../../site/routes";
import { git, headCommit } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { openInbox } from "../support/inbox";
import { wordsIn } from "../support/words";
import { openChromium } from "./chromium-window";
import type { EngineWindow } from "./engine-window";
import { startFirefox } from "./firefox";
import { webDriverWindow } from "./web-driver-window";
import { startWebKit } from "./web-kit";

const routes = createRoutes("sccj");
const contactWords = { en: contactEnglish, ja: contactJapanese };
const found = { en: { word: "coffee", company: "Kopiya" }, ja: { word: "コーヒー", company: "コピ屋" } };

describe("in Chromium", () => walkMainTasks(openChromium));
for (const [engine, start] of [
  [webKit, startWebKit],
  [firefox, startFirefox],
] as const) {
  const programs = installedPrograms(engine);
  if (programs === undefined) test.skip(describeEngine(engine), () => undefined);
  else
    describe(`in ${engine.name}`, () =>
      walkMainTasks(async () => webDriverWindow(await start(programs), startedProduct().url)));
}

/** The tests of one engine, which share a window. */
function walkMainTasks(openWindow: () => Promise<EngineWindow>): void {
  let window: EngineWindow;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "engines-"));
    window = await openWindow();
  });
  afterAll(async () => {
    await window.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(languages)("a visitor reads, calculates, searches and writes, each form by Enter: %s", async (language) => {
    const { common, directory, membership } = wordsIn(language);
    const path = async (): Promise<string> => (await window.address()).pathname;

    await window.open(routes.page(language, "home"));
    await window.waitFor("h1");
    await window.click(".nav-toggle", common.nav.membership);
    expect(await window.attribute(".nav-toggle[aria-controls$=membership]", "aria-expanded")).toBe("true");
    await window.click(".nav-sublink", common.nav.directory);
    await window.waitFor(".directory h2");
    expect(await path()).toBe(routes.page(language, "directory"));

    const { word, company } = found[language];
    await window.type(".company-search input", word);
    await window.waitFor(".company-described", directory.described);
    const searched = await window.address();
    expect(searched.searchParams.get("q")).toBe(word);
    await window.pressEnter(".company-search input");
    expect(await window.shown(".company-card h2")).toEqual([company]);
    expect(await window.address()).toEqual(searched);
    await window.click(".company-card a", company);
    await window.waitFor("h1", company);

    const other = language === "en" ? "ja" : "en";
    await window.click(`.language-switch a[hreflang=${other}]`);
    await window.waitFor("h1", found[other].company);
    await window.click(`.language-switch a[hreflang=${language}]`);
    await window.waitFor("h1", company);

    await window.open(routes.page(language, "membership"));
    await window.click(".choice-options label:has([value=student])");
    await window.waitFor(".choice fieldset:disabled legend", membership.choice.size);
    const [fee = ""] = await window.shown(".bill-total");
    await window.click(".choice-options label:has([value=corporate])");
    await window.waitFor(".choice fieldset:enabled legend", membership.choice.size);
    expect(await window.shown(".bill-total")).not.toEqual([fee]);
    // Enter in a field for a day is the browser's own: two of them open a calendar.
    await window.click(".choice button");
    await window.waitFor("#first-bill:focus");
    expect((await window.address()).searchParams.get("tier")).toBe("corporate");

    await window.type(".header-search input", company);
    await window.pressEnter(".header-search input");
    await window.waitFor(".search-results h2", company);
    expect(await path()).toBe(routes.page(language, "search"));
    await window.pressEnter(".search-form input[type=search]");
    await window.waitFor(".search-results h2", company);
    expect((await window.address()).searchParams.get("q")).toBe(company);

    const contact = contactWords[language];
    await window.open(routes.page(language, "contact"));
    await window.waitFor(".contact-send:enabled");
    await window.pressEnter("#contact-name");
    await window.waitFor(".contact-form a", contact.problems.messageRequired);
    // Five messages are taken from one address in ten minutes; these are three, one of each engine.
    if (language === "en") return;
    await window.type("#contact-name", "Mei 芽衣");
    await window.type("#contact-email", "mei@harbour.example");
    await window.type("#contact-message", "Hello\nこんにちは");
    await window.pressEnter("#contact-company");
    await window.waitFor("h2", contact.sent.title);
    const inbox = await openInbox();
    const sent = (await inbox.list()).find(({ name }) => name === "Mei 芽衣");
    expect(sent?.message).toBe("Hello\nこんにちは");
    expect(await inbox.remove(sent?._id ?? "")).toBe(200);
  });

  test("staff log in, save a news item with a picture and take it back", async () => {
    const { form, news, publishing, history } = adminWords;
    const before = headCommit();
    const item = "2025-01-15-membership-plans";
    const picture = join(folder, "plans.jpg");
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c8102e" } })
      .jpeg()
      .toFile(picture);
    await window.open(`/adminNews?item=${item}`);
    await window.type("input[type=password]", startedProduct().password);
    await window.pressEnter("input[type=password]");
    await window.waitFor(".adm-form h2", news.editHeading);
    await window.giveFile(".adm-image input[type=file]:not([capture])", picture);
    await window.waitFor(".adm-image-preview");
    await window.type("#adm-news-imageAlt", "Four doors");
    await window.type("#adm-news-imageAlt_jp", "四つの扉");
    await window.click(".adm-form button[type=submit]", form.save);
    await window.click(".adm-dialog-buttons button", form.save);
    await window.waitFor("[role=status]", news.saved);
    const saved = git("show", `HEAD:content/news/2025/${item}.md`);
    expect(saved).toContain("imageAlt: Four doors");
    expect(saved).toMatch(/^image: \/media\/.+\.jpg$/m);
    await window.click("button", publishing.undo);
    await window.waitFor("[role=status]", history.undone.changed.split("”")[1]);
    expect(git("diff", "--name-only", before, "HEAD", "--", "content/news")).toBe("");
  });
}
