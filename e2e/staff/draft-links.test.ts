import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { eventFile } from "../../api/test-support/item-files";
import english from "../../site/locales/en/adminDraftLinks.json";
import japanese from "../../site/locales/ja/adminDraftLinks.json";
import { ask } from "../product/ask";
import { noticed, published } from "../product/published";
import { commitAll } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { contentWords, expectWell } from "../support/content";
import { confirm, logIn } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor, type Visitor } from "../support/visitor";

const linkWords = { en: english, ja: japanese };
const career = "2027-04-08-student-career-day";

async function openStaff(language: "en" | "ja", width: number, query: string): Promise<Visitor> {
  const staff = await visitor({ language, width });
  await staff.page.goto(`${contentWords[language].below}/adminEvents${query}`);
  await logIn(staff.page, language);
  return staff;
}

/** A draft with a picture that nothing else shows. */
async function addDraft(id: string, title: string, title_jp: string): Promise<string> {
  const image = `/media/2026/${id}.png`;
  const fields = { title, title_jp, date: "2027-05-20", draft: "true", image, imageAlt: "A lantern" };
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: "darkred" } });
  const files = {
    [`events/2026/${id}.md`]: eventFile(fields, "Along the river.", "川沿いを歩きます。"),
    [image.slice(1)]: await picture.png().toBuffer(),
  };
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(startedProduct().repository, "content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  commitAll("Write a draft");
  await noticed();
  await published();
  return image;
}

test.each([
  ["en", 1280, "2026-lantern-walk", "灯籠"],
  ["ja", 360, "2026-river-walk", "舟歌"],
] as const)(
  "a board member without a login reads a draft with its picture, until the link is taken back: %s, %i px",
  async (language, width, id, title_jp) => {
    const other = language === "en" ? "ja" : "en";
    const titles = { en: `Walk ${id}`, ja: title_jp };
    const image = await addDraft(id, titles.en, titles.ja);
    const { below } = contentWords[language];
    const own = linkWords[language];
    const staff = await openStaff(language, width, `?item=${id}`);
    const links = staff.page.getByRole("region", { name: own.heading });
    await links.getByRole("button", { name: own.make }).click();
    const [en, ja] = await Promise.all(
      (["en", "ja"] as const).map((each) => links.getByRole("link", { name: own.pages[each] }).getAttribute("href")),
    );
    await links.getByText(own.expires.split("{time}")[0] ?? "").waitFor();
    await links.getByRole("button", { name: own.copy[language] }).click();
    await staff.page.getByText(own.copied).waitFor({ state: "attached" });
    const link = { en: en ?? "", ja: ja ?? "" };
    expect(await staff.page.evaluate(() => navigator.clipboard.readText())).toBe(link[language]);
    expect(new URL(link.ja).pathname).toBe(`/ja${new URL(link.en).pathname}`);
    await expectWell(staff.page);

    const member = await visitor({ language, width });
    const { page } = member;
    const answer = await page.goto(new URL(link[language]).pathname);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    await page.getByRole("heading", { level: 1, name: titles[language] }).waitFor();
    const isDrawn = (address: string) =>
      [...document.images].some(({ src, naturalWidth }) => decodeURI(src).endsWith(address) && naturalWidth > 0);
    await page.waitForFunction(isDrawn, image);
    await expectWell(page);
    // Nothing of the page runs: it asks for no newer item, and moves nobody to another language.
    expect(await page.evaluate(() => document.documentElement.dataset["ready"])).toBeUndefined();
    await page
      .locator(`a[hreflang=${other}]`)
      .first()
      .evaluate((twin) => (twin as HTMLAnchorElement).click());
    await page.getByRole("heading", { level: 1, name: titles[other] }).waitFor();
    expect(member.faults).toEqual([]);
    for (const path of [`/events/${id}`, `/ja/events/${id}`, image]) expect((await ask(path)).status).toBe(404);

    await links.getByRole("button", { name: own.revoke }).click();
    await confirm(staff.page, own.confirmRevoke, own.revoke);
    await links.getByRole("link").first().waitFor({ state: "detached" });
    const gone = await page.goto(new URL(link[language]).pathname);
    expect(gone?.status()).toBe(404);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect((await ask(new URL(link.en).pathname + image)).status).toBe(404);
    expect((await (await ask(`${below}/sccj-events`)).text()).includes(titles[language])).toBe(false);
    expect(staff.faults).toEqual([]);
    await Promise.all([staff.close(), member.close()]);
  },
);

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)("of a prepared change, the page as it will be: %s, %i px", async (language, width) => {
  const own = linkWords[language];
  const staff = await openStaff(language, width, "");
  await staff.page.getByRole("article").first().waitFor();
  const venue = `Hall of ${language}`;
  const json = { venue, venue_jp: venue, publishAt: "2027-04-01T00:00+09:00" };
  const saved = await call(staff.page, `/api/collections/events/${career}?next=1`, { method: "PUT", json });
  expect(saved.status).toBe(200);
  await staff.page.goto(`${contentWords[language].below}/adminEvents?next=1&item=${career}`);
  const links = staff.page.getByRole("region", { name: own.heading });
  await links.getByRole("button", { name: own.make }).click();
  const link = (await links.getByRole("link", { name: own.pages[language] }).getAttribute("href")) ?? "";
  const member = await visitor({ language, width });
  await member.page.goto(new URL(link).pathname);
  await member.page.getByText(venue).first().waitFor();
  expect(await (await ask(`/events/${career}`)).text()).not.toContain(venue);
  expect([member.faults, staff.faults]).toEqual([[], []]);
  await Promise.all([staff.close(), member.close()]);
});
