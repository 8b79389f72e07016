import english from "../../site/locales/en/adminTranslator.json";
import japanese from "../../site/locales/ja/adminTranslator.json";
import { contentWords, expectWell } from "../support/content";
import { logIn } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor } from "../support/visitor";

const own = { en: english, ja: japanese };
const description =
  "## Come to [our page](/sccj-events)\n\n| Day | Price |\n| --- | --- |\n| Friday | 3,500 yen |\n\n- Kopiya speaks\n- `npm start`\n\n![Lanterns](/media/2026/2026-01-20-year-of-friendship-3947f537.jpg)";
const translated =
  "## 訳「Come to [訳「our page」](/sccj-events)」\n\n| 訳「Day」 | 訳「Price」 |\n| --- | --- |\n| 訳「Friday」 | 訳「3,500 yen」 |\n\n- 訳「コピ屋 speaks」\n- `npm start`\n\n![訳「Lanterns」](/media/2026/2026-01-20-year-of-friendship-3947f537.jpg)";

/** In place of the browser's translator, whose models are not on this device. It waits for `finish`. */
function installTranslator(): void {
  const events = new EventTarget();
  const page = window as unknown as Record<string, unknown>;
  const opened = new Promise<void>((resolve) => {
    page["finish"] = resolve;
  });
  page["progress"] = (loaded: number) =>
    events.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
  page["Translator"] = {
    availability: () => Promise.resolve("downloadable"),
    create: async ({ monitor, signal }: { monitor: (of: EventTarget) => void; signal: AbortSignal }) => {
      if (!navigator.userActivation.isActive) throw new DOMException("no press", "NotAllowedError");
      monitor(events);
      await Promise.race([
        opened,
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))),
      ]);
      return { translate: (text: string) => Promise.resolve(`訳「${text}」`), destroy: () => undefined };
    },
  };
}

test.each([
  ["en", 1280],
  ["en", 360],
  ["ja", 1280],
  ["ja", 360],
] as const)(
  "%s, %i px: the device translates the empty texts; they stay marked until a person confirms them",
  async (language, width) => {
    const { admin, below } = contentWords[language];
    const words = own[language];
    const { page, faults, close } = await visitor({ language, width });
    await page.addInitScript(installTranslator);
    await page.goto(`${below}/adminEvents`);
    await logIn(page, language);
    await page.getByRole("search").waitFor();
    const title = `Lantern walk ${language} ${String(width)}`;
    const added = await call(page, "/api/addEvent", {
      fields: { title, date: "2027-02-05", time: "18:00", description },
    });
    expect(added.status).toBe(201);
    const id = added.body.item?._id ?? "";
    await page.goto(`${below}/adminEvents?item=${id}`);

    const field = (name: string) => page.locator(`#adm-events-${name}`);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const status = page
      .getByRole("group", { name: language === "ja" ? "機械翻訳" : "Machine translation" })
      .getByRole("status");
    await button(words.translate.ja).click();
    await page.evaluate(() => (window as unknown as { progress: (share: number) => void }).progress(0.4));
    await status.getByText("40%").waitFor();
    const submit = page.locator("#adm-events-submit");
    const before = await submit.boundingBox();
    await button(words.cancel).click();
    await status.getByText(words.cancelled).waitFor();
    expect((await submit.boundingBox())?.height).toBe(before?.height);
    expect(await field("title_jp").inputValue()).toBe("");

    await button(words.translate.ja).click();
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await status.getByText(words.done).waitFor();
    expect(await field("title_jp").inputValue()).toBe(`訳「${title}」`);
    expect(await field("description_jp").inputValue()).toBe(translated);
    expect(await field("title").inputValue()).toBe(title);
    expect(await page.getByText(admin.translations.fieldMachine, { exact: true }).count()).toBe(2);
    expect(await button(words.translate.ja).count()).toBe(0);
    await expectWell(page);

    const save = async () => {
      await submit.click();
      await page.getByText(admin.events.saved).waitFor();
    };
    await save();
    const stored = async () => (await call(page, `/api/collections/events/${id}`, { method: "GET" })).body;
    expect(await stored()).toMatchObject({ machine: ["title_jp", "description_jp"] });

    // The list names it until somebody has confirmed it: one text by a change, the other by the press.
    const listed = page.getByRole("article").filter({ hasText: title });
    await page.goto(`${below}/adminEvents?languages=machine`);
    await listed.getByText(admin.translations.machine.ja, { exact: true }).waitFor();
    await expectWell(page);
    await page.goto(`${below}/adminEvents?item=${id}`);
    await button(words.confirm).waitFor();
    await field("title_jp").fill("ランタンの散歩");
    expect(await page.getByText(admin.translations.fieldMachine, { exact: true }).count()).toBe(1);
    await button(words.confirm).click();
    await status.getByText(words.confirmed).waitFor();
    expect(await page.getByText(admin.translations.fieldMachine, { exact: true }).count()).toBe(0);
    await save();
    expect(await stored()).not.toHaveProperty("machine");

    await call(page, "/api/deleteEvent", { json: { _id: id } });
    expect(faults).toEqual([]);
    await close();
  },
);
