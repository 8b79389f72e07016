import type { Page } from "playwright-core";
import sharp from "sharp";
import adminEnglish from "../../site/locales/en/admin.json";
import adminJapanese from "../../site/locales/ja/admin.json";
import english from "../../site/locales/en/adminContent.json";
import japanese from "../../site/locales/ja/adminContent.json";
import { fill } from "../../site/admin/kit/services/words";
import { startedProduct } from "../product/started-product";
import { axeFindings } from "./page-checks";
import { logIn } from "./staff";
import { visitor, type Visitor } from "./visitor";

/** The words of the content pages in both languages. */
export const contentWords = {
  en: { own: english, admin: adminEnglish, below: "" },
  ja: { own: japanese, admin: adminJapanese, below: "/ja" },
} as const;

/** Opens a content page, logged in. */
export async function openContent(language: "en" | "ja", query: string, width: number, name = ""): Promise<Visitor> {
  const staff = await visitor({ language, width });
  await staff.page.goto(`${contentWords[language].below}/adminContent${query}`);
  await logIn(staff.page, language, startedProduct().password, name);
  return staff;
}

/** The label of a text in a language, as forms show it. */
export function spoken(page: "en" | "ja", label: string, language: "en" | "ja"): string {
  const { inEnglish, inJapanese } = contentWords[page].admin.form;
  return fill(language === "en" ? inEnglish : inJapanese, { label });
}

/** A picture of one colour as a file to be chosen. */
export async function pictureFile(name: string, background: string) {
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** The pictures of a public page, each in its largest size. */
export const picturesOf = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<img[^>]* src="(\/pictures\/[^"]+)"/g), ([, picture = ""]) => picture)),
];

/** Nothing that axe finds, and nothing to be scrolled sideways. */
export async function expectWell(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
